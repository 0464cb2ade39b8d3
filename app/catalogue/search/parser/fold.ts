/** Letters without accents and capitals, one blank between words: how two people write the same. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

/** A word without the signs around it: "(Kenya)," is Kenya. One of signs alone stays as it is. */
export const bare = (word: string): string => /[\p{L}\p{N}](?:.*[\p{L}\p{N}+#])?/su.exec(word)?.[0] ?? word;
