import { memoizeByText } from "../../../shared/memoize.ts";
import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { isOutside, plainRegion } from "../parse/home-regions.ts";
import { containsWords, wordsOf } from "../parse/words-of.ts";
import { finding } from "./rule.ts";
import { regionWords as words } from "./words.ts";

/**
 * The home region is where the family comes from or, if that isn't known, where they live. Since either may count, "no"
 * needs both to be outside.
 */
export function judgeRegion(
  facts: Pick<EligibilityFacts, "region">,
  { region: lives, origin }: Pick<Applicant, "region" | "origin">,
): Finding | null {
  const region = facts.region ?? "";
  const regionWords = wordsOfRegion(region);
  if (regionWords === "") return null;
  const homes = [origin, lives].filter((home) => home !== null);
  const [own] = homes;
  if (own === undefined) return finding("region", "check", () => words.ask(region), { field: "origin" });
  if (containsWords(regionWords, plainRegion(own))) return finding("region", "yes", () => words.yes(region));
  return homes.every((home) => isOutside(region, home))
    ? finding("region", "no", () => words.no(region, own))
    : finding("region", "check", () => words.unclear(region, own));
}

/** Words that name no particular region. */
export const everyRegion = ["own", "nationwide", "all regions", "all counties", "all states"] as const;

const wordsOfRegion = memoizeByText((region: string): string => {
  const regionWords = wordsOf(region);
  return everyRegion.some((every) => containsWords(regionWords, every)) ? "" : regionWords;
});
