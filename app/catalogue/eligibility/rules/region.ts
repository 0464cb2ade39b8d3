import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { memoizeByText } from "../memoize.ts";
import { containsWords, wordsOf } from "../words-of.ts";
import { finding } from "./rule.ts";

const words = {
  yes: (region: string) => `For people from ${region}`,
  ask: (region: string) => `For people from ${region}: tell us where you live`,
  unclear: (region: string, own: string) => `For people from ${region}: check whether ${own} counts`,
};

/** Never says no: people who come from a region and live elsewhere may count too. */
export function judgeRegion(
  facts: Pick<EligibilityFacts, "region">,
  { region: own }: Pick<Applicant, "region">,
): Finding | null {
  const region = facts.region ?? "";
  const regionWords = wordsOfRegion(region);
  if (regionWords === "") return null;
  if (own === null) return finding("region", "check", () => words.ask(region), { field: "region" });
  if (containsWords(regionWords, ownRegion(own))) return finding("region", "yes", () => words.yes(region));
  return finding("region", "check", () => words.unclear(region, own));
}

/** Words that name no region: everybody's own, or all of them. */
export const everyRegion = ["own", "nationwide", "all regions", "all counties", "all states"] as const;

const wordsOfRegion = memoizeByText((region: string): string => {
  const regionWords = wordsOf(region);
  return everyRegion.some((every) => containsWords(regionWords, every)) ? "" : regionWords;
});

/** A record names "Turkana County" as "Turkana". */
export const ownRegion = memoizeByText((region: string) =>
  wordsOf(region).replace(/ (?:county|state|region|province)$/, ""),
);
