import { type GradeSystem, numberIn, type ParsedResult } from "./system.ts";

const principalPoints: Readonly<Record<string, number>> = { A: 6, B: 5, C: 4, D: 3, E: 2, O: 1, F: 0 };
/** General Paper and Subsidiary Mathematics or ICT have their own grades, so the grade identifies them. */
const subsidiaryPoints: Readonly<Record<string, number>> = {
  D1: 1,
  D2: 1,
  C3: 1,
  C4: 1,
  C5: 1,
  C6: 1,
  P7: 0,
  P8: 0,
  F9: 0,
};

export const uace: GradeSystem = {
  countries: ["Uganda"],
  level: "school",
  // The exam of 2026 has new grades, which no university had put into its rules yet.
  countsUntil: 2025,
  inputs: [
    {
      kind: "number",
      name: "points",
      label: "points",
      min: 0,
      max: 20,
      decimals: 0,
      hint: "uacePoints",
    },
  ],
  subjects: {
    grades: [...Object.keys(principalPoints), ...Object.keys(subsidiaryPoints)],
    least: 1,
    most: 6,
    usual: ["General Paper"],
    hint: "uaceSubjects",
    alsoWritten: { a6: "A", b5: "B", d3: "D", e2: "E", o1: "O", f0: "F" },
  },
  // Strict: some universities abroad count a B as 3.5 and a C as 3.
  table: { kind: "best", best: 3, least: 1, worth: { A: 4, B: 3, C: 2, D: 1, E: 1, O: 0, F: 0 } },
  trust: "estimate",
  sources: [
    {
      url: "https://nymynet.com/uace-grading-system-2025-how-to-count-a-level-points-in-uganda/",
      read: "UACE points to 20; counts P7-P8 as 1",
    },
    {
      url: "https://ugcolleges.com/2021/08/21/details-about-unebs-2020-uace-grading-system/",
      read: "UACE points; subsidiary point only above P7",
    },
    {
      url: "https://kawa.ac.ug/kawa-eLearning/content/careerguidance_ebook/programme_requirements_and_weights.html",
      read: "two principal passes; weights 3/2/1; O-level 0.3/0.2/0.1; subsidiary pass = 1-6",
    },
    {
      url: "https://ugandafact.com/public-universities-in-uganda-admission-requirements-for-undergraduate-programmes/",
      read: "PUJAB 2014/15 rules",
    },
    {
      url: "http://www.newvision.co.ug/new_vision/news/1014960/makerere-changes-admission-rules",
      read: "+1.5 for women kept",
    },
    {
      url: "https://www.pearltimes.co.ug/new-a-level-grading-system-heres-what-you-need-to-know",
      read: "UACE 2026 grading not final",
    },
    {
      url: "https://kampalatown.com/new-uace-grading-system-explained",
      read: "UNEB: points are made by universities",
    },
  ],
};

/** Subjects passed at principal level, A to E; null if only the points are known. Also for A-levels. */
export function passesOf({ subjects }: ParsedResult): number | null {
  const grades = Object.values(subjects);
  return grades.length === 0 ? null : grades.filter((grade) => /^(A\*|[A-E])$/.test(grade)).length;
}

/**
 * The certain and the possible number of principal passes, from the points alone. A principal subject gives at most 6
 * points, a pass at least 2, an O one point, and the two subsidiary subjects 2 together.
 */
export function passesByPoints(points: number): { sure: number; atBest: number } {
  const sure = points >= 16 ? 3 : points >= 11 ? 2 : points >= 6 ? 1 : 0;
  return { sure, atBest: Math.min(3, Math.floor(points / 2)) };
}

/** As printed, or the best three principal subjects and two subsidiary ones. */
export function totalOf(reading: ParsedResult): number | null {
  const grades = Object.values(reading.subjects);
  if (grades.length === 0) return numberIn("points")(reading);
  return sumOfBest(grades, principalPoints, 3) + sumOfBest(grades, subsidiaryPoints, 2);
}

const sumOfBest = (grades: string[], worth: Readonly<Record<string, number>>, most: number) =>
  grades
    .map((grade) => worth[grade])
    .filter((points) => points !== undefined)
    .sort((one, other) => other - one)
    .slice(0, most)
    .reduce((total, points) => total + points, 0);
