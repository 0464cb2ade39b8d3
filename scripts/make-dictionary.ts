import { writeFileSync } from "node:fs";

/**
 * Writes anew what pages have in common, for browsers to keep (decision 55), out of the pages of a server that runs with the starter
 * catalogue: `npm run dictionary -- http://localhost:3000`. Worth it when the frame or the cards have changed: `npm run budget` shows it.
 */
const file = new URL("../app/common/frame/pages.dictionary", import.meta.url);
/** Of records and articles, so many of each kind are looked at. */
const ofEachKind = 6;
/** Signs and words that follow each other count as one thing; it is taken when so many pages have it. */
const pieceLength = 4;
const inSoMany = 5;

const lists = [
  "/browse",
  "/browse?country=Ghana",
  "/browse?q=kenya",
  "/browse?tab=colleges",
  "/browse?tab=colleges&country=Nigeria",
  "/browse?tab=internships",
  "/jobs",
  "/calendar",
  "/calendar?tab=colleges",
];

const [origin] = process.argv.slice(2);
if (!origin) {
  console.error("Say where the server is: npm run dictionary -- http://localhost:3000");
  process.exit(1);
}

const read = async (path: string) => (await fetch(new URL(path, origin))).text();
const known = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = ""]) => new URL(address).pathname,
);

/** Some of a kind, from all over the list. */
function someOf(kind: string): string[] {
  const all = known.filter((path) => path.startsWith(`/${kind}/`));
  return all.filter((_, place) => place % Math.ceil(all.length / ofEachKind) === 0);
}

const single = known.filter((path) => path.split("/").length === 2 && !lists.includes(path));
// What is most often opened comes last: what is near is named in fewer bytes.
const paths = [...single, ...["advice", "internship", "college", "scholarship"].flatMap(someOf), ...lists];
const pages: string[][] = [];
for (const path of paths) pages.push((await read(path)).split(/(?<=>)|(?=<)/));

const pieceAt = (page: string[], place: number) => page.slice(place, place + pieceLength).join("");
const places = (page: string[]) =>
  Array.from({ length: Math.max(page.length - pieceLength + 1, 0) }, (_, place) => place);

const counts = new Map<string, number>();
for (const page of pages)
  for (const piece of new Set(places(page).map((place) => pieceAt(page, place))))
    counts.set(piece, (counts.get(piece) ?? 0) + 1);

const taken = new Set<string>();
const text = pages.map((page) => {
  const isTaken = new Set<number>();
  for (const place of places(page)) {
    const piece = pieceAt(page, place);
    if (taken.has(piece) || (counts.get(piece) ?? 0) < inSoMany) continue;
    taken.add(piece);
    for (let at = place; at < place + pieceLength; at++) isTaken.add(at);
  }
  return page.filter((_, at) => isTaken.has(at)).join("");
});
writeFileSync(file, text.join(""));
console.log(`${text.join("").length} characters out of ${pages.length} pages`);
