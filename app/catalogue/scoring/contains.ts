/**
 * Letters A to Z in any case; underscores, hyphens and spaces of any kind alike. What we look for is plain ASCII, so other
 * letters stay as they are: `toLowerCase` would make an i of a Turkish İ and a k of a Kelvin sign, and PostgreSQL would
 * not. The database's `match_text` is the same rule.
 */
const comparable = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[_\-\t\n\r\u00a0]/g, " ");

/** True when the words are found in the text, inside a longer word too. */
export const contains = (text: string, words: string) => comparable(text).includes(comparable(words));

/** True when there is more than a dash or a space. */
export const saysSomething = (text: string | null) => /[^ ]/.test(comparable(text ?? ""));
