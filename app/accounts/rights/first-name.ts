const longest = 24;

/**
 * What a mail to a stranger may say of who asked: one word of letters, or nothing. Whoever signs up can type a message, a link or
 * an address as their name, and we would deliver it.
 */
export function firstName(fullName: string | null | undefined): string | null {
  const [word = ""] = (fullName ?? "").normalize("NFC").trim().split(/\s+/);
  const isName = /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word) && [...word].length <= longest;
  return isName ? word : null;
}
