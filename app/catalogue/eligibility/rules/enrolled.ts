import type { Applicant, StudyLevel } from "../applicant.ts";
import type { FactsOf, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";

const words = {
  yes: "For people who study at the time",
  ask: "You must be studying at the time: tell us what you study",
  unclear: "You must be studying at a college or university at the time",
  recent: "For people who study at the time, or have finished not long ago",
  no: "You must be studying at the time",
};

const higherStudies: readonly StudyLevel[] = ["vocational", "undergraduate", "graduate", "doctorate"];

export function judgeEnrolled(
  { mustBeEnrolled, finishedWithin }: Pick<FactsOf["internship"], "mustBeEnrolled" | "finishedWithin">,
  { studying, finished }: Pick<Applicant, "studying" | "finished">,
): Finding | null {
  if (!mustBeEnrolled) return null;
  if (studying !== null && higherStudies.includes(studying)) return finding("enrolled", "yes", words.yes);
  if (studying !== null) return finding("enrolled", "check", words.unclear);
  if (finishedWithin !== null && finished !== null) return finding("enrolled", "check", words.recent);
  return finished === null
    ? finding("enrolled", "check", words.ask, { field: "currentEducationLevel" })
    : finding("enrolled", "no", words.no);
}
