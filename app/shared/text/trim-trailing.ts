/**
 * Removes any of these characters from the end of a text. A pattern such as `/[.,]+$/` would start again at each such
 * character, which is quadratic if a letter follows them.
 */
export function trimTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
