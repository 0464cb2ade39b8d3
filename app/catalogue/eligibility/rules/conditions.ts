import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Applicant, StudyLevel } from "../applicant.ts";
import { yearsSinceFinishing, yearsToFinish } from "../finishing-year.ts";
import type { QuestionField, RuleAnswer } from "../judgement.ts";

/** A field is the question that would settle it. Null: the condition doesn't apply to this applicant. */
type ConditionAnswer = RuleAnswer | { field: QuestionField } | null;

type ConditionRule = (applicant: Applicant, written: string) => ConditionAnswer;

const ask = (field: QuestionField): ConditionAnswer => ({ field });
const yesIf = (holds: boolean): RuleAnswer => (holds ? "yes" : "no");
const sureIf = (holds: boolean): RuleAnswer => (holds ? "yes" : "check");

/** "Recently" without a number: this year or last year certainly counts. */
const recently: ConditionRule = (applicant) => {
  if (yearsToFinish(applicant) !== null) return "check";
  const ago = yearsSinceFinishing(applicant);
  return ago === null ? ask("finishedIn") : sureIf(ago <= 1);
};

const noMaster: ConditionRule = ({ finished, studying }) => {
  if (finished === null && studying === null) return ask("finished");
  if (finished === "graduate" || studying === "doctorate") return "no";
  return sureIf(studying !== "graduate");
};

const inMasterOrJustAfter: ConditionRule = (applicant) => {
  const { studying, finished } = applicant;
  if (studying === "graduate") return "yes";
  if (finished === null && studying === null) return ask("currentEducationLevel");
  return studying === null && finished === "graduate" ? recently(applicant, "") : "check";
};

/** For an age range, with ages just below it that need an outstanding record. */
const agedOrOutstanding =
  (from: number, to: number, lowest: number): ConditionRule =>
  ({ age }) => {
    if (age === null) return ask("bornOn");
    if (age.to < lowest || age.from > to) return "no";
    return sureIf(age.from >= from && age.to <= to);
  };

const studentOrJustMaster: ConditionRule = (applicant) => {
  const { studying } = applicant;
  if (studying === "undergraduate" || studying === "graduate" || studying === "doctorate") return "yes";
  return inMasterOrJustAfter(applicant, "");
};

const thirdYearDone: ConditionRule = ({ studying, yearOfStudy }) => {
  if (studying !== "undergraduate") return null;
  return yearOfStudy === null ? ask("yearOfStudy") : yesIf(yearOfStudy > 3);
};

/** The year in which someone finished school, if that was their last level. */
const leftSchoolSince =
  (year: number): ConditionRule =>
  (applicant) => {
    const { finished, finishedIn } = applicant;
    if (finished !== "secondary" || yearsToFinish(applicant) !== null) return "check";
    return finishedIn === null ? ask("finishedIn") : yesIf(finishedIn >= year);
  };

const straightFromSchool: ConditionRule = (applicant) => {
  const { studying, finished } = applicant;
  if (studying === "high_school") return "yes";
  if (studying !== null || finished !== "secondary") return "check";
  return recently(applicant, "");
};

const agedFromTo: ConditionRule = ({ age }, written) => {
  const [from = 0, to = 0] = (written.match(/\d+/g) ?? []).map(Number);
  if (age === null) return ask("bornOn");
  if (age.to < from || age.from > to) return "no";
  return sureIf(age.from >= from && age.to <= to);
};

const workedAtMost =
  (most: number): ConditionRule =>
  ({ workYears }) =>
    workYears === null ? ask("workYears") : yesIf(workYears <= most);

/** National service follows the first studies, so only those who finished them long ago may have served. */
const notServedYet: ConditionRule = (applicant) => {
  if (applicant.finished === "graduate") return "check";
  const ago = yearsSinceFinishing(applicant);
  return ago === null || ago <= 2 ? null : "check";
};

/** Someone who chose medicine among other fields may still apply in those. */
const withoutMedicine: ConditionRule = ({ fields }) => {
  if (fields.length === 0) return ask("fieldsOfInterest");
  if (!fields.includes("Medicine")) return "yes";
  return fields.length === 1 ? "no" : "check";
};

/** Someone who left school and has never worked has no job. Of others only they know. */
const noJob: ConditionRule = ({ studying, finished, workYears }) => {
  if (workYears === null) return ask("workYears");
  const isLeaver =
    studying === null && finished !== null && ["none", "primary", "secondary"].includes(finished);
  return sureIf(isLeaver && workYears === 0);
};

const notInSchool: ConditionRule = (applicant, written) =>
  applicant.studying === null ? noJob(applicant, written) : "no";

const outForAYear: ConditionRule = (applicant, written) => {
  const ago = yearsSinceFinishing(applicant);
  return applicant.studying === null && (ago === null || ago < 1) ? "check" : notInSchool(applicant, written);
};

const namedLevels: Record<string, StudyLevel> = {
  "first degree": "undergraduate",
  "diploma or certificate": "vocational",
  "master's": "graduate",
  PhD: "doctorate",
};
const numbers: readonly string[] = ["no", "one", "two", "three", "four"];

/** For someone who studies at the level now. */
function judgeYear(condition: string, applicant: Applicant): ConditionAnswer {
  const [, finished] = /^you have finished (one|two|three) years?$/.exec(condition) ?? [];
  const [, only] = /^you are in year (\d)$/.exec(condition) ?? [];
  const [, last] = /^you are in the last (two years|year)$/.exec(condition) ?? [];
  if (last) return judgeLastYears(last === "year" ? 1 : 2, applicant);
  const { yearOfStudy: year } = applicant;
  if (!finished && !only) return "check";
  if (year === null) return ask("yearOfStudy");
  return finished ? yesIf(year > numbers.indexOf(finished)) : yesIf(year === Number(only));
}

/**
 * From September on, studies that end next year are in their last year. Earlier in the year it would depend on the
 * month.
 */
function judgeLastYears(count: number, applicant: Applicant): ConditionAnswer {
  const { finishedIn, asOf } = applicant;
  if (finishedIn === null) return ask("finishedIn");
  const left = yearsToFinish(applicant);
  if (left === null || asOf === null) return "check";
  if (left > count) return "no";
  return sureIf(left < count || asOf.slice(5, 7) >= "09");
}

const yearAtLevel: ConditionRule = (applicant, written) => {
  const [, name = "", condition = ""] = inLevel.exec(written) ?? [];
  const level = lookUp(namedLevels, name);
  const { studying, finished, wants } = applicant;
  if (studying === null && finished === null) return ask("currentEducationLevel");
  if (studying === level) return judgeYear(condition, applicant);
  return level && wants.includes(level) ? "check" : null;
};

const inLevel = /^In a (first degree|diploma or certificate|master's|PhD): (.+)$/;

/** The conditions that answers of a student can settle, as records write them. Any other has to be checked. */
const conditions: readonly (readonly [RegExp, ConditionRule])[] = [
  [inLevel, yearAtLevel],
  [
    /^You have graduated recently(?:: (?:each country|the call|the call of your country|the notice) says how long ago)?$/,
    recently,
  ],
  [
    /^If you no longer study: you have graduated recently$/,
    (applicant) => (applicant.studying === null ? recently(applicant, "") : null),
  ],
  [/^If you no longer study: /, ({ studying }) => (studying === null ? "check" : null)],
  [
    /^You (?:have no graduate degree|have not done (?:or begun )?a master's(?: before)?|have no master's degree yet)$/,
    noMaster,
  ],
  [/^You are in a master's course, or have just finished one$/, inMasterOrJustAfter],
  [
    /^You are in a master's or PhD, or have just finished one$/,
    (applicant) => (applicant.studying === "doctorate" ? "yes" : inMasterOrJustAfter(applicant, "")),
  ],
  [/^You (?:come straight from secondary school|came straight from A-level)$/, straightFromSchool],
  [/^You are \d\d to \d\d$/, agedFromTo],
  [/^You are 25 to 35; at 21 to 24 only if your record is outstanding$/, agedOrOutstanding(25, 35, 21)],
  [/^You are a student, or have just finished a master's degree$/, studentOrJustMaster],
  [/^For a first degree you have done the third year$/, thirdYearDone],
  [/^You sat KCSE in 2022 or later$/, leftSchoolSince(2022)],
  [/^You have worked for two years at most$/, workedAtMost(2)],
  [
    /^Your family has little money$/,
    ({ groups: { low_income } }) =>
      low_income === undefined ? ask("lowIncome") : low_income ? "yes" : "check",
  ],
  [/^You have worked for less than three years$/, workedAtMost(2)],
  [/^You have worked for less than a year$/, workedAtMost(0)],
  [
    /^Without a degree: /,
    ({ finished }) => (finished === "undergraduate" || finished === "graduate" ? null : "check"),
  ],
  [/^You have not done your national service yet$/, notServedYet],
  [
    /^(?:Medical and dental courses are not offered|Medicine, dentistry and pharmacy are left out)$/,
    withoutMedicine,
  ],
  [/^You are a woman$/, ({ sex }) => (sex === null ? ask("sex") : yesIf(sex === "female"))],
  [
    /^Your schooling is Form Four or below$/,
    ({ finished, studying }) =>
      finished === null
        ? ask("finished")
        : yesIf(
            ["none", "primary", "secondary"].includes(finished) &&
              (studying === null || studying === "high_school" || studying === "short_course"),
          ),
  ],
  [
    /^For a master's you have worked for two years$/,
    ({ wants, workYears }) => {
      if (!wants.includes("graduate")) return null;
      if (workYears === null) return ask("workYears");
      return workYears >= 2 ? "yes" : wants.length === 1 ? "no" : "check";
    },
  ],
  [
    /^For a first degree you are 17 to 25$/,
    ({ wants, age }) => {
      if (!wants.includes("undergraduate")) return null;
      if (age === null) return ask("bornOn");
      return sureIf(age.from >= 17 && age.to <= 25);
    },
  ],
  [
    /^You earned your bachelor's in the last five years, or you are 30 or younger$/,
    (applicant) => {
      const { age, finished } = applicant;
      if (age !== null && age.to <= 30) return "yes";
      const ago = finished === "undergraduate" ? yearsSinceFinishing(applicant) : null;
      if (ago !== null && ago < 5) return "yes";
      return age === null
        ? ask("bornOn")
        : finished === "undergraduate" && ago === null
          ? ask("finishedIn")
          : "check";
    },
  ],
  [
    /^Graduate volunteers left school at most four years ago and are 18 or older$/,
    ({ finished }) => (finished === "undergraduate" || finished === "graduate" ? "check" : null),
  ],
  [/^Nobody applies: Equity /, ({ studying }) => (studying === null ? "check" : "no")],
  [
    /^You went to a technical college$/,
    ({ schoolClass }) => (schoolClass !== null && /^SS/.test(schoolClass) ? "no" : "check"),
  ],
  [/^You have no job$/, noJob],
  [/^You have no job and are not in school or training$/, notInSchool],
  [/^You have been out of school for a year, and have no job or training$/, outForAYear],
  [
    /^If you did not finish Grade 12: /,
    ({ finished }) => (finished === null || finished === "none" || finished === "primary" ? "check" : null),
  ],
  [
    /^You can already code$/,
    ({ fields, studying, finished }) =>
      sureIf(
        fields.includes("Computer Science") &&
          ((studying !== null && studying !== "high_school") ||
            finished === "undergraduate" ||
            finished === "graduate"),
      ),
  ],
  [
    /^Each post sets its own schooling and work experience$/,
    ({ finished, workYears }) =>
      sureIf(
        finished === "undergraduate" ||
          finished === "graduate" ||
          (finished === "vocational" && workYears !== null && workYears > 0),
      ),
  ],
  [
    /^Refugees: only in some counties$/,
    ({ groups, citizenships, region }) =>
      (groups.refugee || citizenships.length === 0) && !/^(?:Turkana|Garissa)\b/.test(region ?? "")
        ? "check"
        : null,
  ],
];

export function judgeCondition(written: string, applicant: Applicant): ConditionAnswer {
  const [, condition] = conditions.find(([pattern]) => pattern.test(written)) ?? [];
  return condition ? condition(applicant, written) : "check";
}
