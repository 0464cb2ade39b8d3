import { getDomain } from "tldts";

/** Top-level domains that only governments, universities or international organisations can register. */
const restricted = /(^|\.)(edu|gov|int|mil|(ac|edu|go|gov|gouv|mil|sch)\.[a-z]{2})$/;

/** The maximum length of a host name, in characters. */
const longestHost = 253;
const longestLabel = 63;

/** True for a host that DNS can resolve. */
export const canExist = (host: string) =>
  host.length <= longestHost && host.split(".").every(({ length }) => length <= longestLabel);

/** The registrable domain of a host: `apply.chevening.org` belongs to `chevening.org`. */
export const registeredDomain = (host: string): string =>
  getDomain(host, { extractHostname: false, validateHostname: false }) ?? host;

/** The name alone: `chevening`. */
export const nameIn = (domain: string) => domain.split(".")[0] ?? "";

export const isRestricted = (host: string) => restricted.test(host);

/** True for the domain itself and all its subdomains. */
export const isUnder = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The host and all its parent domains: `a.b.c`, `b.c`, `c`. Empty if the text is not a host. */
export function withParents(host: string): string[] {
  if (!canExist(host)) return [];
  const labels = host.split(".");
  return labels.map((_, place) => labels.slice(place).join("."));
}
