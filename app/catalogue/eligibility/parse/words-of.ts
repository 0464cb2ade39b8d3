/**
 * Lowercases A to Z and turns punctuation and white space into single spaces. Other letters stay as they are, so that the result depends
 * on no locale.
 */
export const wordsOf = (text: string) =>
  text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\t\n\r\u00a0 !"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]+/g, " ")
    .replace(/^ | $/g, "");

/** Whether the words occur in the text, whole and in sequence. Both must come from `wordsOf`. */
export const containsWords = (words: string, sought: string) =>
  sought !== "" && ` ${words} `.includes(` ${sought} `);
