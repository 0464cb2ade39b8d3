import { getTableName, sql } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { isClosedTo } from "#app/catalogue/eligibility/judge.ts";
import { kindOf, type StateFilter, soonDays, stateFilters } from "#app/catalogue/kinds/kinds.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import { wordsOf } from "#app/shared/text/search-text.ts";
import { catalogueVersion, hasWritten } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { searchTags } from "#database/schema/index.ts";
import { settleAll } from "#database/settle-all.ts";
import { type Collection, collections } from "./collections.server.ts";
import { type Demand, demandsOf, plain } from "./demands.ts";
import { isSentence, type Reading, readQuery } from "./parser/read-query.ts";
import { findPassingWords } from "./passing-words.server.ts";
import { recallAll } from "./recall.server.ts";
import type { SearchFilters } from "./search-filters.ts";

/** Of these, a listing has at least one. */
export interface Group {
  any: string[];
  /** In about so many listings. */
  docs: number;
}

/** What is looked for, in the database's own terms. */
export interface Search {
  collection: Collection;
  today: string;
  /** Of the catalogue that is searched; null while it is being changed by whoever asks. */
  version: string | null;
  /** The planner's own idea of how many there are; null where nobody has asked. */
  listings: number | null;
  /** Small letters, no accents; a listing meets all that are needed. */
  demands: Demand[];
  /** All that was typed, in English where we know it. */
  asked: string;
  /** A listing carries one tag of each group. */
  tagGroups: Group[];
  closesBy: string | null;
  /** Where it stands today, which no tag can say. */
  state: StateFilter | null;
  /** Listings that are closed to the reader, which are not found; null if that does not matter. */
  closedIds: string[] | null;
}

/** Something narrows this search that the word index knows nothing of. */
export const isBeyondIndex = ({ state, closedIds, demands }: Search) =>
  state !== null || closedIds !== null || demands.some((demand) => demand.isNeeded && demand.state !== null);

/** Something was typed that narrows it. */
export const isAsked = ({ demands }: Search) => demands.some(({ isNeeded }) => isNeeded);

/** Something was typed that some listings fit better than others: several words may be what one is called. */
export const isRanked = (search: Search) =>
  isAsked(search) ||
  search.asked.includes(" ") ||
  search.demands.some(({ prefers }) => Object.keys(prefers).length > 0);

export interface Wanted {
  collection: Collection;
  text: string;
  /** Letter by letter, without a thought about what it means. */
  isExact: boolean;
  chosen: SearchFilters["chosen"];
  applicant?: Applicant | null;
}

export const wantedBy = ({ kind, text, isExact, chosen, applicant }: SearchFilters): Wanted => ({
  collection: collections[kind],
  text,
  isExact,
  chosen,
  applicant,
});

/** Listings that welcome every field are found under each. */
export const everyField = ["field all fields", "field any field"];

const none: ReadonlySet<number> = new Set();

/** Writes words and filters the way the database keeps them. */
export async function prepareSearch(db: Database, wanted: Wanted, today: string): Promise<Search> {
  const { closing, state, ...chosen } = wanted.chosen;
  const reading = readQuery(wanted.isExact ? "" : wanted.text, today);
  const asked = demandsIn(wanted, reading);
  const catalogue = await lookAtCatalogue(db, wanted.collection, asked);
  const [tagGroups, passing] = await settleAll([
    findTagGroups(db, catalogue.version, wanted.collection, chosen),
    isSentence(reading) ? findPassingWords(db, wanted.collection, asked) : none,
  ]);
  const demands = catalogue.demands
    .map((demand, place) => (passing.has(place) ? { ...demand, isNeeded: false } : demand))
    .filter(({ words }) => words.length > 0);
  return {
    collection: wanted.collection,
    today,
    version: catalogue.version,
    listings: catalogue.listings,
    demands,
    asked: inEnglish(wanted, reading),
    tagGroups,
    closesBy: closing === "soon" ? daysAfter(today, soonDays) : null,
    state: stateFilters.find((one) => one === state) ?? null,
    closedIds: wanted.applicant ? await findClosedIds(db, wanted.collection, wanted.applicant, today) : null,
  };
}

async function findClosedIds(
  db: Database,
  { name }: Collection,
  applicant: Applicant,
  today: string,
): Promise<string[]> {
  const { listings } = await readSnapshot(db, today);
  const ofKind: readonly Listing[] = listings[kindOf[name === "jobs" ? "internships" : name]];
  return ofKind.filter(({ kind, facts }) => isClosedTo(kind, facts, applicant)).map(({ id }) => id);
}

/** As it may stand in a listing's name: those are in English. */
function inEnglish({ text }: Wanted, { pieces }: Reading): string {
  if (!pieces.some(({ means }) => means?.english)) return text;
  return pieces.map(({ typed, means }) => means?.english ?? typed).join(" ");
}

function demandsIn({ collection, text, isExact }: Wanted, reading: Reading): Demand[] {
  if (isExact) return wordsOf(text).map((word) => plain([word]));
  return demandsOf(reading, collection.name === "jobs" ? "internships" : collection.name);
}

interface Catalogue {
  version: string | null;
  listings: number;
  /** The words of each as the catalogue writes them. */
  demands: Demand[];
}

const settings = Object.entries({
  enable_seqscan: "off",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  work_mem: "32MB",
}).map(([name, value]) => sql.raw(`set_config('${name}', '${value}', true)`));

/**
 * On the way it tells PostgreSQL, for this transaction, that a page is waiting: read by index, however large the share of a table
 * looks; start no helpers and no compiler, which take longer than the answer; and give the row numbers of a common word the memory
 * they need.
 */
async function lookAtCatalogue(db: Database, collection: Collection, demands: Demand[]): Promise<Catalogue> {
  const typed = demands.map(({ words }) => words.join(" "));
  const isPlain = typed.every((text) => plainLetters.test(text));
  const texts = sql`array(
    select searchable(typed) from unnest(${sql.param(typed)}::text[]) with ordinality as given (typed, place) order by place
  )`;
  const version = catalogueVersion(db);
  const [answer] = await queryRows<{ hasWritten: boolean; rows: number; texts: string[] | null }>(
    db,
    sql`select ${hasWritten} as "hasWritten", reltuples::float8 as rows, ${isPlain ? sql`null` : texts} as texts,
      array[${sql.join(settings, sql`, `)}] as settings
      from pg_class where oid = ${getTableName(collection.table)}::regclass`,
  );
  const written = answer?.texts ?? typed.map((text) => text.toLowerCase());
  return {
    version: answer?.hasWritten === false ? version : null,
    listings: answer?.rows ?? 0,
    demands: demands.map((demand, place) => ({
      ...demand,
      words: (written[place] ?? "").split(" ").filter(Boolean),
    })),
  };
}

/** What `searchable` changes nothing of but its capitals. */
const plainLetters = /^[!-~ ]*$/;

/** The spellings that listings use for what was chosen; a value that nobody uses gives an empty group, which finds nothing. */
async function findTagGroups(
  db: Database,
  version: string | null,
  collection: Collection,
  chosen: Wanted["chosen"],
): Promise<Group[]> {
  const filters = Object.entries(chosen);
  if (filters.length === 0) return [];
  const groups = await recallAll(
    db,
    version,
    `spellings ${collection.name}`,
    filters.map(([name, value]) => `${name} ${value}`),
    async (missing) => {
      const spellings = await queryRows<{ place: number; tag: string; docs: number }>(
        db,
        sql.join(
          missing.map((tag, place) => spellingsOf(collection, tag, place)),
          sql` union all `,
        ),
      );
      return missing.map((_, place) => groupOf(spellings.filter((spelling) => spelling.place === place)));
    },
  );
  return groups.filter((group) => group !== undefined);
}

const groupOf = (spellings: { tag: string; docs: number }[]): Group => ({
  any: [...new Set(spellings.map(({ tag }) => tag))],
  docs: spellings.reduce((sum, { docs }) => sum + docs, 0),
});

function spellingsOf(collection: Collection, chosen: string, place: number) {
  const { kind, form, tag, docs } = searchTags;
  const others = chosen.startsWith("field ") && collection.name === "scholarships" ? everyField : [];
  return sql`
    select ${place}::int as place, ${tag}, ${docs} from ${searchTags}
    where ${kind} = ${collection.name} and (${form} = tag_form(${chosen}) or ${form} = any(${sql.param(others)}::text[]))`;
}
