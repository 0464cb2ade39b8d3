import type { Applicant, StudyLevel } from "../applicant.ts";
import type { FactsOf, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";

const words = {
  yes: "For people who study at the time",
  ask: "You must be studying at the time: tell us what you study",
  unclear: "You must be studying at a college or university at the time",
  no: "You must be studying at the time",
};

const higherStudies: readonly StudyLevel[] = ["vocational", "undergraduate", "graduate", "doctorate"];

export function judgeEnrolled(
  { mustBeEnrolled }: Pick<FactsOf["internship"], "mustBeEnrolled">,
  { studying, finished }: Pick<Applicant, "studying" | "finished">,
): Finding | null {
  if (!mustBeEnrolled) return null;
  if (studying !== null && higherStudies.includes(studying)) return finding("enrolled", "yes", words.yes);
  if (studying !== null) return finding("enrolled", "check", words.unclear);
  return finished === null
    ? finding("enrolled", "check", words.ask, { field: "currentEducationLevel" })
    : finding("enrolled", "no", words.no);
}
