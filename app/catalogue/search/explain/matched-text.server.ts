import { sql } from "drizzle-orm";
import type { MatchedText } from "#app/catalogue/cards/matched-text.ts";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { tableOf } from "#app/catalogue/kinds/tables.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import { bare, fold } from "../parser/fold.ts";
import { readQuery } from "../parser/read-query.ts";
import { type QueryTerm, queryTerms } from "../plan/query-terms.ts";

interface ListingTexts {
  id: string;
  title: string;
  names: string[];
  courses: string[];
  texts: (string | null)[];
}

const columns = {
  scholarships: sql`title, aliases as names, '{}'::text[] as courses, array[eligibility, description, provider, amount, field_of_study] as texts`,
  colleges: sql`name as title, aliases as names, array(select programme->>'name' from jsonb_array_elements(programmes) as programme) as courses,
    array[description, admission, array_to_string(aid, ', '), array_to_string(programs, ', ')] as texts`,
  internships: sql`title, aliases as names, '{}'::text[] as courses, array[eligibility, description, field] as texts`,
} satisfies Record<Kind, unknown>;

/** For listings whose title doesn't contain the words of the search: the sentence that does. */
export async function findMatchedTexts(
  db: Database,
  { kind, text }: SearchFilters,
  ids: string[],
  today: string,
): Promise<Record<string, MatchedText>> {
  const terms = queryTerms(readQuery(text, today), kind).filter(({ isRequired }) => isRequired);
  if (terms.length === 0 || ids.length === 0) return {};
  const listings = await queryRows<ListingTexts>(
    db,
    sql`select id, ${columns[kind]} from ${tableOf[kindOf[kind]]} where id = any(${sql.param(ids)}::uuid[])`,
  );
  return Object.fromEntries(
    listings.flatMap((listing) => {
      const why = terms.map((term) => matchedTextOf(listing, term)).find((one) => one !== null);
      return why ? [[`/${kindOf[kind]}/${listing.id}`, why]] : [];
    }),
  );
}

/** Null if the title contains the term, or if only a fact matches, which the card shows. */
export function matchedTextOf(
  { title, names, courses, texts }: ListingTexts,
  { words, synonyms }: QueryTerm,
): MatchedText | null {
  const spellings = [...new Set([words.map((word) => bare(fold(word))).join(" "), ...synonyms])].filter(
    Boolean,
  );
  if (spellings.some((spelling) => fold(title).includes(spelling))) return null;
  const places: [MatchedText["says"], string[]][] = [
    ["name", names],
    ["course", courses],
    ["text", texts.flatMap((text) => (text ? sentencesOf(text) : []))],
  ];
  for (const [says, lines] of places) {
    for (const line of lines) {
      const spelling = spellings.find((one) => beginsWord(line, one) >= 0);
      if (spelling) return cutAround(says, line, beginsWord(line, spelling), spelling.length);
    }
  }
  return null;
}

const sentencesOf = (text: string) => text.split(/(?<=[.;!?]) /);

/** The position at which a term begins a word of a line; -1 if there is none. */
function beginsWord(line: string, term: string): number {
  const small = line.toLowerCase();
  if (small.length !== line.length) return -1;
  for (let place = small.indexOf(term); place >= 0; place = small.indexOf(term, place + 1))
    if (place === 0 || !/[\p{L}\p{N}]/u.test(small[place - 1] ?? "")) return place;
  return -1;
}

/** Characters shown on either side. */
const around = 60;

function cutAround(says: MatchedText["says"], line: string, place: number, length: number): MatchedText {
  const before = line.slice(0, place);
  const after = line.slice(place + length);
  const start =
    before.length > around ? `…${before.slice(before.indexOf(" ", before.length - around) + 1)}` : before;
  const end = after.length > around ? `${after.slice(0, after.lastIndexOf(" ", around)).trimEnd()}…` : after;
  return {
    says,
    before: start.toWellFormed(),
    match: line.slice(place, place + length),
    after: end.toWellFormed(),
  };
}
