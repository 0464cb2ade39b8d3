import { getDomain } from "tldts";

/** Endings that only a government, a university or an international body is given. */
const restricted = /(^|\.)(edu|gov|int|mil|(ac|edu|go|gov|gouv|mil|sch)\.[a-z]{2})$/;

/** What a name may measure, in characters; nothing longer can be looked up. */
const longestHost = 253;
const longestLabel = 63;

/** True for a host that the world's directory of names can hold. */
export const canExist = (host: string) =>
  host.length <= longestHost && host.split(".").every(({ length }) => length <= longestLabel);

/** The part of a host that somebody had to register: `apply.chevening.org` belongs to `chevening.org`. */
export const registeredDomain = (host: string): string =>
  getDomain(host, { extractHostname: false, validateHostname: false }) ?? host;

/** The name alone: `chevening`. */
export const nameIn = (domain: string) => domain.split(".")[0] ?? "";

export const isRestricted = (host: string) => restricted.test(host);

/** True for the domain itself and everything under it. */
export const isUnder = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The host itself and everything it stands under: `a.b.c`, `b.c`, `c`. Nothing for what is no host. */
export function withParents(host: string): string[] {
  if (!canExist(host)) return [];
  const labels = host.split(".");
  return labels.map((_, place) => labels.slice(place).join("."));
}
