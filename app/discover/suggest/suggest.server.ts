import { sql } from "drizzle-orm";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { kindWords } from "#app/catalogue/kinds/words.ts";
import { fold } from "#app/catalogue/search/parser/fold.ts";
import { textArray } from "#app/catalogue/search/search-conditions.server.ts";
import type { Suggestion } from "#app/shared/ui/fields/suggestions.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { searchTags } from "#database/schema/index.ts";
import { settleAll } from "#database/settle-all.ts";
import { findLikeWords, findNames, findProgrammes, type NamedListing } from "./find-names.server.ts";
import { type SuggestedMeaning, suggestMeanings } from "./suggest-meanings.ts";
import { fewestLetters, meantBeginning, nameWordsOf } from "./typed.ts";
import { meaningNames } from "./words.ts";

const most = { all: 8, meanings: 3, programmes: 2 };
/** More words than this nobody mistypes in one name. */
const mostCorrected = 4;

/** What could be meant by what was typed so far: listings to open, and words to search for, each with what it is. */
export async function suggest(
  db: Database,
  typed: string,
  kinds: readonly Kind[],
  today: string,
): Promise<Suggestion[]> {
  const words = nameWordsOf(typed);
  if (words.join("").length < fewestLetters) return [];
  const found = await suggestFor(db, typed, words, kinds, today);
  if (found.length > 0) return found;
  const meant = await correctBeginnings(db, words, kinds);
  return meant ? suggestFor(db, typed, meant, kinds, today) : [];
}

async function suggestFor(
  db: Database,
  typed: string,
  words: string[],
  kinds: readonly Kind[],
  today: string,
): Promise<Suggestion[]> {
  const [names, programmes, meanings] = await settleAll([
    findNames(db, words, kinds, today),
    kinds.includes("colleges") ? findProgrammes(db, words, most.programmes) : [],
    listFindable(db, suggestMeanings(typed, today)),
  ]);
  const understood = meanings.slice(0, most.meanings).map(({ label, what }) => ({ label, what }));
  const taught = programmes.map(({ name }) => ({ label: name, what: meaningNames.programme }));
  const listings = names.map(asSuggestion);
  // Whoever begins a second thing may as well be in the middle of a name.
  if (!meanings.some(({ isEnd }) => isEnd))
    return once([...understood, ...taught, ...listings]).slice(0, most.all);
  const others = [...taught, ...understood];
  return once([...listings.slice(0, most.all - others.length), ...others]);
}

const asSuggestion = ({ kind, id, title }: NamedListing): Suggestion => ({
  label: title,
  what: kindWords[kind].one,
  to: `/${kindOf[kind]}/${id}`,
});

/** A field and a programme of one name are one search. */
function once(suggestions: Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ label, to }) => {
    const key = to ?? fold(label);
    return !seen.has(key) && seen.add(key);
  });
}

/** Without what no listing is tagged with: nothing that is suggested leads to an empty list. */
async function listFindable(db: Database, meanings: SuggestedMeaning[]): Promise<SuggestedMeaning[]> {
  if (meanings.length === 0) return [];
  const { kind, tag } = searchTags;
  const found = await queryRows<{ tag: string }>(
    db,
    sql`select distinct ${tag} from ${searchTags} where ${kind} in ('scholarships', 'colleges', 'internships')
      and ${tag} = any(${textArray([...new Set(meanings.flatMap(({ tags }) => tags))])})`,
  );
  const known = new Set(found.map((row) => row.tag));
  return meanings.filter(({ tags }) => tags.some((one) => known.has(one)));
}

/** Each word that begins none of the catalogue's, as the one that it begins with one slip put right. */
async function correctBeginnings(
  db: Database,
  words: string[],
  kinds: readonly Kind[],
): Promise<string[] | null> {
  const meant: string[] = [];
  for (const [place, word] of words.entries()) {
    const like = place < mostCorrected ? await findLikeWords(db, word, kinds) : [];
    const isKnown = like.some((one) => one.startsWith(word));
    meant.push(isKnown ? word : (like.map((one) => meantBeginning(word, one)).find(Boolean) ?? word));
  }
  return meant.join(" ") === words.join(" ") ? null : meant;
}
