import { sql } from "drizzle-orm";
import { daysAfter } from "#app/common/calendar/days.ts";
import { type FilterName, type StateWanted, soonDays, statesWanted } from "#app/opportunities/kinds.ts";
import { ask } from "#database/ask.ts";
import { askTogether } from "#database/ask-together.ts";
import type { Database } from "#database/database.ts";
import { searchTags } from "#database/schema/index.ts";
import { type Collection, collections } from "./collections.server.ts";
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
  /** Small letters, no accents; a listing mentions all of them. */
  words: string[];
  /** A listing carries one tag of each group. */
  tagGroups: Group[];
  closesBy: string | null;
  /** Where it stands today, which no tag can say. */
  state: StateWanted | null;
  /** For those at this level, where no tag says it. */
  level: string | null;
}

/** Something narrows this search that the word index knows nothing of. */
export const isBeyondIndex = ({ state, level }: Search) => state !== null || level !== null;

export interface Wanted {
  collection: Collection;
  words: string[];
  chosen: SearchFilters["chosen"];
}

export const wantedBy = ({ kind, words, chosen }: SearchFilters): Wanted => ({
  collection: collections[kind],
  words,
  chosen,
});

/** Listings that welcome every field are found under each. */
export const everyField = ["field all fields", "field any field"];

/** Writes words and filters the way the database keeps them. */
export async function prepareSearch(db: Database, wanted: Wanted, today: string): Promise<Search> {
  const { closing, state, ...others } = wanted.chosen;
  const { level, ...tagged } = others;
  const chosen = wanted.collection.levels ? tagged : others;
  const [words, tagGroups] = await askTogether(db, [
    () => asSearchable(db, wanted.words),
    () => findTagGroups(db, wanted.collection, chosen),
  ]);
  return {
    collection: wanted.collection,
    today,
    words,
    tagGroups,
    closesBy: closing === "soon" ? daysAfter(today, soonDays) : null,
    state: statesWanted.find((one) => one === state) ?? null,
    level: (wanted.collection.levels && level) ?? null,
  };
}

/**
 * A word inside another one is found with it. On the way it tells PostgreSQL, for this transaction, that a page is waiting: read
 * by index, however large the share of a table looks; start no helpers and no compiler, which take longer than the answer; and
 * give the row numbers of a common word the memory they need.
 */
async function asSearchable(db: Database, words: string[]): Promise<string[]> {
  const settings = {
    enable_seqscan: "off",
    max_parallel_workers_per_gather: "0",
    jit: "off",
    work_mem: "32MB",
  };
  const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  const [answer] = await ask<{ text: string }>(
    db,
    sql`select searchable(${words.join(" ")}) as text, array[${sql.join(set, sql`, `)}] as settings`,
  );
  const plain = [...new Set(answer?.text.split(" "))].filter(Boolean);
  return plain.filter((word) => !plain.some((other) => other !== word && other.includes(word)));
}

/** The spellings that listings use for what was chosen; a value that nobody uses gives an empty group, which finds nothing. */
async function findTagGroups(
  db: Database,
  collection: Collection,
  chosen: Wanted["chosen"],
): Promise<Group[]> {
  const filters = Object.entries(chosen) as [FilterName, string][];
  if (filters.length === 0) return [];
  const spellings = await ask<{ place: number; tag: string; docs: number }>(
    db,
    sql.join(
      filters.map(([name, value], place) => spellingsOf(collection, name, value, place)),
      sql` union all `,
    ),
  );
  return filters.map((_, place) => {
    const own = spellings.filter((spelling) => spelling.place === place);
    return {
      any: [...new Set(own.map(({ tag }) => tag))],
      docs: own.reduce((sum, { docs }) => sum + docs, 0),
    };
  });
}

function spellingsOf(collection: Collection, name: FilterName, value: string, place: number) {
  const { kind, form, tag, docs } = searchTags;
  const others = name === "field" && collection.name === "scholarships" ? everyField : [];
  return sql`
    select ${place}::int as place, ${tag}, ${docs} from ${searchTags}
    where ${kind} = ${collection.name} and (${form} = tag_form(${`${name} ${value}`}) or ${form} = any(${sql.param(others)}::text[]))`;
}
