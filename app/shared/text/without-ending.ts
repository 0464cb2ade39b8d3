/**
 * The text without any of these signs at its end. A pattern such as `/[.,]+$/` begins anew at each sign, and takes the
 * square of their number to find that a letter follows them.
 */
export function trimTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
