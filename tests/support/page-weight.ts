import { request } from "node:http";

const kilobyte = 1024;

interface PageWeight {
  /** All that a visitor's first page brings, in KB: the page, its style, its font and the script that it begins with. */
  first: number;
  /** The same with the data saver on. */
  saver: number;
  /** The page alone, for who has the rest from another. */
  next: number;
  /** What waking it fetches besides. */
  awake: number;
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
  const next = await weigh(origin + path);
  const small = /<script type="module" src="([^"]+)"/g;
  const script = await sum(small, link("modulepreload"));
  const weights = {
    first: next + style + script + (await sum(link("preload"))),
    saver: (await weigh(origin + path, { Cookie: "data-saver=on" })) + style,
    next,
    awake: await sum(link("asleep")),
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
  const line = /^\| `([^`]+)` +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm;
  return new Map(
    [...text.matchAll(line)].map(([, path = "", ...numbers]) => {
      const [first = 0, saver = 0, next = 0, awake = 0] = numbers.map(Number);
      return [path, { first, saver, next, awake }];
    }),
  );
}
