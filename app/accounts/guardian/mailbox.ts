/**
 * Normalizes an address to its mailbox, to compare two of them: `kid+mum@`, `k.i.d@` and `KID@` all become `kid@`. Not
 * every provider ignores dots, but two people whose addresses differ only by dots are rare.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  const host = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/^googlemail\.com$/, "gmail.com");
  return `${name.replaceAll(".", "")}@${host}`;
}

export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
