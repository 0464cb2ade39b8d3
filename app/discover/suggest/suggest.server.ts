import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { kindWords } from "#app/catalogue/kinds/words.ts";
import type { CatalogueIndex } from "#app/catalogue/search/index/kind-index.ts";
import { countListed } from "#app/catalogue/search/index/listing-set.ts";
import { fold } from "#app/catalogue/search/parser/fold.ts";
import { lexiconOf } from "#app/catalogue/search/parser/lexicon.ts";
import { readCatalogueIndex } from "#app/catalogue/search/search.server.ts";
import type { SearchSuggestion } from "#app/shared/ui/fields/suggestions.ts";
import type { Database } from "#database/database.ts";
import { kinds as allKinds } from "#database/schema/lists.ts";
import { commonSearches } from "./common-searches.ts";
import { correctBeginning, findNames, findProgrammes, type NamedListing } from "./find-names.ts";
import { fewestLetters, nameWordsOf } from "./parse-typed.ts";
import { type SuggestedMeaning, suggestMeanings } from "./suggest-meanings.ts";
import { meaningNames } from "./words.ts";

const most = { all: 8, exact: 3, begun: 3, meanings: 3, programmes: 2, searches: 2 };
/** At most this many words of a name are corrected. */
const mostCorrected = 4;

/** Suggestions for what was typed so far: listings to open and searches to run, each with its kind. */
export async function suggest(
  db: Database,
  typed: string,
  kinds: readonly Kind[],
  today: string,
): Promise<SearchSuggestion[]> {
  const words = nameWordsOf(typed);
  if (words.join("").length < fewestLetters) return [];
  const catalogue = await readCatalogueIndex(db, today);
  const found = suggestFor(catalogue, typed, words, kinds, today);
  if (found.length > 0) return found;
  const telling = words.filter((word) => lexiconOf(today).phrases.get(word)?.about !== "small");
  if (telling.length < words.length && telling.join("").length >= fewestLetters) {
    const fromTelling = suggestFor(catalogue, telling.join(" "), telling, kinds, today);
    if (fromTelling.length > 0) return fromTelling;
  }
  const meant = words.map((word, position) =>
    position < mostCorrected ? correctBeginning(catalogue, word, kinds) : word,
  );
  return meant.join(" ") === words.join(" ") ? [] : suggestFor(catalogue, typed, meant, kinds, today);
}

function suggestFor(
  catalogue: CatalogueIndex,
  typed: string,
  words: string[],
  kinds: readonly Kind[],
  today: string,
): SearchSuggestion[] {
  const programmes = kinds.includes("colleges") ? findProgrammes(catalogue, words, most.programmes) : [];
  const meanings = suggestMeanings(typed, today).filter((meaning) => isFindable(catalogue, meaning));
  const understood = meanings.slice(0, most.meanings).map(({ label, what }) => ({ label, what }));
  const main = meanings.slice(0, 1).filter(({ isName, isPlace }) => isName && !isPlace);
  const pastSearches = findSearches(words);
  const taught = programmes.map((name) => ({ label: name, what: meaningNames.programme }));
  const named = findNames(catalogue, words, kinds);
  const listings = named.map(asSuggestion);
  const exact = named
    .filter(({ isExact }) => isExact)
    .slice(0, most.exact)
    .map(asSuggestion);
  // Even if only the last words have a meaning, together they may begin a name.
  if (!meanings.some(({ isEnd }) => isEnd)) {
    const begun = named
      .filter(({ isBegun }) => isBegun)
      .slice(0, most.begun)
      .map(asSuggestion);
    const first = main.map(({ label, what }) => ({ label, what }));
    return once([...exact, ...pastSearches, ...first, ...begun, ...understood, ...taught, ...listings]).slice(
      0,
      most.all,
    );
  }
  const others = [...taught, ...understood];
  return once([...pastSearches, ...listings.slice(0, most.all - others.length), ...others]).slice(
    0,
    most.all,
  );
}

/** Popular searches that begin with these words: at least two words, since "how" begins too many. */
function findSearches(words: string[]): SearchSuggestion[] {
  if (words.length < 2) return [];
  const typed = words.join(" ");
  return commonSearches
    .filter((search) => nameWordsOf(search).join(" ").startsWith(typed))
    .slice(0, most.searches)
    .map((label) => ({ label, what: meaningNames.search }));
}

const asSuggestion = ({ kind, id, title }: NamedListing): SearchSuggestion => ({
  label: title,
  what: kindWords[kind].one,
  to: `/${kindOf[kind]}/${id}`,
});

/** A field and a programme with the same name are one search. */
function once(suggestions: SearchSuggestion[]): SearchSuggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ label, to }) => {
    const key = to ?? fold(label);
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether any listing has one of its tags, so that no suggestion leads to an empty list. */
const isFindable = (catalogue: CatalogueIndex, { tags }: SuggestedMeaning): boolean =>
  tags.length === 0 ||
  allKinds.some((kind) =>
    tags.some((tag) => countListed(catalogue[kind], catalogue[kind].index.withTag(tag)) > 0),
  );
