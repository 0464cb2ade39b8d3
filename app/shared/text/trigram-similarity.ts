/** The share of trigrams that two words have in common, like `similarity` of PostgreSQL's pg_trgm. */
export function trigramSimilarity(one: string, other: string): number {
  const [first, second] = [trigramsOf(one), trigramsOf(other)];
  let common = 0;
  for (const trigram of first) if (second.has(trigram)) common++;
  const all = first.size + second.size - common;
  return all > 0 ? common / all : 0;
}

function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start++) trigrams.add(padded.slice(start, start + 3));
  }
  return trigrams;
}
