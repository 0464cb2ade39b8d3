import { hasResponded } from "#app/shared/dependency-status/check-internet.ts";
import type { FetchResult } from "#app/shared/outbound.ts";

export interface LinkResponse {
  address: string;
  answer: FetchResult;
}

/** Fewer other hosts prove nothing. */
export const minHosts = 3;

/** This share of them must respond; in a healthy catalogue, a few per cent don't. */
export const minRespondingShare = 2 / 3;

/** How many other hosts were requested beside a link's own, and how many responded. */
export function countOtherHosts(
  address: string,
  looks: readonly LinkResponse[],
): { checked: number; answered: number } {
  const own = hostOf(address);
  const hosts = new Map<string, boolean>();
  for (const look of looks) {
    const host = hostOf(look.address);
    if (host !== own) hosts.set(host, hosts.get(host) || hasResponded(look.answer));
  }
  return { checked: hosts.size, answered: [...hosts.values()].filter(Boolean).length };
}

const hostOf = (address: string) => URL.parse(address)?.host ?? "";
