import ipaddr from "ipaddr.js";

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * True for an address that is publicly routable and doesn't embed another one. Addresses that do (mapped, 6to4,
 * NAT64, Teredo) are refused without being decoded.
 */
export function isPublicAddress(text: string): boolean {
  if (text.includes("%") || !ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  if (address instanceof ipaddr.IPv6) return address.match(globalUnicast);
  return ipaddr.IPv4.isValidFourPartDecimal(text);
}
