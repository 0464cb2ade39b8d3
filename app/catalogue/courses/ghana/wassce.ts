import { oLevelGrades, oLevelRank } from "../nigeria/utme.ts";
import type { RequirementOf } from "../programme.ts";
import {
  bestSum,
  checkWays,
  type SubjectCheck,
  type SubjectRanks,
  type SubjectWay,
} from "../subject-rules.ts";
import { ghanaianCores, ghanaianSubjects } from "./subjects.ts";

type GhanaianRequirement = Omit<RequirementOf<"wassce">, "system" | "aggregates">;

export interface WassceAggregate {
  /** 6 is the best; 36 is the highest with credits only. */
  sum: number;
  subjects: string[];
}

const anyElective = Object.keys(ghanaianSubjects).filter(
  (code) => !(ghanaianCores as readonly string[]).includes(code),
);

/** The digit of a grade: 1 for A1, 9 for F9. */
const digit = (rank: number) => oLevelGrades.length + 1 - rank;
const rankOf = (grade: string) => oLevelRank(grade as (typeof oLevelGrades)[number]);

/**
 * English, Core Mathematics, the third core subject, and the best three electives that the programme counts: any three
 * if its electives are not known to us. Null if a subject is missing, or one of the six is below C6.
 */
export function aggregateOf(requirement: GhanaianRequirement, ranks: SubjectRanks): WassceAggregate | null {
  const core = bestSum(requirement.core, ranks);
  if (!core) return null;
  const electives = new Map([...ranks].filter(([subject]) => !core.subjects.includes(subject)));
  const [best] = electivePlaces(requirement, electives)
    .flatMap((places) => bestSum(places, electives) ?? [])
    .sort((a, b) => b.sum - a.sum);
  if (!best) return null;
  const subjects = [...core.subjects, ...best.subjects];
  if (subjects.some((subject) => (ranks.get(subject) ?? 0) < rankOf("C6"))) return null;
  return { sum: subjects.reduce((sum, subject) => sum + digit(ranks.get(subject) ?? 0), 0), subjects };
}

/** The three places for electives, in each way that the student meets. */
function electivePlaces(requirement: GhanaianRequirement, electives: SubjectRanks): string[][][] {
  const { ways } = requirement;
  if (!ways) return [Array.from({ length: 3 }, () => [...electives.keys()])];
  return ways.map(({ slots }) =>
    slots.flatMap(({ count, from }) => Array.from({ length: count }, () => [...(from ?? electives.keys())])),
  );
}

/** Subject by subject. Null if the electives of the programme are not known to us. */
export function checkElectives(requirement: GhanaianRequirement, ranks: SubjectRanks): SubjectCheck | null {
  if (!requirement.ways) return null;
  return checkWays(waysOf(requirement), ranks);
}

/**
 * Every set of three electives that meets the rule is one of these ways. What a way requires of core subjects is a slot
 * too.
 */
function waysOf({ ways, electiveMinimum, subjectMinimums }: GhanaianRequirement): SubjectWay[] {
  const least = rankOf(electiveMinimum);
  return (ways ?? []).map(({ slots, coreMinimum }) => ({
    eachSubjectOnce: true,
    slots: [
      ...slots.map(({ count, from, minimum }) => ({
        count,
        options: (from ?? anyElective).map((subject) => ({
          subjects: [subject],
          least: Math.max(
            least,
            rankOf(minimum ?? electiveMinimum),
            rankOf(subjectMinimums[subject] ?? electiveMinimum),
          ),
        })),
      })),
      ...Object.entries(coreMinimum).map(([subject, grade]) => ({
        count: 1,
        options: [{ subjects: [subject], least: rankOf(grade) }],
      })),
    ],
  }));
}
