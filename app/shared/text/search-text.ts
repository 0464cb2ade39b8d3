const mostCharacters = 200;
const mostWords = 8;

/** The typed text, normalized for a search: one line, no control characters, bounded. Any text is a valid search. */
export function parseSearchText(typed: string | null): string {
  const oneLine = (typed ?? "")
    .slice(0, 10 * mostCharacters)
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD\s]+/gu, " ")
    .trim();
  return [...oneLine].slice(0, mostCharacters).join("").trim();
}

/** The words to search for; all of them must match. */
export function wordsOf(text: string, most = mostWords): string[] {
  return [...new Set(text.split(" "))].filter(Boolean).slice(0, most);
}
