import type { SubjectRanks } from "../subject-rules.ts";

/** Best first. The rank of a KCSE grade is its points: A 12, E 1. */
export const kcseGrades = ["A", "A-", "B+", "B", "B-", "C+", "C", "C-", "D+", "D", "D-", "E"] as const;

export type KcseGrade = (typeof kcseGrades)[number];

export const kcsePoints = (grade: KcseGrade): number => kcseGrades.length - kcseGrades.indexOf(grade);

export const isKcseGrade = (text: string): text is KcseGrade =>
  (kcseGrades as readonly string[]).includes(text);

export interface KcseMean {
  /** Out of 84. */
  total: number;
  grade: KcseGrade;
  mathematics: string;
  language: string;
  others: string[];
}

/**
 * The mean grade by the rule since 2023: Mathematics, the best of English, Kiswahili and Kenya Sign Language, and the best five of
 * all other subjects; the total over seven, half a point rounded up. Null if one of the seven is missing.
 */
export function meanOfKcse(points: SubjectRanks): KcseMean | null {
  const best = (codes: readonly string[]) =>
    codes.filter((code) => points.has(code)).sort((a, b) => byPoints(points, a, b))[0];
  const mathematics = best(["MAT", "MATB"]);
  const language = best(["ENG", "KIS", "KSL"]);
  if (!mathematics || !language) return null;
  const others = [...points.keys()]
    .filter((code) => code !== mathematics && code !== language)
    .sort((a, b) => byPoints(points, a, b))
    .slice(0, 5);
  if (others.length < 5) return null;
  const total = [mathematics, language, ...others].reduce((sum, code) => sum + (points.get(code) ?? 0), 0);
  return {
    total,
    grade: kcseGrades[kcseGrades.length - Math.floor(total / 7 + 0.5)] ?? "E",
    mathematics,
    language,
    others,
  };
}

/** The better first; equal ones by code, so that the order in which they were typed makes no difference. */
const byPoints = (points: SubjectRanks, a: string, b: string) =>
  (points.get(b) ?? 0) - (points.get(a) ?? 0) || (a < b ? -1 : 1);
