import { request } from "node:http";

const kilobyte = 1024;

interface PageWeight {
  /** Everything a first visit fetches, in KB: the page, its styles, its font and its initial script. */
  first: number;
  /** The same with the data saver on, which loads neither font nor script. */
  saver: number;
  /** The page alone, for browsers that have the rest cached. */
  next: number;
  /** The page alone as the first visitor after a change gets it: rendered now, and compressed at the fast level. */
  uncached: number;
  /** The scripts that hydrate it. */
  hydration: number;
  /** What it would fetch from another host. */
  foreign: string[];
}

/** Well-documented records, found by a search that returns each of them first; of articles, the first by address. */
const fullRecords = {
  "/scholarship/*": "/browse?tab=scholarships&q=gates+cambridge",
  "/college/*": "/browse?tab=colleges&q=makerere",
  "/internship/*": "/browse?tab=internships&q=outreachy",
  "/courses/*": "/courses?q=nursing",
};

/**
 * Every public page in the sitemap, one of each kind of record, and a search. Keys are the names in the budget, which
 * may end in an asterisk; values are addresses.
 */
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
  pages.set("/browse?q=*", "/browse?q=engineering");
  pages.set("/courses?grades=*", "/courses?country=Kenya&grades=ENG10.KIS9.MAT9.BIO11.PHY8.CHE10.HAG11");
  return new Map([...pages].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Weighs a page that this server hasn't rendered yet. Data saver is measured on the first response. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const uncached = await weigh(origin + path);
  const savedFirst = await weigh(origin + path, { Cookie: "data-saver=on" });
  const html = await (await fetch(origin + path)).text();
  const link = (kind: string) => new RegExp(`<link rel="${kind}" href="([^"]+)"`, "g");
  const sum = async (...kinds: RegExp[]) => {
    const files = new Set(kinds.flatMap((kind) => [...html.matchAll(kind)].map(([, file = ""]) => file)));
    const weights = await Promise.all([...files].map((file) => weigh(origin + file)));
    return weights.reduce((all, weight) => all + weight, 0);
  };
  const style = await sum(link("stylesheet"));
  const loader = /<script type="module" src="([^"]+)"/g;
  const weights = {
    first: uncached + style + (await sum(loader, link("modulepreload"), link("preload"))),
    saver: savedFirst + style,
    next: await weighCached(origin + path),
    uncached,
    hydration: await sum(link("deferred")),
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

/** Repeated requests get a better compressed copy, made in the background: takes the smallest of a few. */
async function weighCached(address: string): Promise<number> {
  let least = await weigh(address);
  for (let wait = 50; wait < 2_000; wait *= 2) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    least = Math.min(least, await weigh(address));
  }
  return least;
}

/** Bytes on the wire, headers included. */
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

/** The lines of `docs/budget.md`: the allowed weight by page name. */
export function readBudget(text: string): Map<string, Budget> {
  const line = /^\| `([^`]+)` +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm;
  return new Map(
    [...text.matchAll(line)].map(([, path = "", ...numbers]) => {
      const [first = 0, saver = 0, next = 0, uncached = 0, hydration = 0] = numbers.map(Number);
      return [path, { first, saver, next, uncached, hydration }];
    }),
  );
}

/** By how much a page in another language may weigh more, by the language's name. */
export function readAllowances(text: string): Map<string, Budget> {
  const line = /^\| (\w+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm;
  return new Map(
    [...text.matchAll(line)].map(([, language = "", ...numbers]) => {
      const [first = 0, saver = 0, next = 0, uncached = 0, hydration = 0] = numbers.map(Number);
      return [language, { first, saver, next, uncached, hydration }];
    }),
  );
}
