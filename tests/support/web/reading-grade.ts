/** The Flesch-Kincaid grade of sentences: the school year in which they are read with ease. */
export function readingGrade(sentences: string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** The sentences of a text. A colon ends one: what follows is read separately. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!:]["'”’]?)\s+/).filter((sentence) => wordsOf(sentence).length > 0);

/** Without numbers, amounts and addresses, which nobody reads by syllables. */
const wordsOf = (sentence: string): string[] =>
  sentence
    .split(/[\s–/-]+/)
    .filter((word) => !/[@\d]|\w\.\w/.test(word))
    .flatMap((word) => word.match(/[a-z’']+/gi) ?? []);

/** Counts groups of vowels, without silent endings. An abbreviation counts as one syllable. */
function syllablesOf(word: string): number {
  if (/^[A-Z]{2,}s?$/.test(word)) return 1;
  const sounded = word
    .toLowerCase()
    .replace(/[’'].*$/, "")
    .replace(/([^laeiouycsgxz])es$|([^aeioutdy])ed$|([^laeiouy])e$/, "$1$2$3")
    .replace(/e(ly|ment|ful|less)$/, "$1");
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
