import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Line } from "../judgement.ts";
import { africanOf, readPlaces } from "../places.ts";
import { fitWords } from "../words.ts";
import { haveWords, wordsOf } from "../words-of.ts";
import { line } from "./line.ts";

export function judgeCitizens(
  kind: OpportunityKind,
  facts: EligibilityFacts,
  applicant: Applicant,
): Line | null {
  const words = fitWords.citizens;
  const named = facts.citizens ?? [];
  const open = readPlaces(named);
  if (!open) return kind === "scholarship" ? line("citizens", "check", words.unknown) : null;
  if (open.isAny) return line("citizens", "yes", words.any);
  if (applicant.citizenships.length === 0)
    return line("citizens", "check", words.ask(named), { field: "citizenships" });
  if (africanOf(applicant.citizenships).some((country) => open.countries.has(country)))
    return line("citizens", "yes", words.yes(named));
  if (open.hasUnknown) return line("citizens", "check", words.unclear(named));
  return line("citizens", "no", words.no(named, applicant.citizenships));
}

export function judgeResidents(facts: EligibilityFacts, { residence }: Applicant): Line | null {
  const words = fitWords.residents;
  const named = facts.residents ?? [];
  const open = readPlaces(named);
  if (!open || open.isAny) return null;
  if (residence === null) return line("residents", "check", words.ask(named), { field: "residence" });
  if (africanOf([residence]).some((country) => open.countries.has(country)))
    return line("residents", "yes", words.yes(named));
  if (open.hasUnknown) return line("residents", "check", words.unclear(named));
  return line("residents", "no", words.no(named, residence));
}

/** A region closes no door: who comes from there and lives elsewhere may count too. */
export function judgeRegion(facts: EligibilityFacts, { region }: Applicant): Line | null {
  const words = fitWords.region;
  const named = facts.region ?? "";
  const said = regionWords(named);
  if (said === "") return null;
  if (region === null) return line("region", "check", words.ask(named), { field: "region" });
  if (haveWords(said, ownRegion(region))) return line("region", "yes", words.yes(named));
  return line("region", "check", words.unclear(named, region));
}

/** Words that name no region: everybody's own, or all of them. */
export const everyRegion = ["own", "nationwide", "all regions", "all counties", "all states"] as const;
/** As many letters as an index can hold of them. */
export const longestRegion = 400;

function regionWords(region: string): string {
  const said = wordsOf([...region].slice(0, longestRegion).join(""));
  return everyRegion.some((words) => haveWords(said, words)) ? "" : said;
}

/** "Turkana County" is named by "Turkana" alone. */
export const ownRegion = (region: string) =>
  wordsOf(region).replace(/ (?:county|state|region|province)$/, "");
