import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import type { Environment } from "../environment.ts";
import { readAddress } from "./ip-address.ts";

const nearRanges = new Set(["private", "loopback", "linkLocal", "uniqueLocal"]);

/**
 * Which address rate limits count as one client. Anyone can send X-Forwarded-For, so only as many entries are
 * trusted, from the right, as there are proxies of ours. An IPv6 network belongs to one customer and counts as one
 * client.
 */
export function clientAddress(
  peer: string | undefined,
  forwarded: string | null | undefined,
  proxies: number,
): string {
  const near = network(peer) ?? peer ?? "";
  if (proxies === 0) return near;
  const chain = (forwarded ?? "").split(",");
  return network(chain.at(-proxies)?.trim()) ?? near;
}

/** The client of a request, by this server's settings. */
export function clientOfRequest(
  incoming: Partial<Pick<IncomingMessage, "headers" | "socket">> | undefined,
  { TRUST_PROXY, APP_URL }: Pick<Environment, "TRUST_PROXY" | "APP_URL">,
): string {
  const peer = incoming?.socket?.remoteAddress;
  const forwarded = incoming?.headers?.["x-forwarded-for"]?.toString();
  return clientAddress(peer, forwarded, countProxies(TRUST_PROXY, APP_URL !== undefined, peer));
}

/**
 * The number of proxies in front: the operator's setting, otherwise one if a public address is set and the peer is in a
 * private network.
 */
export function countProxies(
  configured: number | undefined,
  hasPublicAddress: boolean,
  peer: string | undefined,
): number {
  if (configured !== undefined) return configured;
  return hasPublicAddress && nearRanges.has(readAddress(peer)?.range() ?? "") ? 1 : 0;
}

/** The address of a client, or its network for IPv6. Null if the text isn't an address. */
function network(text: string | undefined): string | null {
  const address = readAddress(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? null;
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}
