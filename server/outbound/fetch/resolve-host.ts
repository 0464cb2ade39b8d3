import { lookup } from "node:dns/promises";
import type { FetchRefusal } from "#app/shared/outbound.ts";
import { isPublicAddress } from "./public-address.ts";
import { refuse } from "./refusals.ts";

export type ResolveHost = (host: string) => Promise<string[]>;

export async function resolveBySystem(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
}

/** The addresses of a host if all of them are public. */
export async function findPublicAddresses(
  host: string,
  resolve: ResolveHost,
  signal: AbortSignal,
): Promise<string[] | FetchRefusal> {
  const addresses = await untilAborted(
    isPublicAddress(host) ? Promise.resolve([host]) : resolve(host),
    signal,
  );
  if (addresses.length === 0) return refuse("unknown host");
  if (!addresses.every(isPublicAddress)) return refuse("private");
  return ipv4First(addresses);
}

/** A small server may have no IPv6, and its first attempt would fail. */
const ipv4First = (addresses: string[]) =>
  addresses.toSorted((one, other) => Number(one.includes(":")) - Number(other.includes(":")));

/** The system's resolver can't be cancelled, so we stop waiting for it. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
