import type { AcademicStanding } from "#app/catalogue/grades/academic-standing.ts";
import { memoizeByObject } from "#app/shared/memoize.ts";
import type { GradeNeeded } from "#database/schema/facts.ts";
import type { resultSystems } from "#database/schema/lists.ts";
import type { Applicant, StudyLevel } from "../applicant.ts";
import { belowDegree, type GradeComparison, hasDiploma } from "../degree-at-home.ts";
import {
  compareWithMinimum,
  type GradeThresholds,
  type MinimumOutcome,
  thresholdsByLevel,
  thresholdsOf,
} from "../grade-thresholds.ts";
import type { FactsOf, Finding, RuleAnswer } from "../judgement.ts";
import { certificatesToAsk } from "../own-certificates.ts";
import { type GradeMeasure, kcseGrades } from "../parse/parse-minimum.ts";
import { mayDoRemedialYear } from "../parse/remedial-year.ts";
import { isAfterDegree, levelsMeant, offeredLevels } from "../study-levels.ts";
import { finding } from "./rule.ts";
import { gradesWords as words } from "./words.ts";

/** The values of an applicant that are compared with minima. */
type ApplicantGrades = Pick<Applicant, "standing" | "citizenships" | "residence">;

export function judgeAwardGrades(facts: FactsOf["scholarship"], applicant: Applicant): Finding | null {
  const levels = levelsMeant(offeredLevels("scholarship", facts), applicant.wants);
  if (facts.grades.length === 0)
    return levels.every((level) => level === "undergraduate") ? judgeAdmission(applicant) : null;
  return judgeWaysIn(
    levels.map((level) => {
      const { school, degree } = thresholdsOf(gradesAt(facts.grades)(level));
      const thresholds = isAfterDegree(level) || school.isEmpty ? degree : school;
      return thresholds.isEmpty && level === "undergraduate"
        ? judgeAdmission(applicant)
        : judgeThresholds(thresholds, applicant);
    }),
  );
}

/** An award for a degree needs a place at a university, even if it names no grade. */
function judgeAdmission(applicant: Applicant): Finding | null {
  const below = belowDegree(applicant);
  if (!below) return null;
  return finding("grades", "check", () =>
    words.forDegree(words.have(minimumInWords(below), ownInWords(below, applicant.standing))),
  );
}

/** The requirements at a level: its own rows, and those without a level. */
const gradesAt = memoizeByObject((grades: GradeNeeded[]) => {
  if (grades.every(({ level }) => !level)) return () => grades;
  const byLevel = new Map<StudyLevel, GradeNeeded[]>();
  return (level: StudyLevel): GradeNeeded[] => {
    const found = byLevel.get(level) ?? grades.filter((row) => !row.level || row.level === level);
    byLevel.set(level, found);
    return found;
  };
});

/** A college's requirements at a level, whatever the course. */
export const judgeLevelGrades = (
  { entry }: Pick<FactsOf["college"], "entry">,
  level: StudyLevel,
  applicant: Applicant,
): Finding | null =>
  entry.length === 0 ? null : judgeThresholds(withOtherWays(entry, level, applicant), applicant);

/** Graduate jobs need both the certificate and the degree; other jobs either of them. */
export function judgeWorkGrades(
  { grades, finished }: Pick<FactsOf["internship"], "grades" | "finished">,
  applicant: ApplicantGrades,
): Finding | null {
  const { school, degree, either } = thresholdsOf(grades);
  const isForGraduates = finished === "vocational" || finished === "undergraduate" || finished === "graduate";
  const asksForBoth =
    isForGraduates && degree.minima.degree !== undefined && certificates.some((one) => one in school.minima);
  return asksForBoth
    ? firstWith(
        ["no", "check", "yes"],
        [judgeThresholds(school, applicant), judgeThresholds(degree, applicant)],
      )
    : judgeThresholds(either, applicant);
}

/** The best answer of several ways in counts. A way without a minimum is open to all. */
function judgeWaysIn(findings: (Finding | null)[]): Finding | null {
  return findings.includes(null) ? null : firstWith(["yes", "check", "no"], findings);
}

const firstWith = (answers: RuleAnswer[], findings: (Finding | null)[]): Finding | null =>
  answers.flatMap((answer) => findings.filter((one) => one?.answer === answer))[0] ?? null;

/** A diploma is a way in without school grades, and a remedial year one with lower grades. */
function withOtherWays(entry: GradeNeeded[], level: StudyLevel, applicant: Applicant): GradeThresholds {
  const thresholds = thresholdsByLevel(entry)[level];
  if (hasDiploma(applicant) && !isAfterDegree(level) && !thresholds.isEmpty) return byDiploma(thresholds);
  return mayDoRemedialYear(entry, level, applicant) ? { ...thresholds, hasOtherWays: true } : thresholds;
}

/** Direct entry in Nigeria: the diploma takes the place of UTME, and what else it needs isn't known. */
function byDiploma(thresholds: GradeThresholds): GradeThresholds {
  const { utme, ...minima } = thresholds.minima;
  return utme === undefined
    ? { ...thresholds, hasOtherWays: true }
    : { ...thresholds, minima, hasOtherWays: true, asksMore: true };
}

/** Measures of school certificates. */
const certificates = [
  "kcse",
  "credits",
  "aggregate",
  "utme",
  "principalPasses",
] as const satisfies GradeMeasure[];

function judgeThresholds(thresholds: GradeThresholds, applicant: ApplicantGrades): Finding | null {
  if (thresholds.isEmpty) return null;
  const { standing } = applicant;
  const compared = (Object.entries(thresholds.minima) as [GradeMeasure, number][]).map(
    ([measure, least]): GradeComparison => ({
      measure,
      least,
      outcome: compareWithMinimum(measure, least, standing),
    }),
  );
  const { answer, by } = weigh(compared, thresholds);
  if (!by) return judgeUncompared(thresholds, compared, applicant);
  const sentence = () => words.have(minimumInWords(by), ownInWords(by, standing));
  if (answer !== "check") return finding("grades", answer, sentence);
  if (by.outcome === "met") {
    const asksMore = thresholds.asksMore || by.measure === "utme";
    const question = questionFor(compared, applicant);
    const text = () =>
      asksMore ? words.asksMore(sentence()) : withUtme(compared, sentence(), question !== null);
    return finding("grades", "check", text, question);
  }
  const hasOtherWay = thresholds.hasOtherWays && by.outcome === "below";
  return finding("grades", "check", () => (hasOtherWay ? words.otherWays(sentence()) : sentence()));
}

/** None of the results can be compared with the minima. */
function judgeUncompared(
  { rows }: GradeThresholds,
  compared: GradeComparison[],
  applicant: ApplicantGrades,
): Finding {
  if (compared.length === 0) return finding("grades", "check", () => words.words(rows.map(({ min }) => min)));
  const question = questionFor(compared, applicant);
  const text = () => {
    const minima = compared.map(minimumInWords);
    return question ? words.ask(minima) : words.compare(minima);
  };
  return finding("grades", "check", text, question);
}

/** UTME is needed as well as a certificate; any of the others is enough. */
function weigh(
  compared: GradeComparison[],
  { hasOtherWays, asksMore }: GradeThresholds,
): { answer: RuleAnswer; by: GradeComparison | null } {
  const find = (outcome: MinimumOutcome) => certificates.find((one) => one.outcome === outcome) ?? null;
  const certificates = compared.filter(({ measure }) => measure !== "utme");
  const utme = compared.find(({ measure }) => measure === "utme") ?? null;
  const met = find("met");
  const unsure = find("unsure");
  const below = find("below");
  if (utme?.outcome === "below") return { answer: hasOtherWays ? "check" : "no", by: utme };
  if (utme?.outcome === "met" && certificates.length === 0) return { answer: "check", by: utme };
  if (met) return { answer: asksMore || (utme && utme.outcome !== "met") ? "check" : "yes", by: met };
  if (unsure) return { answer: "check", by: unsure };
  if (below) return { answer: hasOtherWays ? "check" : "no", by: below };
  return { answer: "check", by: null };
}

const withUtme = (compared: GradeComparison[], sentence: string, canTell: boolean) => {
  const utme = compared.find(({ measure }) => measure === "utme");
  const say = canTell ? words.ask : words.compare;
  return utme ? `${sentence}. ${say([minimumInWords(utme)])}` : sentence;
};

export const systemsOf: Record<GradeMeasure, (typeof resultSystems)[number][]> = {
  kcse: ["kcse"],
  credits: ["wassce", "uce_old", "igcse"],
  aggregate: ["wassce"],
  utme: ["utme"],
  principalPasses: ["uace", "a_level"],
  percent: ["eheece"],
  degree: [
    "ng5",
    "ng4",
    "ng7",
    "gh_ug",
    "gh_cgpa4",
    "gh_cwa",
    "ke_pct",
    "ug5",
    "et4",
    "us4",
    "uk_class",
    "fr20",
  ],
  diploma: ["ng_poly"],
};

/** Asks for the missing results, if the applicant may have them. */
function questionFor(compared: GradeComparison[], applicant: ApplicantGrades): Finding["question"] {
  const systems = certificatesToAsk(
    compared.filter(({ outcome }) => outcome === null).flatMap(({ measure }) => systemsOf[measure]),
    applicant,
  );
  return systems.length > 0 ? { field: "results", systems: [...new Set(systems)] } : null;
}

function minimumInWords({ measure, least }: GradeComparison): string {
  switch (measure) {
    case "kcse":
      return words.kcse(kcseGrades[least - 1] ?? "");
    case "credits":
      return words.credits(Math.floor(least / 2), least % 2 === 1);
    case "diploma":
      return words.diploma();
    default:
      return words[measure](least);
  }
}

/** As polytechnics print them. */
const diplomaClasses = [
  [350, "Distinction"],
  [300, "Upper Credit"],
  [250, "Lower Credit"],
  [0, "Pass"],
] as const;

function ownInWords({ measure, least, outcome }: GradeComparison, standing: AcademicStanding): string {
  switch (measure) {
    case "kcse":
      return kcseGrades[(standing.kcse ?? 0) - 1] ?? "";
    case "credits": {
      const own = standing.credits ?? 0;
      return outcome === "below" && own >= Math.floor(least / 2) ? words.noBoth(own) : String(own);
    }
    case "degree":
      return words.gpa(standing.degree ?? standing.degreeAtBest ?? 0);
    case "diploma":
      return diplomaClasses.find(([least]) => (standing.diploma ?? 0) >= least)?.[1] ?? "";
    case "principalPasses": {
      const { principalPasses: own, principalPassesAtBest: atBest } = standing;
      return atBest !== null && atBest !== own ? words.between(own ?? 0, atBest) : String(own);
    }
    case "percent":
      return `${standing.percent}%`;
    default:
      return String(standing[measure]);
  }
}
