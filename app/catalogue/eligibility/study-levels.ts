import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { finishedLevels, studyLevels } from "#database/schema/lists.ts";
import { memoizeByObject, memoizeByText } from "../../shared/memoize.ts";
import type { Applicant, FinishedLevel, StudyLevel } from "./applicant.ts";
import type { FactsOf, RuleAnswer } from "./judgement.ts";
import { containsWords, wordsOf } from "./parse/words-of.ts";

/** Names of a level in free text. Whole words: "graduate" isn't in "undergraduate". */
export const levelWords: Record<StudyLevel, readonly string[]> = {
  high_school: ["high school", "secondary school"],
  vocational: ["vocational", "tvet"],
  undergraduate: ["undergraduate", "bachelor", "bachelors"],
  graduate: ["graduate", "postgraduate", "master", "masters"],
  doctorate: ["doctorate", "doctoral", "phd", "postgraduate"],
  short_course: ["short course", "short courses"],
};

export const parseLevels = memoizeByText((text: string): StudyLevel[] => {
  const words = wordsOf(text);
  return studyLevels.filter((level) => levelWords[level].some((name) => containsWords(words, name)));
});

const inOrder = memoizeByObject((levels: StudyLevel[]) =>
  studyLevels.filter((level) => levels.includes(level)),
);

export function offeredLevels<Kind extends OpportunityKind>(kind: Kind, facts: FactsOf[Kind]): StudyLevel[] {
  return kind === "scholarship"
    ? parseLevels((facts as FactsOf["scholarship"]).educationLevel)
    : inOrder((facts as FactsOf["college"]).studyLevels ?? noLevels);
}

const noLevels: StudyLevel[] = [];

/** Levels that are both wanted and offered. If only one of the lists is known, that list. */
export function levelsMeant(offered: StudyLevel[], wants: StudyLevel[]): readonly StudyLevel[] {
  const both = offered.filter((level) => wants.includes(level));
  if (both.length > 0) return both;
  if (isShortCourse(offered)) return offered;
  const known = wants.length > 0 ? wants : offered;
  return known.length > 0 ? known : studyLevels;
}

/** A short course can be taken beside other studies. */
export const isShortCourse = (offered: StudyLevel[]) =>
  offered.length > 0 && offered.every((level) => level === "short_course");

export const isAfterDegree = (level: StudyLevel) => level === "graduate" || level === "doctorate";

type Schooling = Pick<Applicant, "finished" | "studying">;

/** A short course is open to everyone, so it says nothing about earlier studies. */
export const isSchoolingUnknown = ({ finished, studying }: Schooling) =>
  finished === null && (studying === null || studying === "short_course");

/** The levels that an applicant studies or has studied, certainly and possibly. */
export const studiedLevels = memoizeByObject(
  ({ studying, finished }: Schooling): { sure: StudyLevel[]; possible: StudyLevel[] } => {
    if (isSchoolingUnknown({ studying, finished }))
      return { sure: studying ? [studying] : [], possible: [...studyLevels] };
    const sure = new Set<StudyLevel>([
      ...(finished ? throughFinishing[finished] : []),
      ...(studying ? [studying, ...throughStudying[studying]] : []),
    ]);
    const mayHaveDiploma = finished === null && studying !== "high_school";
    return { sure: [...sure], possible: mayHaveDiploma ? ["short_course", "vocational"] : ["short_course"] };
  },
);

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

/** The level that must be finished before another one. */
export const neededFor: Record<StudyLevel, FinishedLevel | null> = {
  high_school: "primary",
  vocational: "secondary",
  undergraduate: "secondary",
  graduate: "undergraduate",
  doctorate: "graduate",
  short_course: null,
};

/** The least that may be enough: some certificates need no secondary school, some doctorates follow a first degree. */
const leastFor: Record<StudyLevel, FinishedLevel> = {
  high_school: "none",
  vocational: "none",
  undergraduate: "secondary",
  graduate: "undergraduate",
  doctorate: "undergraduate",
  short_course: "none",
};

/** Whether an applicant's schooling is enough to start a level. */
export function schoolingFor(level: StudyLevel, applicant: Schooling): RuleAnswer {
  const needed = neededFor[level];
  if (needed === null) return "yes";
  if (isSchoolingUnknown(applicant)) return "check";
  const { least, most } = reachedLevels(applicant);
  if (finishedLevels.indexOf(needed) <= least) return "yes";
  return finishedLevels.indexOf(leastFor[level]) <= most ? "check" : "no";
}

/** The level that is certainly finished, and the one after present studies, as positions in `finishedLevels`. */
export const reachedLevels = memoizeByObject(
  ({ finished, studying }: Schooling): { least: number; most: number } => {
    const [before, after] = studying ? aroundStudies[studying] : (["none", "none"] as const);
    const least = Math.max(finishedLevels.indexOf(finished ?? "none"), finishedLevels.indexOf(before));
    return { least, most: Math.max(least, finishedLevels.indexOf(after)) };
  },
);

/** What is finished before and after studies at a level. */
const aroundStudies: Record<StudyLevel, readonly [before: FinishedLevel, after: FinishedLevel]> = {
  high_school: ["primary", "secondary"],
  vocational: ["primary", "vocational"],
  undergraduate: ["secondary", "undergraduate"],
  graduate: ["undergraduate", "graduate"],
  doctorate: ["undergraduate", "graduate"],
  short_course: ["none", "none"],
};
