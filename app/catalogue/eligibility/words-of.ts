/**
 * A text as its words: letters A to Z small, signs and spaces of any kind one space. Other letters stay as they are, so that no locale can
 * make the database and the page disagree. The database's `fit_words` is the same rule.
 */
export const wordsOf = (text: string) =>
  text
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\t\n\r\u00a0 !"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~]+/g, " ")
    .replace(/^ | $/g, "");

/** True when the words stand in the text as whole words, one behind the other. Both are given as `wordsOf` makes them. */
export const containsWords = (words: string, sought: string) =>
  sought !== "" && ` ${words} `.includes(` ${sought} `);
