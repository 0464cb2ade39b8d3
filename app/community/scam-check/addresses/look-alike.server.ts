import { domainToUnicode } from "node:url";
import { editDistance } from "#app/shared/text/edit-distance.ts";
import { isRestricted, isUnder, nameIn, registeredDomain } from "./domains.ts";
import type { MessageAddress } from "./find-addresses.ts";
import { hyphened, type OfficialDomains, slipsAllowed } from "./official-domains.server.ts";
import { skeleton } from "./skeleton.ts";

export type LookAlikeTrick = "letters" | "misspelt" | "words" | "inside" | "disguise" | "ending";

export interface LookAlike {
  /** The real domain that it imitates; null if it isn't one that we know. */
  real: string | null;
  trick: LookAlikeTrick;
}

/** Names that are ordinary words: others may use them legitimately. */
const ordinary = new Set(
  "education scholarships scholarship publicservice google shell rise the study studyin careers jobs amazon microsoft mtn who".split(
    " ",
  ),
);

/** The official domain that an address imitates, and how; null if it imitates none. */
export function findLookAlike(
  { host, pretendsToBe }: MessageAddress,
  official: OfficialDomains,
): LookAlike | null {
  if (pretendsToBe) return { real: official.over(pretendsToBe) ?? null, trick: "disguise" };
  const shown = domainToUnicode(host) || host;
  const own = registeredDomain(shown);
  const claimed = nameIn(own);
  const front = shown.slice(0, -own.length).replace(/\.$/, "");
  const isSafeEnding = isRestricted(shown);
  let ending: LookAlike | null = null;
  for (const real of official.like({ claimed, front })) {
    const trick = trickOf({ claimed, front, isSafeEnding }, real);
    if (trick && trick !== "ending") return { real, trick };
    if (trick) ending ??= { real, trick };
  }
  return ending;
}

interface AddressParts {
  claimed: string;
  front: string;
  isSafeEnding: boolean;
}

/** How an address imitates one domain, if it does. `OfficialDomains` finds the candidates. */
export function trickOf({ claimed, front, isSafeEnding }: AddressParts, real: string): LookAlikeTrick | null {
  const name = nameIn(real);
  if (isInside(front, claimed, real)) return "inside";
  if (isSafeEnding || ordinary.has(name)) return null;
  if (front.split(/[.-]/).includes(name) && name.length > 3) return "inside";
  if (claimed === name) return name.length > 4 ? "ending" : null;
  if (name.length > 4 && skeleton(claimed) === skeleton(name)) return "letters";
  if (hasAddedWords(claimed, name)) return "words";
  const slips = slipsAllowed(name);
  return slips > 0 && isNear(claimed, name, slips) ? "misspelt" : null;
}

/** `chevening.org.apply.example` and `helb-co-ke.example` begin with a whole real domain. */
function isInside(front: string, claimed: string, real: string): boolean {
  return (
    isUnder(front, real) ||
    front.startsWith(`${real}.`) ||
    claimed.includes(hyphened(real)) ||
    skeleton(front)
      .split(".")
      .some((label) => label.includes(skeleton(hyphened(real))))
  );
}

/** `chevening-awards`, `applychevening`, `daad-scholarship2026`: the real name with bait around it. */
function hasAddedWords(claimed: string, name: string): boolean {
  const words = claimed.split("-");
  if (words.length > 1 && name.length > 2 && words.includes(name)) return true;
  const at = claimed.indexOf(name);
  if (name.length < 5 || at < 0) return false;
  const around = [claimed.slice(0, at), claimed.slice(at + name.length)].map((part) =>
    part.replaceAll("-", ""),
  );
  return around.every((part) => part === "" || isBaitWord(part));
}

const isNear = (claimed: string, name: string, slips: number) =>
  Math.abs(claimed.length - name.length) <= slips && editDistance(claimed, name) <= slips;

const words = new Set(
  "apply application scholarship scholarships scholar scholars award awards portal online form forms grant grants fund funds funded funding bursary bursaries official student students admission admissions register registration login new my the for of in africa african kenya nigeria ghana ethiopia uganda gov govt org com net co ke ng gh et ug ac edu foundation program programme update support help info 0 1 2 3 4 5 6 7 8 9".split(
    " ",
  ),
);
const longest = Math.max(...[...words].map(({ length }) => length));

/** True for text made only of words and numbers that scams put around a real name: `apply`, `awards2026`. */
export function isBaitWord(text: string): boolean {
  // Whether the text up to a position can be split into such words. Each position is visited once, however it was
  // reached.
  const isReached = [true];
  for (let end = 1; end <= text.length; end++) {
    isReached[end] = false;
    for (let start = Math.max(0, end - longest); start < end && !isReached[end]; start++)
      isReached[end] = isReached[start] === true && words.has(text.slice(start, end));
  }
  return text !== "" && isReached[text.length] === true;
}
