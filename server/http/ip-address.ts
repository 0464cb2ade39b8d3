import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** An address as sockets and proxies write it; one of IPv4 that came dressed as IPv6 is read as what it is. */
export function readAddress(text: string | undefined): Address | null {
  if (!text) return null;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : null;
}
