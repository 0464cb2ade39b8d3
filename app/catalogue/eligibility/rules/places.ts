import type { AfricanCountry } from "#database/schema/places.ts";
import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, FactsOf, Finding } from "../judgement.ts";
import { memoizeByText } from "../memoize.ts";
import { africanCountry, africanOf, type NamedPlaces, parsePlaces } from "../places.ts";
import { fitWords } from "../words.ts";
import { containsWords, wordsOf } from "../words-of.ts";
import { line } from "./line.ts";

export const judgeCitizens = (facts: EligibilityFacts, applicant: Applicant): Finding =>
  judgeNationality(facts, applicant) ?? line("citizens", "check", fitWords.citizens.unknown);

/** Work that names no nationality is for the people of where it is. */
export function judgeWorkers(facts: FactsOf["internship"], applicant: Applicant): Finding | null {
  const words = fitWords.workers;
  const judged = judgeNationality(facts, applicant);
  const named = facts.countries ?? [];
  const there = parsePlaces(named);
  if (judged || !there || there.isAny) return judged;
  const own = [...applicant.citizenships, ...(applicant.residence === null ? [] : [applicant.residence])];
  if (own.length === 0) return line("citizens", "check", () => words.ask(named), { field: "residence" });
  if (africanOf(own).some((country) => there.countries.has(country))) return null;
  return line("citizens", "check", () => words.unclear(named));
}

function judgeNationality(facts: EligibilityFacts, applicant: Applicant): Finding | null {
  const words = fitWords.citizens;
  const named = facts.citizens ?? [];
  const open = parsePlaces(named);
  if (!open) return null;
  if (open.isAny) return line("citizens", "yes", words.any);
  if (applicant.citizenships.length === 0)
    return line("citizens", "check", () => words.ask(named), { field: "citizenships" });
  if (africanOf(applicant.citizenships).some((country) => open.countries.has(country)))
    return line("citizens", "yes", () => words.yes(named));
  if (open.hasUnknown) return line("citizens", "check", () => words.unclear(named));
  if (standsForMore(open) && !isOfOurs(applicant.citizenships))
    return line("citizens", "check", () => words.perhapsMore(named));
  return line("citizens", "no", () => words.no(named, applicant.citizenships));
}

export function judgeResidents(facts: EligibilityFacts, { residence }: Applicant): Finding | null {
  const words = fitWords.residents;
  const named = facts.residents ?? [];
  const open = parsePlaces(named);
  if (!open || open.isAny) return null;
  if (residence === null) return line("residents", "check", () => words.ask(named), { field: "residence" });
  if (africanCountry(residence).some((country) => open.countries.has(country)))
    return line("residents", "yes", () => words.yes(named));
  if (open.hasUnknown) return line("residents", "check", () => words.unclear(named));
  if (standsForMore(open) && !isOfOurs([residence]))
    return line("residents", "check", () => words.perhapsMore(named));
  return line("residents", "no", () => words.no(named, residence));
}

/** The countries we look after. Of a long list a record may name these alone, so that it says nothing of the others. */
export const ours: readonly AfricanCountry[] = ["Kenya", "Nigeria", "Ghana", "Ethiopia", "Uganda"];

const standsForMore = ({ countries }: NamedPlaces) =>
  countries.size > 1 && [...countries].every((country) => ours.includes(country));

const isOfOurs = (countries: string[]) => africanOf(countries).some((country) => ours.includes(country));

/** A region closes no door: who comes from there and lives elsewhere may count too. */
export function judgeRegion(facts: EligibilityFacts, { region }: Applicant): Finding | null {
  const words = fitWords.region;
  const named = facts.region ?? "";
  const said = regionWords(named);
  if (said === "") return null;
  if (region === null) return line("region", "check", () => words.ask(named), { field: "region" });
  if (containsWords(said, ownRegion(region))) return line("region", "yes", () => words.yes(named));
  return line("region", "check", () => words.unclear(named, region));
}

/** Words that name no region: everybody's own, or all of them. */
export const everyRegion = ["own", "nationwide", "all regions", "all counties", "all states"] as const;
const regionWords = memoizeByText((region: string): string => {
  const said = wordsOf(region);
  return everyRegion.some((words) => containsWords(said, words)) ? "" : said;
});

/** "Turkana County" is named by "Turkana" alone. */
export const ownRegion = memoizeByText((region: string) =>
  wordsOf(region).replace(/ (?:county|state|region|province)$/, ""),
);
