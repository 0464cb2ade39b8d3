import { sql } from "drizzle-orm";
import { listingsPerPage } from "#app/catalogue/kinds/listings-per-page.ts";
import { countFound } from "#app/catalogue/search/count-found.server.ts";
import { prepareSearch, wantedBy } from "#app/catalogue/search/search.server.ts";
import { readSearchFilters } from "#app/catalogue/search/search-filters.ts";
import { searchScholarships } from "#app/catalogue/search/search-opportunities.server.ts";
import { suggestSpelling } from "#app/catalogue/search/suggest-spelling.server.ts";
import { moreLikeThis } from "#app/discover/details/more-like-this.server.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { scholarships, searchWords } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { processorClock } from "./processor-time.ts";

export const today = "2026-11-15";

/** What contains the very words, newest first: the rule before searches were read. */
export const oldRule = " · old rule";

/** Milliseconds of each run, as a clock goes by and of a processor's work. */
export type Timings = Map<string, { passed: number[]; worked: number[] }>;

const searches = {
  "no search": "",
  "common word": "q=scholarship",
  "less common word": "q=linguistics",
  "word of the middle": "q=%MIDDLE%",
  "rare word": "q=%RARE%",
  "common + rare": "q=scholarship+%RARE%",
  "common + common": "q=scholarship+engineering",
  "two that seldom meet": "q=cybersecurity+nanotechnology+musicology",
  "part of a word": "q=tisti",
  "two letters": "q=ng",
  "two letters, rare": "q=wx",
  "one letter": "q=e",
  miss: "q=qwertyuiop",
  "one filter": "country=Kenya",
  "three filters": "field=Law&country=Japan&level=doctorate",
  "filters + word": "field=Nursing&country=Sweden&q=research",
  "filters + rare word": "field=Law&country=Kenya&q=%RARE%",
  "closing soon": "closing=soon",
  "what students type": "q=fully+funded+masters+in+germany+without+ielts",
  "a field": "q=nursing",
  "a field and a country": "q=computer+science+kenya",
  "an exact name": "q=%NAME%",
  "a state": "q=open+now",
  "thirty words": `q=${Array.from({ length: 30 }, (_, place) => `wo${"ard".repeat(1 + (place % 3))}${place}`).join("+")}`,
  "a wall of letters": `q=${"ab%25_".repeat(50)}`,
  "by closing day": "sort=closing",
  "by closing day, rare word": "sort=closing&q=%RARE%",
};
const counted = {
  "no search": "",
  "common word": "q=scholarship",
  "less common word": "q=linguistics",
  "rare word": "q=%RARE%",
  "two letters": "q=ng",
  "one filter": "country=Kenya",
};

/** Each kind of question, asked many times, in turns. */
export async function measureSearches(
  { db }: Pick<OpenDatabase, "db">,
  { rounds = 30, only = "" } = {},
): Promise<Timings> {
  const all = await kindsOf(db);
  const kinds = new Map([...all].filter(([name]) => name.includes(only)));
  const timings: Timings = new Map([...kinds.keys()].map((name) => [name, { passed: [], worked: [] }]));
  for (const run of kinds.values()) await run();
  const clock = await processorClock(db);
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of kinds) {
      const [started, worked] = [performance.now(), clock()];
      await run();
      timings.get(name)?.passed.push(performance.now() - started);
      timings.get(name)?.worked.push(clock() - worked);
    }
  }
  return timings;
}

/** Every kind of question, as a visitor asks it. */
async function kindsOf(database: Database): Promise<Map<string, () => Promise<unknown>>> {
  const ask = <Answer>(work: (db: Database) => Promise<Answer>) =>
    asViewer({ kind: "visitor", database }, work);
  const words = await ask(findWords);
  const filtersOf = (address: string) =>
    readSearchFilters(
      new URLSearchParams(
        address
          .replace("%RARE%", words.rare)
          .replace("%MIDDLE%", words.middle)
          .replace("%NAME%", encodeURIComponent(words.name)),
      ),
    );
  const kinds = new Map<string, () => Promise<unknown>>();
  for (const [name, address] of Object.entries(searches)) {
    kinds.set(name, () => ask((db) => searchScholarships(db, filtersOf(address), today)));
    if (address.includes("q=") && !address.includes("sort="))
      kinds.set(`${name}${oldRule}`, () =>
        ask((db) => searchScholarships(db, filtersOf(`${address}&exact=1&sort=newest`), today)),
      );
  }
  const deep = await ask((db) => pageFarBack(db));
  kinds.set("a page far back", () =>
    ask((db) => searchScholarships(db, { ...filtersOf("q=scholarship"), page: deep }, today)),
  );
  for (const [name, address] of Object.entries(counted)) {
    kinds.set(`count: ${name}`, () =>
      ask(async (db) => countFound(db, await prepareSearch(db, wantedBy(filtersOf(address)), today))),
    );
  }
  kinds.set("did you mean", () => ask((db) => suggestSpelling(db, filtersOf("q=enginering"), today)));
  const { cards } = await ask((db) => searchScholarships(db, filtersOf(""), today));
  const some = cards[0] ?? { id: "" };
  kinds.set("more like this", () => ask((db) => moreLikeThis(db, "scholarships", some, today)));
  return kinds;
}

/** A word of very few listings, one of about a listing in three hundred, and the name of an old listing. */
async function findWords(db: Database): Promise<{ rare: string; middle: string; name: string }> {
  const total = await db.$count(scholarships);
  const nearest = async (docs: number) => {
    const [found] = await db
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(sql`kind = 'scholarships' and word ~ '^[a-z]{6,}$'`)
      .orderBy(sql`abs(docs - ${docs})`, searchWords.word)
      .limit(1);
    return found?.word ?? "";
  };
  const [old] = await db
    .select({ name: scholarships.title })
    .from(scholarships)
    .where(sql`not has_closed`)
    .orderBy(scholarships.createdAt)
    .limit(1);
  return { rare: await nearest(5), middle: await nearest(Math.round(total / 300)), name: old?.name ?? "" };
}

/** Page 4,000, or the last but a few of a smaller catalogue. */
async function pageFarBack(db: Database) {
  const total = await db.$count(scholarships);
  const number = Math.min(4_000, Math.floor((total * 0.7) / listingsPerPage));
  const [listing] = await db
    .select({
      id: scholarships.id,
      place: sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`,
    })
    .from(scholarships)
    .orderBy(sql`created_at desc, id desc`)
    .offset(number * listingsPerPage)
    .limit(1);
  return listing ? { number, direction: "after" as const, sort: "newest" as const, ...listing } : null;
}
