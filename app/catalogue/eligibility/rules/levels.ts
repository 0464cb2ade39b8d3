import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { finishedLevels, studyLevels } from "#database/schema/lists.ts";
import type { Applicant, FinishedLevel, StudyLevel } from "../applicant.ts";
import type { EligibilityFacts, FactsOf, Finding, RuleAnswer } from "../judgement.ts";
import { memoizeByText } from "../memoize.ts";
import { fitWords } from "../words.ts";
import { containsWords, wordsOf } from "../words-of.ts";
import { line } from "./line.ts";

/** How a level is called in free words. A whole word each: "graduate" is not in "undergraduate". */
export const levelWords: Record<StudyLevel, readonly string[]> = {
  high_school: ["high school", "secondary school"],
  vocational: ["vocational", "tvet"],
  undergraduate: ["undergraduate", "bachelor", "bachelors"],
  graduate: ["graduate", "postgraduate", "master", "masters"],
  doctorate: ["doctorate", "doctoral", "phd", "postgraduate"],
  short_course: ["short course", "short courses"],
};

/** The levels that free words name. */
export const levelsIn = memoizeByText((text: string): StudyLevel[] => {
  const said = wordsOf(text);
  return studyLevels.filter((level) => levelWords[level].some((words) => containsWords(said, words)));
});

export function offeredLevels<Kind extends OpportunityKind>(kind: Kind, facts: FactsOf[Kind]): StudyLevel[] {
  return kind === "scholarship"
    ? levelsIn((facts as FactsOf["scholarship"]).educationLevel)
    : studyLevels.filter((level) => (facts as FactsOf["college"]).studyLevels?.includes(level));
}

export function judgeWantedLevel(
  kind: "scholarship" | "college",
  offered: StudyLevel[],
  { wants }: Applicant,
): Finding | null {
  const words = fitWords.level;
  const isCollege = kind === "college";
  if (offered.length === 0) return null;
  if (wants.length === 0)
    return line("level", "check", () => (isCollege ? words.asksTaught : words.ask(offered)), {
      field: "wantedLevels",
    });
  const met = offered.filter((level) => wants.includes(level));
  if (met.length > 0) return line("level", "yes", () => (isCollege ? words.teaches(met) : words.yes(met)));
  if (isShortCourse(offered)) return line("level", "check", words.beside);
  return line("level", "no", () => (isCollege ? words.doesNotTeach(wants) : words.no(offered, wants)));
}

/** It goes beside whatever else somebody wants. */
export const isShortCourse = (offered: StudyLevel[]) =>
  offered.length > 0 && offered.every((level) => level === "short_course");

/** Work is for people who study at a level or have finished it, whatever they want next. */
export function judgeStudies(wanted: StudyLevel[], applicant: Applicant): Finding | null {
  const words = fitWords.level;
  if (wanted.length === 0) return null;
  const { sure, possible } = studiesOf(applicant);
  if (wanted.some((level) => sure.includes(level))) return line("level", "yes", () => words.students(wanted));
  if (isUntold(applicant))
    return line("level", "check", () => words.asksStudies(wanted), { field: "currentEducationLevel" });
  if (wanted.some((level) => possible.includes(level)))
    return line(
      "level",
      "check",
      () => words.maybeStudents(wanted),
      applicant.finished === null ? { field: "finished" } : null,
    );
  return line("level", "no", () => words.students(wanted));
}

/** What somebody studies or has studied, for sure and perhaps. */
export function studiesOf({ studying, finished }: Schooling): { sure: StudyLevel[]; possible: StudyLevel[] } {
  if (isUntold({ studying, finished }))
    return { sure: studying ? [studying] : [], possible: [...studyLevels] };
  const sure = new Set<StudyLevel>([
    ...(finished ? throughFinishing[finished] : []),
    ...(studying ? [studying, ...throughStudying[studying]] : []),
  ]);
  const mayHaveDiploma = finished === null && studying !== "high_school";
  return { sure: [...sure], possible: mayHaveDiploma ? ["short_course", "vocational"] : ["short_course"] };
}

const throughFinishing: Record<FinishedLevel, readonly StudyLevel[]> = {
  none: [],
  primary: [],
  secondary: ["high_school"],
  vocational: ["high_school", "vocational"],
  undergraduate: ["high_school", "undergraduate"],
  graduate: ["high_school", "undergraduate", "graduate"],
};
const throughStudying: Record<StudyLevel, readonly StudyLevel[]> = {
  high_school: [],
  vocational: [],
  undergraduate: ["high_school"],
  graduate: ["high_school", "undergraduate"],
  doctorate: ["high_school", "undergraduate", "graduate"],
  short_course: [],
};

export function judgeFinished(facts: EligibilityFacts, applicant: Applicant): Finding | null {
  const words = fitWords.finished;
  const asked = facts.finished;
  if (asked === null || asked === "none") return null;
  if (isUntold(applicant)) return line("finished", "check", () => words.ask(asked), { field: "finished" });
  const { least, most } = reached(applicant);
  const rank = finishedLevels.indexOf(asked);
  if (rank <= least) return line("finished", "yes", () => words.yes(asked));
  if (rank > most) return line("finished", "no", () => words.no(asked));
  return line(
    "finished",
    "check",
    () => words.soon(asked),
    applicant.finished === null ? { field: "finished" } : null,
  );
}

/** Of the levels that somebody may take at a college, the one they are nearest to counts. */
export function judgeSchooling(levels: StudyLevel[], applicant: Applicant): Finding | null {
  const words = fitWords.finished;
  const judged = levels.map((level) => ({ level, answer: schoolingFor(level, applicant) }));
  for (const answer of ["yes", "check", "no"] as const) {
    const found = judged.find((one) => one.answer === answer);
    const asked = found && neededFor[found.level];
    if (!found) continue;
    if (!asked) return null;
    if (answer !== "check") return line("finished", answer, () => words.yes(asked));
    if (applicant.finished === null)
      return line("finished", "check", () => words.ask(asked), { field: "finished" });
    return line("finished", "check", () =>
      isUnderWay(asked, applicant) ? words.soon(asked) : words.mostly(asked),
    );
  }
  return null;
}

export const afterDegree: readonly StudyLevel[] = ["graduate", "doctorate"];

/** What an award asks for may be the least of several levels: for a master's alone it takes a degree all the same. */
export function judgeDegree(
  { finished }: EligibilityFacts,
  levels: StudyLevel[],
  applicant: Applicant,
): Finding | null {
  const isSaidAlready = levels.some((level) => neededFor[level] === finished);
  const isForGraduates = levels.every((level) => afterDegree.includes(level));
  return isForGraduates && !isSaidAlready ? judgeSchooling(levels, applicant) : null;
}

/** What one has to have finished before. */
const neededFor: Record<StudyLevel, FinishedLevel | null> = {
  high_school: "primary",
  vocational: "secondary",
  undergraduate: "secondary",
  graduate: "undergraduate",
  doctorate: "graduate",
  short_course: null,
};
/** With how little a door may still be open: certificates for people without secondary school, doctorates straight after a degree. */
const leastFor: Record<StudyLevel, FinishedLevel> = {
  high_school: "none",
  vocational: "none",
  undergraduate: "secondary",
  graduate: "undergraduate",
  doctorate: "undergraduate",
  short_course: "none",
};

export function schoolingFor(level: StudyLevel, applicant: Schooling): RuleAnswer {
  const asked = neededFor[level];
  if (asked === null) return "yes";
  if (isUntold(applicant)) return "check";
  const { least, most } = reached(applicant);
  if (finishedLevels.indexOf(asked) <= least) return "yes";
  return finishedLevels.indexOf(leastFor[level]) <= most ? "check" : "no";
}

const isUnderWay = (asked: FinishedLevel, applicant: Schooling) =>
  finishedLevels.indexOf(asked) <= reached(applicant).most;

/** What has been finished for sure, and what will be with the studies of today; places in `finishedLevels`. */
function reached({ finished, studying }: Schooling): { least: number; most: number } {
  const [before, after] = studying ? aroundStudies[studying] : (["none", "none"] as const);
  const least = Math.max(finishedLevels.indexOf(finished ?? "none"), finishedLevels.indexOf(before));
  return { least, most: Math.max(least, finishedLevels.indexOf(after)) };
}

/** What one has finished to be there, and what one has finished after. */
const aroundStudies: Record<StudyLevel, readonly [before: FinishedLevel, after: FinishedLevel]> = {
  high_school: ["primary", "secondary"],
  vocational: ["primary", "vocational"],
  undergraduate: ["secondary", "undergraduate"],
  graduate: ["undergraduate", "graduate"],
  doctorate: ["undergraduate", "graduate"],
  short_course: ["none", "none"],
};

type Schooling = Pick<Applicant, "finished" | "studying">;

/** A short course is open to everyone, so that it tells nothing of what came before. */
const isUntold = ({ finished, studying }: Schooling) =>
  finished === null && (studying === null || studying === "short_course");
