import { judge } from "#app/catalogue/eligibility/judge.ts";
import type { Judgement, Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { verdictOn } from "#app/catalogue/eligibility/verdict.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { mostToCheck } from "#app/catalogue/matching/match-listings.ts";
import { type MatchGroup, matchGroupOf, rankOf } from "#app/catalogue/matching/rank.ts";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { score, wantedBy } from "#app/catalogue/scoring/score.ts";
import { degreeTypes, kinds } from "#database/schema/lists.ts";
import { currencyRates } from "#database/seed/currency-rates.ts";
import type { HandJudgement, Judged } from "./judge-by-hand.ts";
import { listingOf, starterRows } from "./records.ts";
import { judgeFirstStep, judgePair, rulesOf, type Student, students } from "./table.ts";

/** One student and one record: our verdict, and a counsellor's. */
export interface Pair {
  kind: Kind;
  student: Student;
  key: string;
  ours: Judgement;
  verdict: Verdict;
  group: MatchGroup;
  rank: number;
  byHand: Judged;
  percent: number;
}

const rates = new Map(currencyRates.map(({ currency, perDollar }) => [currency, perDollar]));

/** The day for which the table is judged. */
const today = "2026-11-18";

/** Every student with every listed record. */
export function allPairs(): Pair[] {
  const rows = starterRows();
  return kinds.flatMap((kind) => {
    const rules = rulesOf(kind);
    return rows[kind].flatMap(({ key, row }) => {
      const listing = listingOf(kind, key, row);
      return students.map((student) => {
        const ours = judge(listing.kind, listing.facts, student.applicant);
        const verdict = verdictOn(ours.eligibility, listing.cycle, today);
        const profile = profileOf(student);
        const { points, percent } = score(listing.kind, profile, row as never);
        const to = { profile, wanted: wantedBy(profile), applicant: student.applicant, rates, today };
        const group = matchGroupOf(listing, verdict, to);
        return {
          ...{ kind, student, key, ours, verdict, group, percent },
          // Someone who can't begin a degree may be shown a diploma, but need not be.
          byHand: (kind === "colleges" && verdict !== "notOpen" ? judgeFirstStep : judgePair)(
            rules.get(key) ?? "",
            student,
          ),
          rank: rankOf(listing, group, points, to),
        };
      });
    });
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

/** The first ten of a tab as /matches shows them. Records that aren't open are folded. */
export const firstTen = (pairs: Pair[]): Pair[] =>
  pairs
    .filter(({ percent, verdict }) => percent >= lowestPercent && verdict !== "notOpen")
    .sort((one, other) => other.rank - one.rank)
    .slice(0, 10);

/** Of the matches of one student: how many they see without unfolding anything, and how many of those are to be checked. */
export function countSeen(pairs: Pair[]): { seen: number; toCheck: number } {
  const shown = pairs.filter(({ percent }) => percent >= lowestPercent);
  const count = (...groups: MatchGroup[]) => shown.filter(({ group }) => groups.includes(group)).length;
  const others = count("openNow", "opensLater", "oneMissing");
  const toCheck = Math.min(count("checkWithThem"), mostToCheck(others));
  return { seen: others + toCheck, toCheck };
}

const isOpenByHand: Record<HandJudgement, boolean> = {
  can: true,
  maybe: true,
  check: true,
  unlikely: false,
  closed: false,
};

/** We say that they fit, now or later, but it is closed to them. */
export const isWrongFit = ({ ours, byHand }: Pair) =>
  ours.eligibility === "fits" && !isOpenByHand[byHand.judgement];

/** We say "Not open to you", but it may be open. */
export const isWrongClosed = ({ verdict, byHand }: Pair) =>
  verdict === "notOpen" && isOpenByHand[byHand.judgement];

/** The student, the record, our reason and the clause against it. */
export const inWords = ({ kind, student, key, ours, verdict, byHand }: Pair) => {
  const spoke = ours.lines.filter(({ answer }) => answer === (verdict === "notOpen" ? "no" : "yes"));
  return `${student.id}, ${kind}/${key}: ${verdict} (${spoke.map(({ text }) => text).join(" ")}), judged ${byHand.judgement} (${byHand.because.join("; ")})`;
};
