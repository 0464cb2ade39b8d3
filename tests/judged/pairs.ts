import { judge } from "#app/catalogue/eligibility/judge.ts";
import type { FactsOf, Judgement } from "#app/catalogue/eligibility/judgement.ts";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { score } from "#app/catalogue/scoring/score.ts";
import { degreeTypes, kinds } from "#database/schema/lists.ts";
import type { HandJudgement, Judged } from "./judge-by-hand.ts";
import { starterRows } from "./records.ts";
import { judgePair, rulesOf, type Student, students } from "./table.ts";

/** One student and one record: what we say, and what a counsellor says. */
export interface Pair {
  kind: Kind;
  student: Student;
  key: string;
  ours: Judgement;
  byHand: Judged;
  percent: number;
}

/** Every student with every record that is listed. */
export function allPairs(): Pair[] {
  const rows = starterRows();
  return kinds.flatMap((kind) => {
    const rules = rulesOf(kind);
    return rows[kind].flatMap(({ key, row }) =>
      students.map((student) => ({
        kind,
        student,
        key,
        ours: judge(kindOf[kind], row as FactsOf[(typeof kindOf)[Kind]], student.applicant),
        byHand: judgePair(rules.get(key) ?? "", student),
        percent: score(kindOf[kind], profileOf(student), row as never).percent,
      })),
    );
  });
}

function profileOf({ applicant, targets, budget }: Student): MatchProfile {
  const { finished, studying, wants, standing } = applicant;
  const reached = { none: null, primary: null, secondary: "high_school" as const };
  return {
    fieldsOfInterest: applicant.fields,
    targetCountries: targets,
    currentEducationLevel:
      studying === "doctorate" || studying === "short_course" || studying === null
        ? finished && (finished in reached ? reached[finished as keyof typeof reached] : finished)
        : studying,
    degreeType: degreeTypes.find((type) => wants.includes(type)) ?? null,
    gpa: standing.degree === null ? null : standing.degree / 100,
    budgetRange: budget,
  } as MatchProfile;
}

const verdicts = ["can", "check"];

/** The first ten of a tab as /matches shows them: by verdict, then by percentage. What is not open is folded away. */
export function firstTen(pairs: Pair[]): Pair[] {
  return pairs
    .filter(({ percent, ours }) => percent >= lowestPercent && ours.verdict !== "closed")
    .sort(
      (one, other) =>
        verdicts.indexOf(one.ours.verdict) - verdicts.indexOf(other.ours.verdict) ||
        other.percent - one.percent,
    )
    .slice(0, 10);
}

const isOpenByHand: Record<HandJudgement, boolean> = {
  can: true,
  maybe: true,
  check: true,
  unlikely: false,
  closed: false,
};

/** "You can apply" to somebody to whom it is closed. */
export const isWrongCan = ({ ours, byHand }: Pair) =>
  ours.verdict === "can" && !isOpenByHand[byHand.judgement];

/** "Not open to you" to somebody to whom it may be open. */
export const isWrongClosed = ({ ours, byHand }: Pair) =>
  ours.verdict === "closed" && isOpenByHand[byHand.judgement];

/** Who, what, the line that spoke and the clause that speaks against it. */
export const inWords = ({ kind, student, key, ours, byHand }: Pair) => {
  const spoke = ours.lines.filter(({ answer }) => answer === (ours.verdict === "closed" ? "no" : "yes"));
  return `${student.id}, ${kind}/${key}: ${ours.verdict} (${spoke.map(({ text }) => text).join(" ")}), judged ${byHand.judgement} (${byHand.because.join("; ")})`;
};
