import { BlockList, isIP } from "node:net";

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateNetworks.addSubnet(network, bits, "ipv4");
}
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");
privateNetworks.addAddress("::1", "ipv6");

/**
 * Whom a limit counts as one client. Anyone can write X-Forwarded-For, so only as many entries are believed, from the
 * right, as there are proxies of ours; an IPv6 network belongs to one customer and counts as one.
 */
export function clientAddress(
  peer: string | undefined,
  forwarded: string | null | undefined,
  proxies: number,
): string {
  const near = plain(peer ?? "");
  if (proxies === 0) return network(near);
  const chain = (forwarded ?? "").split(",").map((entry) => plain(entry.trim()));
  const claimed = chain.at(-proxies) ?? "";
  return network(isIP(claimed) ? claimed : near);
}

/** How many proxies stand in front: what the operator says, else one if a public address is set and the peer is a neighbour. */
export function countProxies(
  said: number | undefined,
  hasPublicAddress: boolean,
  peer: string | undefined,
): number {
  if (said !== undefined) return said;
  return hasPublicAddress && isNeighbour(plain(peer ?? "")) ? 1 : 0;
}

function isNeighbour(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 6 ? "ipv6" : "ipv4");
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return `${[...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
