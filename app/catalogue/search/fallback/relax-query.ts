import { searchable } from "#app/catalogue/search-fields/searchable.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import type { CatalogueIndex, SectionIndex } from "../index/kind-index.ts";
import { isNamed } from "../index/kind-index.ts";
import { countListed } from "../index/listing-set.ts";
import { bare, fold } from "../parser/fold.ts";
import type { ParsedPhrase } from "../parser/meaning.ts";
import { isForeign, readQuery } from "../parser/read-query.ts";
import { queryTerms } from "../plan/query-terms.ts";

/** A search without some of the words. */
interface RelaxedQuery {
  text: string;
  leftOut: string[];
}

/** At most this many searches without some of the words. */
const mostTries = 8;

/**
 * Searches to try, in this order: in the country of a town; without words that no listing contains; without one of the
 * words, the least specific first; for one word alone; for the tab that the words name, if nothing else of them is in
 * the lexicon.
 */
export function relaxQuery(catalogue: CatalogueIndex, { text, kind }: SearchFilters): RelaxedQuery[] {
  const query = readQuery(text, catalogue[kind].today);
  const { pieces } = query;
  // Texts contain many a short word of another language by chance.
  const isLost = (piece: ParsedPhrase) =>
    isForeign(query) && piece.means === null && !isNamed(catalogue, bare(fold(piece.typed)));
  const telling = pieces
    .filter(({ means }) => means?.about !== "small" && means?.about !== "ruledOut")
    .map((piece) => ({
      piece,
      matches: namesTab(piece)
        ? Number.POSITIVE_INFINITY
        : isLost(piece)
          ? 0
          : countMatches(catalogue, piece, kind),
      rank: howTelling(catalogue, piece),
    }));
  const known = telling
    .filter(({ matches }) => matches > 0)
    .sort((one, other) => one.rank - other.rank || other.matches - one.matches)
    .map(({ piece }) => piece);
  const tries = [
    ...(known.length < telling.length ? [known] : []),
    ...known.map((left) => known.filter((piece) => piece !== left)),
    ...known.toReversed().map((piece) => [piece]),
  ].filter((rest) => rest.some((piece) => !namesTab(piece)));
  const tabAlone = telling.some(({ piece }) => piece.means?.label) ? [] : known.filter(namesTab);
  return [
    ...aroundTowns(pieces, catalogue[kind].today),
    ...(kind === "colleges" ? atTechnicalColleges(pieces) : []),
    ...tries.slice(0, mostTries).map((rest) => keepOnly(pieces, rest)),
    ...tabAlone.map((piece) => keepOnly(pieces, [piece])),
  ];
}

/** "Plumbing in Tema", where no college of the country names it: the schools of the country that teach trades. */
export function atTechnicalColleges(pieces: ParsedPhrase[]): RelaxedQuery[] {
  const trade = pieces.find(isTrade);
  const towns = pieces.filter(({ means }) => means?.about === "place" && means.within);
  if (!trade || (towns.length === 0 && !pieces.some(({ means }) => means?.about === "country"))) return [];
  const said = (piece: ParsedPhrase) =>
    piece === trade ? "technical college" : towns.includes(piece) ? piece.means?.within : piece.typed;
  return [{ text: pieces.map(said).join(" "), leftOut: [trade, ...towns].map(({ typed }) => typed) }];
}

/** Awards for engineering may pay for a trade, but not every college of engineering teaches it. */
const isTrade = ({ means }: ParsedPhrase) =>
  means?.about === "field" && "field Engineering" in means.tags && !("program Engineering" in means.tags);

function keepOnly(pieces: ParsedPhrase[], rest: ParsedPhrase[]): RelaxedQuery {
  const remains = (piece: ParsedPhrase) =>
    rest.includes(piece) || piece.means?.about === "small" || piece.means?.about === "ruledOut";
  return {
    text: textOf(pieces.filter(remains)),
    leftOut: pieces.filter((piece) => !remains(piece)).map(({ typed }) => typed),
  };
}

const textOf = (pieces: ParsedPhrase[]) => pieces.map(({ typed }) => typed).join(" ");

/** If the town has nothing, searches its country; if the country has nothing, its region. */
export function aroundTowns(pieces: ParsedPhrase[], today: string): RelaxedQuery[] {
  const places = pieces.filter(({ means }) => means?.within);
  if (places.length === 0) return [];
  const text = pieces.map(({ typed, means }) => means?.within ?? typed).join(" ");
  const around = { text, leftOut: places.map(({ typed }) => typed) };
  const further = aroundTowns(readQuery(text, today).pieces, today);
  return [around, ...further.map((wider) => ({ ...wider, leftOut: around.leftOut }))];
}

const namesTab = ({ means }: ParsedPhrase) => means?.about === "kind" && means.label === null;

/** How specific a word is: 0 for ordinary text, 1 if it only names a tab, 2 if it is in the lexicon, 3 if it is in a listing's name. */
function howTelling(catalogue: CatalogueIndex, { typed, means }: ParsedPhrase): number {
  // For a student from Ghana, another award there is more useful than the same one elsewhere.
  if (means?.about === "country") return 2.5;
  if (means) return means.label ? 2 : 1;
  return isNamed(catalogue, bare(fold(typed))) ? 3 : 0;
}

/** The approximate number of listings that match a piece, by the longest word of each spelling and by its tags. */
function countMatches(catalogue: CatalogueIndex, piece: ParsedPhrase, kind: SearchFilters["kind"]): number {
  let count = 0;
  for (const { words, synonyms, tags, state } of queryTerms({ pieces: [piece] }, kind)) {
    if (state !== null) return Number.POSITIVE_INFINITY;
    const spellings = [searchable(words.join(" ")), ...synonyms].map((spelling) =>
      longestOf(spelling.split(" ")),
    );
    for (const one of kinds) {
      const section = catalogue[one];
      for (const word of new Set(spellings)) count += countMentions(section, word);
      for (const tag of Object.keys(tags)) count += countListed(section, section.index.withTag(tag));
    }
  }
  return count;
}

const longestOf = (words: string[]) =>
  words.reduce((one, other) => (other.length > one.length ? other : one), "");

function countMentions({ text, listed }: SectionIndex, word: string): number {
  let count = 0;
  text.forEachWith(word, (listing) => {
    if (listed[listing]) count++;
  });
  return count;
}
