import { searchable } from "#app/catalogue/search-fields/searchable.ts";

/** Removes accents and capitals, writes ɛ as e and collapses white space, so that different spellings compare equal. */
export const fold = (text: string): string => searchable(text).replaceAll("`", "'");

/** Strips punctuation around a word: "(Kenya)," becomes Kenya. A word of punctuation alone stays as it is. */
export const bare = (word: string): string => /[\p{L}\p{N}](?:.*[\p{L}\p{N}+#])?/su.exec(word)?.[0] ?? word;
