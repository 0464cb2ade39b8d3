import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";

const words = {
  yes: "For women and girls",
  ask: "For women and girls: tell us whether you are one",
  no: "For women and girls only",
};

export function judgeSex(
  { womenOnly }: Pick<EligibilityFacts, "womenOnly">,
  { sex }: Pick<Applicant, "sex">,
): Finding | null {
  if (!womenOnly) return null;
  if (sex === null) return finding("sex", "check", words.ask, { field: "sex" });
  return sex === "female" ? finding("sex", "yes", words.yes) : finding("sex", "no", words.no);
}
