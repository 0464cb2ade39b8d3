import { isKcseGrade, kcseGrades, kcsePoints, meanOfKcse } from "../courses/kenya/kcse.ts";
import { kcseSubjects } from "../courses/kenya/kcse-subjects.ts";
import { findSubject } from "../courses/subject-by-name.ts";
import { choiceIn, type GradeSystem, numberIn, type ParsedResult } from "./system.ts";
import { resultProblems } from "./system-words.ts";

const grades: readonly string[] = kcseGrades;
const subjectNames = Object.entries(kcseSubjects).map(([code, { name }]) => ({ code, name }));

export const kcse: GradeSystem = {
  countries: ["Kenya"],
  level: "school",
  inputs: [
    {
      kind: "choice",
      name: "mean_grade",
      label: "meanGrade",
      values: grades,
      noGrades: ["X", "Y", "U", "P", "CRNM"],
    },
    {
      kind: "number",
      name: "total_points",
      label: "totalPoints",
      min: 7,
      max: 84,
      decimals: 0,
      hint: "kcseTotal",
    },
  ],
  subjects: {
    grades,
    least: 7,
    most: 9,
    usual: ["English", "Kiswahili", "Mathematics"],
    hint: "kcseSubjects",
    noGrades: ["X", "Y", "U", "P", "CRNM"],
  },
  // Literally: a third of the points, and nothing for an E.
  table: {
    kind: "letter",
    of: meanGradeOf,
    worth: Object.fromEntries(grades.map((grade) => [grade, grade === "E" ? 0 : pointsOfGrade(grade) / 3])),
  },
  trust: "estimate",
  contradiction: (reading) => {
    const [chosen, total] = [choiceIn("mean_grade")(reading), numberIn("total_points")(reading)];
    if (!chosen || total === null) return null;
    const summed = gradeOfTotal(total);
    if (chosen === summed) return null;
    return { input: "total_points", problem: resultProblems.contradiction(total, summed, chosen) };
  },
  sources: [
    {
      url: "https://newspro.co.ke/kcse-grading-system-per-subject-2022-2023-official-knec-grading/",
      read: "KCSE letters and points; X, Y, U, P, CRNM",
    },
    {
      url: "https://educationnewshub.co.ke/new-kcse-2024-grading-system-announced-by-knec-video-guide/",
      read: "mean grade since 2023; 55 points = B-, 49 = C+",
    },
    {
      url: "https://nairobiwire.com/2023/09/cs-machogu-announces-knecs-revised-kcse-grading-system.html",
      read: "mean grade: Maths, one language, best five",
    },
    { url: "https://www.leadafrik.com/kuccps-course-selector-kenya", read: "cluster formula with 48 and 84" },
    {
      url: "https://newskwetu.com/kuccps-new-formula-for-calculating-cluster-points-for-june-and-september-university-courses-2022",
      read: "cluster formula with performance indices",
    },
    {
      url: "https://whownskenya.com/kuccps-announces-minimum-entry-grades-for-degree-diploma-and-artisan-courses",
      read: "KUCCPS minimum grades by level",
    },
    {
      url: "https://ynews.digital/newsflash/c-remains-university-entry-grade-education-cs-affirms",
      read: "C+ stays the degree minimum",
    },
    {
      url: "https://thekenyatimes.com/education/how-students-choose-kuccps-courses-for-tvet-and-university-placement/",
      read: "KUCCPS 2025: levels 4-6, primary teaching C, secondary teaching C+",
    },
  ],
};

/** 12 for an A, 1 for an E; null if neither the grade nor enough subjects are known. */
export function pointsOf(reading: ParsedResult): number | null {
  const grade = meanGradeOf(reading);
  return grade === null ? null : pointsOfGrade(grade);
}

/** As printed, or from the total of seven subjects, or from the subjects. */
export function meanGradeOf(reading: ParsedResult): string | null {
  const total = numberIn("total_points")(reading);
  return choiceIn("mean_grade")(reading) ?? (total === null ? meanOfSubjects(reading) : gradeOfTotal(total));
}

function meanOfSubjects({ subjects }: ParsedResult): string | null {
  const points = Object.entries(subjects).flatMap(([name, grade]): [string, number][] => {
    const code = findSubject(subjectNames, name);
    return code && isKcseGrade(grade) ? [[code, kcsePoints(grade)]] : [];
  });
  return meanOfKcse(new Map(points))?.grade ?? null;
}

/** The inverse: a B for 9. Values above 12 count as an A. */
export const gradeOfPoints = (points: number): string | undefined => grades[grades.length - points];

function pointsOfGrade(grade: string): number {
  return grades.length - grades.indexOf(grade);
}

/** Half a point is rounded up. */
function gradeOfTotal(total: number): string {
  return grades[grades.length - Math.floor(total / 7 + 0.5)] ?? "E";
}
