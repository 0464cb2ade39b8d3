/**
 * Looks up outside input in a table. A plain `table[word]` also finds inherited
 * properties: `__proto__`, `constructor`, `toString`.
 */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
