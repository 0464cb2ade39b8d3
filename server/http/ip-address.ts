import ipaddr from "ipaddr.js";

type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address as sockets and proxies write it. An IPv4-mapped IPv6 address is returned as IPv4. */
export function readAddress(text: string | undefined): IpAddress | null {
  if (!text) return null;
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : null;
}
