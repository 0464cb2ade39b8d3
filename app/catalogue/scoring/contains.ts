/**
 * Lowercases A to Z and turns underscores, hyphens and all kinds of space into spaces. The words searched for are plain
 * ASCII, so other letters don't change: `toLowerCase` would turn a Turkish İ into an i and a Kelvin sign into a k.
 */
const comparable = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[_\-\t\n\r\u00a0]/g, " ");

/** Whether the text contains the words, even inside a longer word. */
export const contains = (text: string, words: string) => comparable(text).includes(comparable(words));

/** Whether the text is more than dashes and spaces. */
export const saysSomething = (text: string | null) => /[^ ]/.test(comparable(text ?? ""));
