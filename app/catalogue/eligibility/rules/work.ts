import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";
import { workWords as words } from "./words.ts";

export function judgeWork(
  { workYears: needed }: Pick<EligibilityFacts, "workYears">,
  { workYears: own }: Pick<Applicant, "workYears">,
): Finding | null {
  if (!needed) return null;
  if (own === null) return finding("work", "check", () => words.ask(needed), { field: "workYears" });
  return own >= needed
    ? finding("work", "yes", () => words.yes(needed))
    : finding("work", "no", () => words.no(needed, own));
}
