import { kinds } from "#database/schema/opportunity-lists.ts";
import type { CatalogueIndex } from "../index/kind-index.ts";
import { countListed } from "../index/listing-set.ts";
import { bare, fold } from "../parser/fold.ts";
import { lexiconOf } from "../parser/lexicon.ts";
import { readQuery } from "../parser/read-query.ts";

/** Longer searches, and longer words, are seldom unfinished. */
const mostWords = 3;
const unfinished = { fewest: 3, most: 6 };

/**
 * The text with each unfinished word completed: "nurs ken" is "nursing kenya". A word is completed if no name has it, and most names with
 * a word that begins so have one of the lexicon. Returns null if nothing changes.
 */
export function completeWords(catalogue: CatalogueIndex, text: string): string | null {
  const { today } = catalogue.scholarships;
  const { pieces } = readQuery(text, today);
  if (pieces.flatMap(({ words }) => words).length > mostWords) return null;
  const { phrases } = lexiconOf(today);
  let isChanged = false;
  const words = pieces.map(({ typed, means }) => {
    const part = bare(fold(typed));
    if (means !== null || part.length < unfinished.fewest || part.length > unfinished.most) return typed;
    const whole = commonestBeginning(catalogue, part);
    if (whole === null || whole === part || !phrases.get(whole)?.label) return typed;
    isChanged = true;
    return whole;
  });
  return isChanged ? words.join(" ") : null;
}

/** The word that begins so in the names of most listings. */
function commonestBeginning(catalogue: CatalogueIndex, part: string): string | null {
  const uses = new Map<string, number>();
  for (const kind of kinds) {
    const { name } = catalogue[kind].index;
    for (const word of name.wordsBeginning(part))
      uses.set(word, (uses.get(word) ?? 0) + countListed(catalogue[kind], name.withWord(word)));
  }
  const [commonest] = [...uses].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
  return uses.get(part) || !commonest ? null : commonest[0];
}
