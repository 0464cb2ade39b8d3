/** Second labels under which countries hand out names: `ac.ke`, `gov.ng`, `co.uk`. */
const shelves = "ac co com edu go gob gouv gov ltd me mil mobi ne net or org re res sc sch";
const isShelf = new Set(shelves.split(" "));

/** Endings that only a government, a university or an international body is given. */
const restricted = /(^|\.)(edu|gov|int|mil|(ac|edu|go|gov|gouv|mil|sch)\.[a-z]{2})$/;

/** The part of a host that somebody had to register: `apply.chevening.org` belongs to `chevening.org`. */
export function registered(host: string): string {
  const labels = host.split(".");
  const isCountry = labels.at(-1)?.length === 2;
  return labels.slice(isCountry && isShelf.has(labels.at(-2) ?? "") ? -3 : -2).join(".");
}

/** The name alone: `chevening`. */
export const nameIn = (domain: string) => domain.split(".")[0] ?? "";

export const isRestricted = (host: string) => restricted.test(host);

/** True for the domain itself and everything under it. */
export const isUnder = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
