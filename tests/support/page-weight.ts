import { createHash } from "node:crypto";
import { request } from "node:http";

const kilobyte = 1024;

interface PageWeight {
  /** All that a visitor's first page brings, in KB: the page, its style, its font, the script that it begins with, and the dictionary. */
  first: number;
  /** The same with the data saver on. */
  saver: number;
  /** The page alone, for who has the rest from another. */
  next: number;
  /** The script that waking it fetches. */
  awake: number;
  /** What it was drawn of, fetched with it. */
  found: number;
  /** What it would fetch from another host. */
  foreign: string[];
}

/** Records of which much is known, by a search that finds each first; of articles, the first by its address. */
const fullRecords = {
  "/scholarship/*": "/browse?tab=scholarships&q=gates+cambridge",
  "/college/*": "/browse?tab=colleges&q=makerere",
  "/internship/*": "/browse?tab=internships&q=outreachy",
};

/** Every public page that the sitemap names, and of those that are one a record, one: its name with a star, and an address. */
export async function listPublicPages(origin: string): Promise<Map<string, string>> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const found = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .sort();
  const starred = (path: string) =>
    path.replace(/^\/(scholarship|college|internship|advice|union\/t)\/.+$/, "/$1/*");
  const pages = new Map<string, string>();
  for (const path of [...found, "/auth"]) if (!pages.has(starred(path))) pages.set(starred(path), path);
  for (const [name, search] of Object.entries(fullRecords)) {
    const [, record = ""] =
      new RegExp(`href="(${name.replace("*", '[^"/]+')})"`).exec(await read(search)) ?? [];
    pages.set(name, record);
  }
  return new Map([...pages].sort(([one], [other]) => (one < other ? -1 : 1)));
}

export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const html = await (await fetch(origin + path)).text();
  const link = (kind: string) => new RegExp(`<link rel="${kind}" href="([^"]+)"`, "g");
  const sum = async (...kinds: RegExp[]) => {
    const files = new Set(kinds.flatMap((kind) => [...html.matchAll(kind)].map(([, file = ""]) => file)));
    const weights = await Promise.all([...files].map((file) => weigh(origin + file)));
    return weights.reduce((all, weight) => all + weight, 0);
  };
  const style = await sum(link("stylesheet"));
  const dictionary = link("compression-dictionary");
  const alone = await weigh(origin + path);
  const small = /<script type="module" src="([^"]+)"/g;
  const script = await sum(small, link("modulepreload"));
  const weights = {
    first: alone + style + script + (await sum(link("preload"), dictionary)),
    saver: (await weigh(origin + path, { Cookie: "data-saver=on" })) + style,
    next: await weigh(origin + path, await withDictionary(origin, dictionary.exec(html)?.[1] ?? "")),
    awake: await sum(link("asleep")),
    found: await sum(link("found")),
  };
  const inKilobytes = Object.entries(weights).map(([name, bytes]) => [name, bytes / kilobyte]);
  return {
    ...(Object.fromEntries(inKilobytes) as typeof weights),
    foreign:
      html.match(
        /<(script|img|iframe|source)[^>]+src="(https?:)?\/\/|<link[^>]+rel="(stylesheet|preload)"[^>]+\/\//g,
      ) ?? [],
  };
}

/** As a browser says that it has the dictionary. */
async function withDictionary(origin: string, file: string): Promise<Record<string, string>> {
  const text = Buffer.from(await (await fetch(origin + file)).arrayBuffer());
  const name = createHash("sha256").update(text).digest("base64");
  return { "Accept-Encoding": "gzip, deflate, br, zstd, dcb, dcz", "Available-Dictionary": `:${name}:` };
}

/** What crosses the wire, with the headers. */
const weigh = (address: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const compressed = { "Accept-Encoding": "gzip, deflate, br", ...headers };
    request(address, { headers: compressed }, (answer) => {
      let bytes = answer.rawHeaders.reduce((sum, word) => sum + word.length + 2, 0);
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => resolve(bytes));
    })
      .on("error", reject)
      .end();
  });

type Budget = Omit<PageWeight, "foreign">;

/** The lines of `docs/budget.md`: by a page's name, what it may weigh. */
export function readBudget(text: string): Map<string, Budget> {
  const line = /^\| `([^`]+)` +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm;
  return new Map(
    [...text.matchAll(line)].map(([, path = "", ...numbers]) => {
      const [first = 0, saver = 0, next = 0, awake = 0, found = 0] = numbers.map(Number);
      return [path, { first, saver, next, awake, found }];
    }),
  );
}
