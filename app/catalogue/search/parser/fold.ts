/** Removes accents and capitals and collapses white space, so that different spellings compare equal. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

/** Strips punctuation around a word: "(Kenya)," becomes Kenya. A word of punctuation alone stays as it is. */
export const bare = (word: string): string => /[\p{L}\p{N}](?:.*[\p{L}\p{N}+#])?/su.exec(word)?.[0] ?? word;
