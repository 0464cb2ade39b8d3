const longest = 24;

/**
 * The name that an email to a stranger may contain: one word of letters, or nothing. Users can type a message, a link
 * or an address as their name, and we would deliver it.
 */
export function firstName(fullName: string | null | undefined): string | null {
  const [word = ""] = (fullName ?? "").normalize("NFC").trim().split(/\s+/);
  const isName = /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word) && [...word].length <= longest;
  return isName ? word : null;
}
