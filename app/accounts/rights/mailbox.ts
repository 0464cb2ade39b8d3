/**
 * The mailbox behind an address, for comparing two: `kid+mum@`, `k.i.d@` and `KID@` all arrive at `kid@`. Not every provider
 * leaves dots out, but two people whose addresses differ by dots alone are rare.
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
