import { hasResponded } from "#app/shared/dependency-status/check-internet.ts";
import type { FetchResult } from "#app/shared/outbound.ts";

export interface Look {
  address: string;
  answer: FetchResult;
}

/** With fewer neighbours than this nothing can be said. */
export const fewestNeighbours = 3;

/** So many of them have to answer: of a healthy catalogue a few in a hundred do not. */
export const enoughNeighbours = 2 / 3;

/** How many other hosts were looked at beside a link's own, and how many of them answered. */
export function neighboursOf(address: string, looks: readonly Look[]): { asked: number; answered: number } {
  const own = hostOf(address);
  const hosts = new Map<string, boolean>();
  for (const look of looks) {
    const host = hostOf(look.address);
    if (host !== own) hosts.set(host, hosts.get(host) || hasResponded(look.answer));
  }
  return { asked: hosts.size, answered: [...hosts.values()].filter(Boolean).length };
}

const hostOf = (address: string) => URL.parse(address)?.host ?? "";
