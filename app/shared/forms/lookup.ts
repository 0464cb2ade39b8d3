/**
 * What a table of ours holds for a word that came from outside. A plain `table[word]` also finds what every object is born
 * with: `__proto__`, `constructor`, `toString`.
 */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
