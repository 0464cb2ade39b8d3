import type { Programme, ProgrammeRequirement } from "#database/schema/facts.ts";
import { finishedLevels, type resultSystems } from "#database/schema/lists.ts";
import { memoizeByObject } from "../../../shared/memoize.ts";
import type { Applicant, StudyLevel } from "../applicant.ts";
import { hasDiploma, isDiplomaFirst, levelsAtColleges } from "../degree-at-home.ts";
import { compareWithMinimum, thresholdsByLevel } from "../grade-thresholds.ts";
import type { FactsOf, Finding, RuleAnswer } from "../judgement.ts";
import { certificatesToAsk } from "../own-certificates.ts";
import { type GradeMeasure, type ParsedMinimum, parseMinimum } from "../parse/parse-minimum.ts";
import { mayDoRemedialYear } from "../parse/remedial-year.ts";
import { containsWords, wordsOf } from "../parse/words-of.ts";
import {
  isAfterDegree,
  isSchoolingUnknown,
  levelsMeant,
  offeredLevels,
  reachedLevels,
  schoolingFor,
} from "../study-levels.ts";
import { meetsSubjects } from "../subject-grades.ts";
import { neighboursOf, taughtFields } from "./fields.ts";
import { judgeLevelGrades, systemsOf } from "./grades.ts";
import { listed } from "./phrases.ts";
import { finding } from "./rule.ts";
import { courseWords as words } from "./words.ts";

/** A course and the result of its rule. */
interface JudgedCourse {
  programme: Programme;
  finding: Finding;
  /** The result is good enough, but the subjects are not. */
  isBySubject: boolean;
}

/**
 * The best course for a student, at a level and in a field that they want. Returns null if we know of none. One whose
 * requirements are met comes first, then one for the diploma that they have, whatever is still to be asked. Of equally good
 * ones: first one whose name contains the student's own words, then the first in the list.
 */
export const bestCourse = memoizeCourse((facts, applicant): JudgedCourse | null => {
  let best: { worth: number; judged: JudgedCourse } | null = null;
  for (const programme of coursesMeant(facts, applicant)) {
    const judged = { programme, ...judgeProgramme(programme, facts, applicant) };
    const worth =
      worthOf(judged.finding, isForOwnDiploma(programme, applicant)) * 2 +
      Number(isNamed(programme, applicant));
    if (!best || worth > best.worth) best = { worth, judged };
  }
  return best?.judged ?? null;
});

/** The rule for colleges: by course, and never "yes" without one. */
export function judgeCourse(facts: FactsOf["college"], applicant: Applicant): Finding | null {
  const { fields } = applicant;
  const best = bestCourse(facts, applicant);
  if (best && best.finding.answer !== "no") return best.finding;
  // Their subjects exclude the only course that we know in the field, but there may be another.
  if (best?.isBySubject && coursesMeant(facts, applicant).length === 1)
    return finding("course", "check", () => words.onlyCourse(textOf(best.finding)));
  const open = levelsWithoutCourse(facts, applicant);
  if (best && open.length === 0)
    return hasLowerCourses(best.programme.level, facts, applicant)
      ? finding("course", "check", () => words.onlyCourse(textOf(best.finding)))
      : best.finding;
  if (!best && fields.length > 0 && !teachesNear(facts, fields))
    return finding("course", "no", () => words.notTaught(fields));
  const found = open.map((level) => judgeLevelGrades(facts, level, applicant));
  const [tooLow] = found;
  if (tooLow && found.every((one) => one?.answer === "no")) return best?.finding ?? tooLow;
  return fields.length === 0
    ? finding("course", "check", () => words.askFields, { field: "fieldsOfInterest" })
    : finding("noCourse", "check", () => words.noCourse(fields));
}

/** Colleges of trades have courses for lower grades than those of the courses in the record. */
const hasLowerCourses = (level: StudyLevel, facts: FactsOf["college"], applicant: Applicant): boolean =>
  level === "vocational" && judgeLevelGrades(facts, level, applicant)?.answer === "yes";

/** Wanted levels at which the college may have courses that aren't in the record. */
function levelsWithoutCourse(facts: FactsOf["college"], applicant: Applicant): StudyLevel[] {
  const offered = offeredLevels("college", facts);
  if (isDiplomaFirst(applicant) && !offered.some((level) => applicant.wants.includes(level))) return [];
  const known = coursesMeant(facts, applicant).map(({ level }) => level);
  return levelsMeant(offered, applicant.wants).filter(
    (level) => !known.includes(level) && schoolingFor(level, applicant) !== "no",
  );
}

/** Whether a college teaches a field, or one so close that its courses may belong to it. */
function teachesNear(facts: FactsOf["college"], fields: readonly string[]): boolean {
  const taught: readonly string[] = taughtFields(facts);
  if (taught.length === 0) return true;
  return [...fields, ...neighboursOf(fields)].some((field) => taught.includes(field));
}

/** Memoized by object identity, because neither list ever changes. */
function memoizeCourse(
  find: (facts: FactsOf["college"], applicant: Applicant) => JudgedCourse | null,
): typeof find {
  const ofFacts = memoizeByObject((_: FactsOf["college"]) => ({
    last: null as { applicant: Applicant; found: JudgedCourse | null } | null,
  }));
  return (facts, applicant) => {
    const memory = ofFacts(facts);
    if (memory.last?.applicant !== applicant) memory.last = { applicant, found: find(facts, applicant) };
    return memory.last.found;
  };
}

function coursesMeant(facts: FactsOf["college"], applicant: Applicant): Programme[] {
  const levels: readonly string[] = levelsMeant(offeredLevels("college", facts), levelsAtColleges(applicant));
  const { fields } = applicant;
  return facts.programmes.filter(({ level, field }) => levels.includes(level) && fields.includes(field));
}

/** Whether a course's name contains the student's own words: "welding", "artificial intelligence". */
export function isNamed({ name }: Pick<Programme, "name">, { fieldWords }: Applicant): boolean {
  if (!fieldWords) return false;
  const course = wordsOf(name);
  return fieldWords.split(/[,;]/).some((wanted) => containsWords(course, wordsOf(wanted)));
}

/** Best first: yes, for the diploma that they have, a missing answer, an unknown rule, no. */
function worthOf({ answer, question }: Finding, isForOwnDiploma: boolean): number {
  if (answer === "no") return 0;
  if (answer === "yes") return 5;
  return (isForOwnDiploma ? 2 : 0) + (question ? 2 : 1);
}

const namesDiploma = /\b(?:diploma|[HO]?ND|NVTI|TVET|certificate II)\b/i;
const forDiplomas = memoizeByObject(
  ({ name, requires }: Programme): boolean =>
    /\bdiploma holders\b|\bupgrading\b|\btop-up\b/i.test(name) ||
    !!requires?.some(({ system, min, note }) =>
      namesDiploma.test(system === "OTHER" ? (min ?? "") : (/\bafter (.*)/.exec(note ?? "")?.[1] ?? "")),
    ),
);

/** Whether a degree can be entered with a diploma, and the student has one. */
export const isForOwnDiploma = (programme: Programme, { finished }: Pick<Applicant, "finished">): boolean =>
  finished === "vocational" && programme.level === "undergraduate" && forDiplomas(programme);

function judgeProgramme(
  programme: Programme,
  facts: FactsOf["college"],
  applicant: Applicant,
): Omit<JudgedCourse, "programme"> {
  const { name, level, requires } = programme;
  const general = judgeLevelGrades(facts, level, applicant);
  const byResult = (found: Finding) => ({ finding: found, isBySubject: false });
  const isAfterDiploma = level === "undergraduate" && applicant.finished === "vocational";
  if (isAfterDiploma && general?.answer !== "no" && asksUtme(facts))
    return byResult(finding("course", "check", () => words.directEntry(name)));
  if (schoolingFor(level, applicant) === "no" || !requires?.length) {
    if (general && general.answer !== "yes") return byResult(ofCourse(name, general));
    // A college's lowest requirement is enough to judge a master's, but not a degree in medicine.
    if (general && isAfterDegree(level)) return byResult(ofCourse(name, general));
    return byResult(
      finding("course", "check", () =>
        general ? words.mayAskMore(name, textOf(general)) : words.unknown(name),
      ),
    );
  }
  const best = bestWay(requires, level, applicant);
  if (
    best.why === "below" &&
    best.way.system === "EHEECE" &&
    mayDoRemedialYear(facts.entry, level, applicant)
  )
    return byResult(finding("course", "check", () => words.remedialYear(name, wayInWords(best.way))));
  // UTME is needed as well as the certificate.
  if (best.answer !== "no" && general && general.answer !== "yes" && !isUtmeMet(facts, level, applicant))
    return byResult(ofCourse(name, general));
  return { finding: sayWay(name, best, requires), isBySubject: best.why === "belowSubjects" };
}

function isUtmeMet({ entry }: FactsOf["college"], level: StudyLevel, { standing }: Applicant): boolean {
  const least = thresholdsByLevel(entry)[level].minima.utme;
  return least === undefined || (standing.utme !== null && standing.utme >= least);
}

const textOf = ({ text }: Finding) => (typeof text === "string" ? text : text());

const ofCourse = (name: string, found: Finding): Finding =>
  finding("course", found.answer, () => words.needs(name, textOf(found)), found.question);

interface JudgedWay {
  answer: RuleAnswer;
  why: (typeof order)[number];
  way: ProgrammeRequirement;
  systems: (typeof resultSystems)[number][];
}

const order = [
  "met",
  "ownDiploma",
  "askSubjects",
  "askResult",
  "condition",
  "otherWay",
  "compare",
  "belowSubjects",
  "below",
] as const;

function bestWay(ways: ProgrammeRequirement[], level: StudyLevel, applicant: Applicant): JudgedWay {
  const judged = ways.map((way) => judgeWay(way, level, applicant));
  const [first] = judged.sort((one, other) => order.indexOf(one.why) - order.indexOf(other.why));
  // Other results can't replace a certificate that is too low. Other ways in don't count as certificates.
  const below = judged.find(
    ({ why, way }) =>
      (why === "below" || why === "belowSubjects") && way.system !== "OTHER" && hasResults(applicant),
  );
  const best = first as JudgedWay;
  return best.why === "compare" && below ? below : best;
}

const hasResults = ({ standing }: Applicant) => Object.values(standing).some((own) => own !== null);

/** Universities in Nigeria. People with a diploma don't sit UTME for them: they apply by direct entry. */
const asksUtme = memoizeByObject(({ entry, programmes }: FactsOf["college"]): boolean =>
  [...entry, ...programmes.flatMap(({ requires }) => requires ?? [])].some(({ min, note }) =>
    /\bUTME\b/.test(`${min ?? ""} ${note ?? ""}`),
  ),
);

/** A way in that has a condition: "after a diploma", "with two years of work". */
const hasCondition = /\b(?:after|with|years?|only|experience|diploma in|holders?)\b/i;

function judgeWay(way: ProgrammeRequirement, level: StudyLevel, applicant: Applicant): JudgedWay {
  const { system, min, subjects, note } = way;
  const { minima, asksMore } = parsedWay(way);
  const measures = Object.entries(minima) as [GradeMeasure, number][];
  const systems = [...new Set(measures.flatMap(([measure]) => systemsOf[measure]))];
  const of = (answer: RuleAnswer, why: JudgedWay["why"]): JudgedWay => ({ answer, why, way, systems });
  if (system === "OTHER" && measures.length === 0) {
    if (min === null && subjects.length === 0) return of("yes", "met");
    if (isAfterDegree(level)) return ofMaster(min ?? "", applicant, of);
    if (!hasDiploma(applicant)) return of("no", "below");
    return of("check", namesDiploma.test(min ?? "") ? "ownDiploma" : "otherWay");
  }
  const mayHaveOtherWay = hasDiploma(applicant) && !isAfterDegree(level);
  const below = (why: "below" | "belowSubjects") =>
    mayHaveOtherWay ? of("check", "otherWay") : of("no", why);
  const outcomes = measures.map(([measure, least]) => compareWithMinimum(measure, least, applicant.standing));
  const bySubject = meetsSubjects(way, applicant.subjects);
  if (outcomes.includes("below")) return below("below");
  if (bySubject === false) return below("belowSubjects");
  const isMet = outcomes.length > 0 ? outcomes.some((one) => one === "met") : min === null;
  if (isMet && bySubject === true) {
    const hasWorked = workNeeded(note, applicant);
    if (hasWorked === "no") return of("no", "below");
    return asksMore || hasWorked === "check" ? of("check", "condition") : of("yes", "met");
  }
  if (outcomes.includes("unsure")) return of("check", "compare");
  // A trade certificate often replaces the school certificate.
  if (measures.length > 0 && level === "vocational" && hasDiploma(applicant) && !hasResults(applicant))
    return of("check", "otherWay");
  const missing = certificatesToAsk(systems, applicant);
  const bySubjects = certificatesToAsk(certificateOf(way), applicant);
  if (isMet || (outcomes.length === 0 && applicant.subjects[system] === undefined && bySubjects.length > 0))
    return { ...of("check", "askSubjects"), systems: bySubjects };
  return missing.length > 0 ? { ...of("check", "askResult"), systems: missing } : of("check", "compare");
}

/**
 * A way into a master's or a PhD that names an earlier degree. Only the college knows whether a degree "with a CGPA of
 * 4.0" is enough.
 */
function ofMaster(
  needed: string,
  applicant: Applicant,
  of: (answer: RuleAnswer, why: JudgedWay["why"]) => JudgedWay,
): JudgedWay {
  if (needed !== "relevant master's degree") return of("check", "condition");
  const position = finishedLevels.indexOf("graduate");
  const { least, most } = reachedLevels(applicant);
  if (position <= least) return of("yes", "met");
  return position <= most ? of("check", "condition") : of("no", "below");
}

const yearsOfWork = ["one", "two", "three"];

/** Years of work in addition to the result. Any other condition is for the college to judge. */
function workNeeded(note: ProgrammeRequirement["note"], applicant: Applicant): RuleAnswer {
  if (!note || !hasCondition.test(note)) return "yes";
  const [, diploma, count = ""] =
    /^(after a diploma(?: in [a-z ]+)?, )?with (one|two|three) years? of work$/.exec(note) ?? [];
  // Only the college knows whether a diploma is in the right subject.
  if (
    diploma &&
    !isSchoolingUnknown(applicant) &&
    reachedLevels(applicant).most < finishedLevels.indexOf("vocational")
  )
    return "no";
  const { workYears } = applicant;
  if (count === "" || workYears === null) return "check";
  return workYears <= yearsOfWork.indexOf(count) ? "no" : diploma ? "check" : "yes";
}

const certificates: Partial<Record<ProgrammeRequirement["system"], JudgedWay["systems"]>> = {
  KCSE: ["kcse"],
  WASSCE: ["wassce"],
  UACE: ["uace"],
  UCE: ["uce_old"],
  EHEECE: ["eheece"],
};
const certificateOf = ({ system }: ProgrammeRequirement) => certificates[system] ?? [];

const parsedWay = memoizeByObject(
  ({ system, min }: ProgrammeRequirement): ParsedMinimum =>
    min === null ? { minima: {}, hasOtherWays: false, asksMore: false } : parseMinimum({ system, min }),
);

function sayWay(
  name: string,
  { answer, why, way, systems }: JudgedWay,
  ways: ProgrammeRequirement[],
): Finding {
  const needs = () =>
    why === "compare" || why === "askResult" ? listed(ways.map(wayInWords), "or") : wayInWords(way);
  const question = systems.length > 0 ? ({ field: "results", systems } as const) : null;
  switch (why) {
    case "askSubjects":
      return finding(
        "course",
        answer,
        () => words.askSubjects(name, needs()),
        question && { ...question, isBySubject: true },
      );
    case "askResult":
      return finding("course", answer, () => words.ask(name, needs()), question);
    case "compare":
      return finding("course", answer, () => words.compare(name, needs()));
    case "otherWay":
      return finding("course", answer, () => words.otherWay(name, needs()));
    case "ownDiploma":
    case "condition":
      return finding("course", answer, () => words.condition(name, needs()));
    default:
      return finding("course", answer, () => words.needs(name, needs()));
  }
}

/** Systems whose name students know. A class of degree or a percentage needs no name. */
const shownSystems: Partial<Record<ProgrammeRequirement["system"], string>> = {
  ...{ KCSE: "KCSE", WASSCE: "WASSCE", UACE: "UACE", UCE: "UCE", EHEECE: "EHEECE" },
  ...{ CGPA4: "CGPA", CGPA5: "CGPA", CGPA7: "CGPA" },
};

/** "KCSE C, English C" , "WASSCE 6 credits, Biology C6 (after a diploma)". */
function wayInWords({ system, min, subjects, note }: ProgrammeRequirement): string {
  const overall = [shownSystems[system], min].filter(Boolean).join(" ");
  const required = subjects.map(({ anyOf, min }) => `${listed(anyOf, "or")} ${min}`);
  const needs = [overall, ...required].filter(Boolean).join(", ");
  return needs ? `${needs}${note ? ` (${note})` : ""}` : (note ?? "");
}
