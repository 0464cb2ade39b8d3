import { kinds } from "#database/schema/opportunity-lists.ts";
import type { CatalogueIndex } from "../index/kind-index.ts";
import { countListed } from "../index/listing-set.ts";
import { bare, fold } from "../parser/fold.ts";
import { lexiconOf } from "../parser/lexicon.ts";
import type { Meaning, ParsedPhrase } from "../parser/meaning.ts";
import { type ParsedQuery, readQuery } from "../parser/read-query.ts";

/** Longer searches, and longer words, are rarely unfinished. */
const mostWords = 3;
const unfinished = { fewest: 3, most: 6 };
/** Beside another unfinished word, a word also counts as unfinished if this many times fewer names have it than the longer one. */
const timesFewer = 4;

/**
 * The text with each unfinished word completed: "nurs ken" becomes "nursing kenya". A word is completed if no name has it, and most names
 * with a word that begins with it have one from the lexicon. Returns null if nothing changes.
 */
export function completeWords(catalogue: CatalogueIndex, text: string): string | null {
  const { today } = catalogue.scholarships;
  const typed = readQuery(text, today);
  const begun = completePhrase(typed, today);
  const { pieces } = begun === null ? typed : readQuery(begun, today);
  if (pieces.flatMap(({ words }) => words).length > mostWords) return begun;
  const { phrases } = lexiconOf(today);
  /** "Kumas" begins Kumasi, and was read as a word of another language without its affix. */
  const isGuessed = ({ about, english }: Meaning, part: string) =>
    about === "small" && english !== null && !phrases.has(part);
  const beginnings = pieces.map((piece, place) => {
    const part = bare(fold(piece.typed));
    const mayBe =
      (piece.means === null || isGuessed(piece.means, part) || isCountryBegun(pieces, place)) &&
      part.length >= unfinished.fewest &&
      part.length <= unfinished.most;
    const found = mayBe ? commonestBeginning(catalogue, part, (word) => isTelling(phrases.get(word))) : null;
    return found && found.word !== part ? found : null;
  });
  const isOther = (place: number) => beginnings.some((found, at) => at !== place && found?.usesOfPart === 0);
  const isUnfinished = (found: Beginning, place: number) =>
    found.usesOfPart === 0 || (isOther(place) && found.usesOfPart * timesFewer <= found.uses);
  const words = pieces.map(({ typed }, place) => {
    const found = beginnings[place];
    return found && isUnfinished(found, place) ? found.word : typed;
  });
  return words.every((word, place) => word === pieces[place]?.typed) ? begun : words.join(" ");
}

/** "Cyber sec" begins "cyber security": two words, the last of them unfinished, that begin phrases of one meaning. Returns null if nothing does. */
function completePhrase({ pieces }: ParsedQuery, today: string): string | null {
  if (pieces.length > mostWords) return null;
  for (const [place, { typed, means }] of pieces.slice(1).entries()) {
    const first = pieces[place];
    const part = bare(fold(typed));
    if (!first || means !== null || part.length < unfinished.fewest || part.length > unfinished.most)
      continue;
    const found = phraseBegun(today, bare(fold(first.typed)), part);
    if (found !== null)
      return [...pieces.slice(0, place), { typed: found }, ...pieces.slice(place + 2)]
        .map((piece) => piece.typed)
        .join(" ");
  }
  return null;
}

/** The shortest phrase of two words that begin with these, if all such phrases have one label. */
function phraseBegun(today: string, first: string, second: string): string | null {
  const { phrases } = lexiconOf(today);
  let found: { phrase: string; label: string | null } | null = null;
  for (const [phrase, { label, english }] of phrases) {
    if (!phrase.startsWith(first) || english !== null) continue;
    const [one = "", other = "", ...more] = phrase.split(" ");
    if (more.length > 0 || !one.startsWith(first) || !other.startsWith(second)) continue;
    if (found && found.label !== label) return null;
    if (label && (!found || phrase.length < found.phrase.length)) found = { phrase, label };
  }
  return found?.phrase ?? null;
}

/** A word that is displayed, or names a tab. */
const isTelling = (means?: Meaning) => means?.label != null || means?.about === "kind";

/** "In can": a small word after a preposition, at the end, must be the beginning of a place. */
const isCountryBegun = (pieces: ParsedPhrase[], place: number) =>
  place > 0 &&
  place === pieces.length - 1 &&
  pieces[place]?.means?.about === "small" &&
  /^(?:in|at|from|to)$/i.test(pieces[place - 1]?.typed ?? "");

interface Beginning {
  word: string;
  uses: number;
  /** How many names have the part as a whole word. */
  usesOfPart: number;
}

/** The word that begins with `part` in most names. Returns null if most of them have a word that is too common to mean anything. */
function commonestBeginning(
  catalogue: CatalogueIndex,
  part: string,
  tells: (word: string) => boolean,
): Beginning | null {
  const uses = new Map<string, number>();
  for (const kind of kinds) {
    const { name } = catalogue[kind].index;
    for (const word of name.wordsBeginning(part))
      uses.set(word, (uses.get(word) ?? 0) + countListed(catalogue[kind], name.withWord(word)));
  }
  const usesOfPart = uses.get(part) ?? 0;
  uses.delete(part);
  const [commonest] = [...uses].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
  if (!commonest || !tells(commonest[0])) return null;
  return { word: commonest[0], uses: commonest[1], usesOfPart };
}
