import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { includesAnyOf, isFromServedCountry, mayNameMoreCountries, parsePlaces } from "../parse/places.ts";
import { finding } from "./rule.ts";
import { residentsWords as words } from "./words.ts";

export function judgeResidents(
  facts: Pick<EligibilityFacts, "residents">,
  { residence }: Pick<Applicant, "residence">,
): Finding | null {
  const named = facts.residents ?? [];
  const open = parsePlaces(named);
  if (!open || open.isAny) return null;
  if (residence === null)
    return finding("residents", "check", () => words.ask(named), { field: "residence" });
  if (includesAnyOf(open, [residence])) return finding("residents", "yes", () => words.yes(named));
  if (open.hasUnknown) return finding("residents", "check", () => words.unclear(named));
  if (mayNameMoreCountries(open) && !isFromServedCountry([residence]))
    return finding("residents", "check", () => words.perhapsMore(named));
  return finding("residents", "no", () => words.no(named, residence));
}
