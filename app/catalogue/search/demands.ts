import type { Kind, StateFilter } from "#app/catalogue/kinds/kinds.ts";
import { bare, fold } from "./parser/fold.ts";
import type { Meaning } from "./parser/meaning.ts";
import { otherForms } from "./parser/other-forms.ts";
import type { Piece } from "./parser/piece.ts";
import type { Reading } from "./parser/read-query.ts";

/** One thing that was asked for, and everything that a listing may meet it by. */
export interface Demand {
  /** What was typed: a listing that mentions all of it is found, whatever else it means. */
  words: string[];
  /** Other texts that say the same. */
  phrases: string[];
  /** Tags that say the same, and how surely. */
  tags: Record<string, number>;
  state: StateFilter | null;
  /** What a mention counts. */
  mention: number;
  /** Listings with one of these come first. */
  prefers: Record<string, number>;
  /** Without it a listing is not found; what is not needed only moves a listing up. */
  isNeeded: boolean;
  /** The lexicon does not know it. */
  isUnknown: boolean;
  /** Said of more than it means, as "bursary" is of any award: beside something that is needed it only counts. */
  isLoose: boolean;
  /** Something that one studies. */
  isSubject: boolean;
}

/** What a search in one tab asks for. A word that only names the tab one is in asks for nothing; small words do where they stand alone. */
export function demandsOf({ pieces }: Reading, kind: Kind): Demand[] {
  const telling = pieces.filter(({ means }) => means?.about !== "small");
  const all = (telling.length > 0 ? telling : pieces).map((piece) => demandOf(piece, kind));
  const isOther = all.some(({ isNeeded, isUnknown, isLoose }) => isNeeded && !isUnknown && !isLoose);
  const demands = isOther
    ? all.map((demand) => (demand.isLoose ? { ...demand, isNeeded: false } : demand))
    : all;
  return demands.filter((demand) => !demands.some((other) => other !== demand && contains(other, demand)));
}

function demandOf({ words, means }: Piece, kind: Kind): Demand {
  if (!means || means.about === "small")
    return { ...plain(words), phrases: words.flatMap((word) => otherForms(bare(fold(word)))) };
  const { tags, words: phrases, mention, prefers, state, about, label } = means;
  const isNeeded =
    about !== "wish" &&
    (about !== "kind" || label !== null || means.kind !== kind) &&
    (kind !== "colleges" || means.narrows !== "scholarships") &&
    (kind === "colleges" || means.narrows !== "colleges");
  return {
    words,
    phrases: isNeeded ? [...phrases, ...inEnglish(means)] : [],
    tags,
    state,
    mention,
    prefers,
    isNeeded,
    isUnknown: false,
    isLoose: means.isLoose,
    isSubject: about === "field" && phrases.length > 0,
  };
}

/** A word of another language that names a tab stands in no listing. */
const inEnglish = ({ english, about, label }: Meaning) =>
  english && about === "kind" && label === null ? [english] : [];

/** What was typed and nothing else. */
export const plain = (words: string[]): Demand => ({
  words,
  phrases: [],
  tags: {},
  state: null,
  mention: 3,
  prefers: {},
  isNeeded: true,
  isUnknown: true,
  isLoose: false,
  isSubject: false,
});

/** A word inside another one is found with it. */
function contains(one: Demand, other: Demand): boolean {
  const isPlain = ({ words, phrases, tags }: Demand) =>
    words.length === 1 && phrases.length === 0 && Object.keys(tags).length === 0;
  const [long = ""] = one.words;
  const [short = ""] = other.words;
  return isPlain(one) && isPlain(other) && long !== short && long.includes(short);
}
