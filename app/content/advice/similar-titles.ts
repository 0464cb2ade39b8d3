const alike = 0.9;

/**
 * True if two titles are the same except for letter case, punctuation, word order or a typing error. Different
 * numbers make different titles: next year's scholarship is not this year's.
 */
export function areNearlyTheSame(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  if (words.length === 0 || otherWords.length === 0) return false;
  if (numbersOf(words) !== numbersOf(otherWords)) return false;
  return resemblance(words.join(" "), otherWords.join(" ")) >= alike;
}

function wordsOf(title: string): string[] {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return (plain.match(/[\p{Letter}\p{Number}]+/gu) ?? []).toSorted();
}

const numbersOf = (words: string[]) => words.filter((word) => /\d/.test(word)).join(" ");

/** The share of letter pairs that both have (Dice coefficient), from 0 to 1. */
function resemblance(one: string, other: string): number {
  if (one === other) return 1;
  const [pairs, otherPairs] = [pairsOf(one), pairsOf(other)];
  const total = pairs.length + otherPairs.length;
  const left = new Map<string, number>();
  for (const pair of pairs) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of otherPairs) {
    const count = left.get(pair) ?? 0;
    if (count > 0) shared++;
    left.set(pair, count - 1);
  }
  return total === 0 ? 0 : (2 * shared) / total;
}

const pairsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
