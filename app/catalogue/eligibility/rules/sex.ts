import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";
import { sexWords as words } from "./words.ts";

export function judgeSex(
  { womenOnly }: Pick<EligibilityFacts, "womenOnly">,
  { sex }: Pick<Applicant, "sex">,
): Finding | null {
  if (!womenOnly) return null;
  if (sex === null) return finding("sex", "check", () => words.ask, { field: "sex" });
  return sex === "female" ? finding("sex", "yes", () => words.yes) : finding("sex", "no", () => words.no);
}
