import { askedGroups } from "#database/schema/lists.ts";
import type { Applicant, ApplicantGroup } from "../applicant.ts";
import type { EligibilityFacts, FactsOf, Finding, QuestionField } from "../judgement.ts";
import { memoizeByList } from "../memoize.ts";
import { parsePlaceOfStudy } from "../place-of-study.ts";
import { africanCountry } from "../places.ts";
import { fitWords } from "../words.ts";
import { wordsOf } from "../words-of.ts";
import { line } from "./line.ts";

export function judgeSex({ womenOnly }: EligibilityFacts, { sex }: Applicant): Finding | null {
  const words = fitWords.sex;
  if (!womenOnly) return null;
  if (sex === null) return line("sex", "check", words.ask, { field: "sex" });
  return sex === "female" ? line("sex", "yes", words.yes) : line("sex", "no", words.no);
}

const fieldOfGroup: Record<ApplicantGroup, QuestionField> = {
  refugee: "refugee",
  disability: "disability",
  low_income: "lowIncome",
  orphan: "orphan",
};

export function judgeGroups({ groups, groupsOnly }: EligibilityFacts, applicant: Applicant): Finding | null {
  const words = fitWords.groups;
  const named = groups ?? [];
  if (!groupsOnly) return named.length > 0 ? line("groups", "yes", () => words.welcome(named)) : null;
  const { asked, hasOther } = readGroups(named);
  if (asked.some((group) => applicant.groups[group])) return line("groups", "yes", () => words.yes(named));
  const untold = asked.find((group) => applicant.groups[group] === undefined);
  if (untold) return line("groups", "check", () => words.ask(named), { field: fieldOfGroup[untold] });
  if (named.length === 0) return line("groups", "check", words.unnamed);
  return line("groups", hasOther ? "check" : "no", () => (hasOther ? words.unclear(named) : words.no(named)));
}

/** The groups that a student can tell us of, and whether there is another, or none is named at all. */
const readGroups = memoizeByList((groups: string[]): { asked: ApplicantGroup[]; hasOther: boolean } => {
  const said = groups.map(wordsOf);
  const asked = inWords.filter(({ words }) => said.includes(words));
  const hasOther = said.length === 0 || said.some((group) => !asked.some(({ words }) => words === group));
  return { asked: asked.map(({ group }) => group), hasOther };
});

const inWords = askedGroups.map((group) => ({ group, words: wordsOf(group) }));

export function judgeAge(
  { ageMin, ageMax, ageMaxLowest }: EligibilityFacts,
  { age }: Applicant,
): Finding | null {
  const words = fitWords.age;
  if (ageMin === null && ageMax === null && ageMaxLowest === null) return null;
  if (age === null) return line("age", "check", () => words.ask(ageMin, ageMax), { field: "bornOn" });
  const isYounger = ageMin !== null && age.to < ageMin;
  const isOlder = ageMax !== null && age.from > ageMax;
  if (isYounger || isOlder)
    return line("age", "no", () => words.no(ageMin, ageMax, words.own(age.from, age.to)));
  const isWithin = (ageMin === null || age.from >= ageMin) && (ageMax === null || age.to <= ageMax);
  if (isWithin && ageMaxLowest !== null && age.to > ageMaxLowest)
    return line("age", "check", () => words.depends(ageMaxLowest, ageMax));
  return isWithin
    ? line("age", "yes", () => words.yes(ageMin, ageMax))
    : line("age", "check", () => words.unclear(ageMin, ageMax), { field: "bornOn" });
}

export function judgeWork(
  { workYears: asked }: EligibilityFacts,
  { workYears: own }: Applicant,
): Finding | null {
  const words = fitWords.work;
  if (!asked) return null;
  if (own === null) return line("work", "check", () => words.ask(asked), { field: "workYears" });
  return own >= asked
    ? line("work", "yes", () => words.yes(asked))
    : line("work", "no", () => words.no(asked, own));
}

const higherStudies: readonly string[] = ["vocational", "undergraduate", "graduate", "doctorate"];

export function judgeEnrolled(
  { mustBeEnrolled }: FactsOf["internship"],
  applicant: Applicant,
): Finding | null {
  const words = fitWords.enrolled;
  if (!mustBeEnrolled) return null;
  const { studying, finished } = applicant;
  if (studying !== null && higherStudies.includes(studying)) return line("enrolled", "yes", words.yes);
  if (studying !== null) return line("enrolled", "check", words.unclear);
  return finished === null
    ? line("enrolled", "check", words.ask, { field: "currentEducationLevel" })
    : line("enrolled", "no", words.no);
}

/** We do not know at which college somebody is, only what they study and where they live. */
export function judgeEnrolledAt({ enrolledAt }: EligibilityFacts, applicant: Applicant): Finding | null {
  if (!enrolledAt?.length) return null;
  const kind = parsePlaceOfStudy(enrolledAt);
  const { studying, residence } = applicant;
  const home = residence === null ? [] : africanCountry(residence);
  const isThere =
    kind !== null &&
    studying !== null &&
    kind.levels.includes(studying) &&
    (kind.countries === null || kind.countries.some((country) => home.includes(country)));
  return line("enrolledAt", isThere ? "yes" : "check", () => fitWords.enrolledAt(enrolledAt));
}

export const judgeAlsoAsked = ({ alsoAsked }: Pick<EligibilityFacts, "alsoAsked">): Finding | null =>
  alsoAsked?.length ? line("alsoAsked", "check", () => fitWords.alsoAsked(alsoAsked)) : null;
