import type { Kind, StateFilter } from "#app/catalogue/kinds/kinds.ts";
import { bare, fold } from "../parser/fold.ts";
import type { Meaning, ParsedPhrase } from "../parser/meaning.ts";
import { spellingVariants } from "../parser/spelling-variants.ts";

/** One term of a query, and everything by which a listing may match it. */
export interface QueryTerm {
  /** As typed: a listing that contains all of these words matches. */
  words: string[];
  /** Other words and phrases that mean the same. */
  synonyms: string[];
  /** Tags that mean the same, and how many points each is worth. */
  tags: Record<string, number>;
  state: StateFilter | null;
  /** Points for a mention. */
  mentionPoints: number;
  /** Listings with one of these tags rank higher, by these points. */
  prefers: Record<string, number>;
  /** Listings that don't match are excluded. Other terms only affect the rank. */
  isRequired: boolean;
  /** Not in the lexicon. */
  isUnknown: boolean;
  /**
   * Often used in a wider sense, as "bursary" is for any award: beside another required term it only affects the rank.
   */
  isLoose: boolean;
  /** A field of study. */
  isSubject: boolean;
}

/** If only small words were typed, this many of them are searched for. */
const mostSmall = 8;

/** The terms of a query in one tab. A word that only names that tab is not required; small words are, if there are no others. */
export function queryTerms(
  { pieces: all, kind: namedKind }: { pieces: ParsedPhrase[]; kind?: Kind | null },
  kind: Kind,
): QueryTerm[] {
  const pieces = all.filter(({ means }) => means?.about !== "ruledOut");
  const telling = pieces.filter(({ means }) => means?.about !== "small");
  const typed = (telling.length > 0 ? telling : pieces.slice(0, mostSmall)).map((piece) => {
    const term = termOf(piece, kind);
    // "A loan for university" is searched for among awards, which need not mention one.
    // A Kenyan may study at any college in Tanzania.
    if (namedKind === "colleges" && kind === namedKind && isPeople(piece) && pieces.some(isDestination))
      return { ...term, isLoose: true };
    const namesOther = namedKind === kind && piece.means?.about === "kind" && piece.means.label === null;
    return namesOther && piece.means?.kind !== kind ? { ...term, isLoose: true } : term;
  });
  const home = pieces.find(({ means }) => means?.about === "small" && means.english)?.means?.prefers;
  // "Universities outside Nairobi" are searched for in Kenya first.
  const around = all.find(
    ({ means }) => means?.about === "ruledOut" && Object.keys(means.prefers).length > 0,
  );
  if (typed[0] && (home || around))
    typed[0] = { ...typed[0], prefers: { ...around?.means?.prefers, ...home, ...typed[0].prefers } };
  const isOther = typed.some(({ isRequired, isUnknown, isLoose }) => isRequired && !isUnknown && !isLoose);
  const terms = isOther ? typed.map((term) => (term.isLoose ? { ...term, isRequired: false } : term)) : typed;
  return terms.filter((term) => !terms.some((other) => other !== term && contains(other, term)));
}

const isPeople = ({ means }: ParsedPhrase) =>
  means?.about === "country" && (means.label?.startsWith("Open to") ?? false);
const isDestination = (piece: ParsedPhrase) => piece.means?.about === "country" && !isPeople(piece);

function termOf({ words, means }: ParsedPhrase, kind: Kind): QueryTerm {
  if (!means || means.about === "small")
    return { ...plainTerm(words), synonyms: words.flatMap((word) => spellingVariants(bare(fold(word)))) };
  const { tags, words: phrases, mention, prefers, state, about, label } = means;
  const isRequired =
    about !== "wish" &&
    about !== "amount" &&
    (about !== "kind" || label !== null || means.kind !== kind) &&
    (kind !== "colleges" || means.narrows !== "scholarships") &&
    (kind === "colleges" || means.narrows !== "colleges");
  return {
    words,
    synonyms: isRequired ? [...phrases, ...inEnglish(means)] : [],
    tags,
    state,
    mentionPoints: mention,
    prefers,
    isRequired,
    isUnknown: false,
    isLoose: means.isLoose,
    isSubject: about === "field" && phrases.length > 0,
  };
}

/** A foreign word that names a tab doesn't occur in listings, so its English form is searched for. */
const inEnglish = ({ english, about, label }: Meaning) =>
  english && about === "kind" && label === null ? [english] : [];

/** A term without a meaning in the lexicon. */
export const plainTerm = (words: string[]): QueryTerm => ({
  words,
  synonyms: [],
  tags: {},
  state: null,
  mentionPoints: 3,
  prefers: {},
  isRequired: true,
  isUnknown: true,
  isLoose: false,
  isSubject: false,
});

/** A listing that contains the longer word contains the shorter one. */
function contains(one: QueryTerm, other: QueryTerm): boolean {
  const isPlain = ({ words, synonyms, tags }: QueryTerm) =>
    words.length === 1 && synonyms.length === 0 && Object.keys(tags).length === 0;
  const [long = ""] = one.words;
  const [short = ""] = other.words;
  return isPlain(one) && isPlain(other) && long !== short && long.includes(short);
}
