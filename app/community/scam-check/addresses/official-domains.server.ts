import { memoizeByObject } from "#app/shared/memoize.ts";
import type { KnownRecord } from "../known-records/named-records.ts";
import { nameIn, registeredDomain, withParents } from "./domains.ts";
import { FuzzyNames } from "./fuzzy-names.ts";
import { hosts, isOneOf } from "./known-hosts.ts";
import { skeleton } from "./skeleton.ts";

/** Longer names allow more edits, short ones none: `daad` and `dead` are two words. */
export const slipsAllowed = (name: string) => (name.length > 9 ? 2 : name.length > 5 ? 1 : 0);

/** The catalogue's own domains, by every key under which an address may be similar. */
export class OfficialDomains {
  readonly #places: ReadonlyMap<string, number>;
  readonly #byName = new Map<string, string[]>();
  readonly #bySkeleton = new Map<string, string[]>();
  readonly #byHyphened = new Map<string, string[]>();
  readonly #near = { 1: new FuzzyNames(1), 2: new FuzzyNames(2) };

  constructor(domains: Iterable<string>) {
    this.#places = new Map([...new Set(domains)].map((domain, place) => [domain, place]));
    for (const domain of this.#places.keys()) {
      const name = nameIn(domain);
      const slips = slipsAllowed(name);
      push(this.#byName, name, domain);
      push(this.#bySkeleton, skeleton(name), domain);
      for (const key of new Set([hyphened(domain), skeleton(hyphened(domain))]))
        push(this.#byHyphened, key, domain);
      if (slips !== 0) this.#near[slips].add(name);
    }
  }

  /** The domain to which a host belongs. */
  over(host: string): string | undefined {
    return this.#inOrder(withParents(host).filter((part) => this.#places.has(part)))[0];
  }

  /**
   * The few domains that an address may imitate, in the catalogue's order: `claimed` is its own name, and `front` what
   * comes before it. Each candidate still has to be judged.
   */
  like({ claimed, front }: { claimed: string; front: string }): string[] {
    const names = [
      ...this.#near[1].find(claimed),
      ...this.#near[2].find(claimed),
      ...piecesOf(claimed),
      ...front.split(/[.-]/),
    ];
    const labels = [claimed, ...skeleton(front).split(".")];
    return this.#inOrder([
      ...[...withParents(front), ...downwards(front)].filter((part) => this.#places.has(part)),
      ...names.flatMap((name) => this.#byName.get(name) ?? []),
      ...(this.#bySkeleton.get(skeleton(claimed)) ?? []),
      ...labels.flatMap(piecesOf).flatMap((piece) => this.#byHyphened.get(piece) ?? []),
    ]);
  }

  #inOrder(domains: string[]): string[] {
    const place = (domain: string) => this.#places.get(domain) ?? 0;
    return [...new Set(domains)].sort((one, other) => place(one) - place(other));
  }
}

export const hyphened = (domain: string) => domain.replaceAll(".", "-");

/** The owners of the catalogue's own domains, computed once. Sites where anyone may publish are left out. */
export const officialDomains = memoizeByObject((catalogue: readonly KnownRecord[]): OfficialDomains => {
  const open = new Set(Object.values(hosts).flatMap((known) => [...known]));
  const known = [...new Set(catalogue.map(({ host }) => host))].filter(
    (host) => host && !isOneOf(host, open),
  );
  return new OfficialDomains(known.map(registeredDomain));
});

function push(map: Map<string, string[]>, key: string, domain: string): void {
  const domains = map.get(key);
  if (domains) domains.push(domain);
  else map.set(key, [domain]);
}

/** `a.b.c`, `a.b`, `a`: the prefixes of a host. */
function downwards(host: string): string[] {
  const labels = host.split(".");
  return labels.map((_, place) => labels.slice(0, place + 1).join("."));
}

/** Every substring of a label that could be a name, of three letters or more; a label has at most 63. */
function piecesOf(label: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start + 3 <= label.length; start++)
    for (let end = start + 3; end <= label.length; end++) pieces.push(label.slice(start, end));
  return pieces;
}
