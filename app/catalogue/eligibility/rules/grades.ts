import type { AcademicStanding } from "#app/catalogue/grades/academic-standing.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { finishedLevels, type resultSystems, studyLevels } from "#database/schema/lists.ts";
import type { Applicant, StudyLevel, Told } from "../applicant.ts";
import {
  compareWithMinimum,
  type GradeThresholds,
  hasThresholds,
  type MinimumOutcome,
  thresholdsForLevel,
  thresholdsOf,
} from "../grade-thresholds.ts";
import type { FactsOf, Finding, RuleAnswer } from "../judgement.ts";
import { kcseGrades, type Measure } from "../parse-minimum.ts";
import { fitWords } from "../words.ts";
import { afterDegree, isShortCourse, offeredLevels, schoolingFor } from "./levels.ts";
import { line } from "./line.ts";

const words = fitWords.grades;

/** Of several ways in, the best answer counts: for a wanted level without a bar there is none to miss. */
export function judgeGrades<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): Finding | null {
  if (kind === "internship") return judgeForWork(facts as FactsOf["internship"], applicant);
  const ways = waysIn(kind, facts, applicant).map((bars) => judgeBars(bars, applicant.standing));
  return ways.includes(null) ? null : firstWith(["yes", "check", "no"], ways);
}

const firstWith = (answers: RuleAnswer[], lines: (Finding | null)[]): Finding | null =>
  answers.flatMap((answer) => lines.filter((one) => one?.answer === answer))[0] ?? null;

/** The bars somebody is held against, for each way in. Without bars a way is free. */
function waysIn<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): GradeThresholds[] {
  const levels = levelsMeant(offeredLevels(kind, facts), applicant.wants);
  if (kind === "college") {
    const { entry } = facts as FactsOf["college"];
    return levels
      .filter((level) => schoolingFor(level, applicant) !== "no")
      .map((level) => beside(level, thresholdsForLevel(entry, level), applicant));
  }
  const { grades } = facts as FactsOf["scholarship"];
  const school = thresholdsOf(grades, "school");
  const degree = thresholdsOf(grades, "degree");
  return levels.map((level) => (afterDegree.includes(level) || !hasThresholds(school) ? degree : school));
}

/** Who has a diploma does not need the grades of school: there is another way in for them. */
const beside = (level: StudyLevel, bars: GradeThresholds, applicant: Applicant): GradeThresholds =>
  hasDiploma(applicant) && !afterDegree.includes(level) && hasThresholds(bars)
    ? { ...bars, hasOtherWays: true }
    : bars;

const hasDiploma = ({ finished }: Told<"finished">) =>
  finished !== null && finishedLevels.indexOf(finished) >= finishedLevels.indexOf("vocational");

/** Of work for graduates both count, the certificate and the degree; of other work either. */
function judgeForWork({ grades, finished }: FactsOf["internship"], { standing }: Applicant): Finding | null {
  const school = thresholdsOf(grades, "school");
  const degree = thresholdsOf(grades, "degree");
  const isForGraduates = finished === "undergraduate" || finished === "graduate";
  const asksForBoth =
    isForGraduates && degree.minima.degree !== undefined && certificates.some((one) => one in school.minima);
  return asksForBoth
    ? firstWith(["no", "check", "yes"], [judgeBars(school, standing), judgeBars(degree, standing)])
    : judgeBars(either(school, degree), standing);
}

/** What is read off a certificate of school alone. */
const certificates = ["kcse", "credits", "aggregate", "utme", "principalPasses"] as const satisfies Measure[];

const either = (school: GradeThresholds, degree: GradeThresholds): GradeThresholds => ({
  minima: { ...school.minima, ...degree.minima },
  hasOtherWays: school.hasOtherWays || degree.hasOtherWays,
  asksMore: school.asksMore || degree.asksMore,
  rows: [...new Set([...school.rows, ...degree.rows])],
});

/** What is both wanted and offered; all that is offered where nothing is wanted yet, and the other way round. */
export function levelsMeant(offered: StudyLevel[], wants: StudyLevel[]): StudyLevel[] {
  const both = studyLevels.filter((level) => offered.includes(level) && wants.includes(level));
  if (both.length > 0) return both;
  if (isShortCourse(offered)) return offered;
  const known = wants.length > 0 ? wants : offered;
  return known.length > 0 ? known : [...studyLevels];
}

interface Comparison {
  measure: Measure;
  least: number;
  held: MinimumOutcome;
}

function judgeBars(bars: GradeThresholds, standing: AcademicStanding): Finding | null {
  if (!hasThresholds(bars)) return null;
  const compared = (Object.entries(bars.minima) as [Measure, number][]).map(
    ([measure, least]): Comparison => ({
      measure,
      least,
      held: compareWithMinimum(measure, least, standing),
    }),
  );
  const { answer, by } = weigh(compared, bars);
  if (!by) return judgeUncompared(bars, compared, standing);
  const said = () => words.have(barInWords(by), ownInWords(by, standing));
  if (answer !== "check") return line("grades", answer, said);
  if (by.held === "met") {
    const asksMore = bars.asksMore || by.measure === "utme";
    const text = () => (asksMore ? words.asksMore(said()) : askUtme(compared, said()));
    return line("grades", "check", text, askFor(compared));
  }
  const hasOtherWay = bars.hasOtherWays && by.held === "below";
  return line("grades", "check", () => (hasOtherWay ? words.otherWays(said()) : said()));
}

/** There are minima, and none of the results can be held against them. */
function judgeUncompared(bars: GradeThresholds, compared: Comparison[], standing: AcademicStanding): Finding {
  if (compared.length === 0)
    return line("grades", "check", () => words.words(bars.rows.map(({ min }) => min)));
  const ask = hasResults(standing) ? words.compare : words.ask;
  return line("grades", "check", () => ask(compared.map(barInWords)), askFor(compared));
}

/** UTME comes on top of a certificate, and is never enough alone; the others stand for each other. */
function weigh(
  compared: Comparison[],
  { hasOtherWays, asksMore }: GradeThresholds,
): { answer: RuleAnswer; by: Comparison | null } {
  const find = (held: MinimumOutcome, among: Comparison[]) => among.find((one) => one.held === held) ?? null;
  const certificates = compared.filter(({ measure }) => measure !== "utme");
  const utme = compared.find(({ measure }) => measure === "utme") ?? null;
  const met = find("met", certificates);
  const unsure = find("unsure", certificates);
  const below = find("below", certificates);
  if (utme?.held === "below") return { answer: hasOtherWays ? "check" : "no", by: utme };
  if (utme?.held === "met" && certificates.length === 0) return { answer: "check", by: utme };
  if (met) return { answer: asksMore || (utme && utme.held !== "met") ? "check" : "yes", by: met };
  if (unsure) return { answer: "check", by: unsure };
  if (below) return { answer: hasOtherWays ? "check" : "no", by: below };
  return { answer: "check", by: null };
}

const askUtme = (compared: Comparison[], said: string) => {
  const utme = compared.find(({ measure }) => measure === "utme");
  return utme ? `${said}. ${words.ask([barInWords(utme)])}` : said;
};

const hasResults = (standing: AcademicStanding) => Object.values(standing).some((own) => own !== null);

const systemsOf: Record<Measure, (typeof resultSystems)[number][]> = {
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
};

/** Asks for the results that are missing, where any would be an answer. */
function askFor(compared: Comparison[]): Finding["asks"] {
  const systems = compared.filter(({ held }) => held === null).flatMap(({ measure }) => systemsOf[measure]);
  return systems.length > 0 ? { field: "results", systems: [...new Set(systems)] } : null;
}

function barInWords({ measure, least }: Comparison): string {
  switch (measure) {
    case "kcse":
      return words.kcse(kcseGrades[least - 1] ?? "");
    case "credits":
      return words.credits(Math.floor(least / 2), least % 2 === 1);
    default:
      return words[measure](least);
  }
}

function ownInWords({ measure, least, held }: Comparison, standing: AcademicStanding): string {
  switch (measure) {
    case "kcse":
      return kcseGrades[(standing.kcse ?? 0) - 1] ?? "";
    case "credits": {
      const own = standing.credits ?? 0;
      return held === "below" && own >= Math.floor(least / 2) ? words.noBoth(own) : String(own);
    }
    case "degree":
      return words.gpa(standing.degree ?? standing.degreeAtBest ?? 0);
    case "percent":
      return `${standing.percent}%`;
    default:
      return String(standing[measure]);
  }
}
