import type { Applicant, StudyLevel } from "../applicant.ts";
import { isDiplomaFirst } from "../degree-at-home.ts";
import type { FactsOf, Finding } from "../judgement.ts";
import { isSchoolingUnknown, isShortCourse, offeredLevels, studiedLevels } from "../study-levels.ts";
import { finding } from "./rule.ts";
import { levelWords as words } from "./words.ts";

export const judgeAwardLevel = (
  facts: FactsOf["scholarship"],
  applicant: Pick<Applicant, "wants">,
): Finding | null => judgeWantedLevel(offeredLevels("scholarship", facts), applicant, words.award);

/** A diploma in a wanted field is a first step for someone whose results are too low for a degree. */
export function judgeCollegeLevel(facts: FactsOf["college"], applicant: Applicant): Finding | null {
  const found = judgeWantedLevel(offeredLevels("college", facts), applicant, words.college);
  const isFirstStep = ({ level, field }: FactsOf["college"]["programmes"][number]) =>
    level === "vocational" && applicant.fields.some((own) => own === field);
  return found?.answer === "no" && isDiplomaFirst(applicant) && facts.programmes.some(isFirstStep)
    ? finding("level", "yes", () => words.college.first)
    : found;
}

function judgeWantedLevel(
  offered: StudyLevel[],
  { wants }: Pick<Applicant, "wants">,
  says: typeof words.award | typeof words.college,
): Finding | null {
  if (offered.length === 0) return null;
  if (wants.length === 0)
    return finding("level", "check", () => says.ask(offered), { field: "wantedLevels" });
  const met = offered.filter((level) => wants.includes(level));
  if (met.length > 0) return finding("level", "yes", () => says.yes(met));
  if (isShortCourse(offered)) return finding("level", "check", () => words.beside);
  return finding("level", "no", () => says.no(offered, wants));
}

/** Jobs are for people who study at a level or have finished it, whatever they want to study next. */
export function judgeWorkLevel(facts: FactsOf["internship"], applicant: Applicant): Finding | null {
  const levels = offeredLevels("internship", facts);
  if (levels.length === 0) return null;
  const { sure, possible } = studiedLevels(applicant);
  if (levels.some((level) => sure.includes(level)))
    return finding("level", "yes", () => words.work.yes(levels));
  if (isSchoolingUnknown(applicant))
    return finding("level", "check", () => words.work.ask(levels), { field: "currentEducationLevel" });
  if (levels.some((level) => possible.includes(level)))
    return finding(
      "level",
      "check",
      () => words.work.unclear(levels),
      applicant.finished === null ? { field: "finished" } : null,
    );
  return finding("level", "no", () => words.work.yes(levels));
}
