import { exams, parsePasted } from "#app/catalogue/courses/exams.ts";
import { meanOfKcse } from "#app/catalogue/courses/kenya/kcse.ts";
import type { Programme } from "#app/catalogue/courses/programme.ts";
import { writeResults } from "#app/catalogue/courses/results-code.ts";
import type { StudyLevel } from "#app/catalogue/eligibility/applicant.ts";
import { parseWrittenGrade } from "#app/catalogue/grades/parse-written-grade.ts";
import { schoolExam } from "#app/catalogue/grades/school-exam.ts";
import type { Result } from "#database/schema/about-student.ts";
import type { sexes } from "#database/schema/lists.ts";
import { findCountry, findField, findLevel, findSex, splitCell } from "./cell-values.ts";
import type { Column } from "./columns.ts";
import { findExam, type ResultSystem, type SchoolCountry } from "./exams.ts";
import { problemWords as says } from "./problem-words.ts";

/** Grades by subject, in the form of the course finder's URL. */
export interface SubjectGrades {
  country: Programme["country"];
  grades: string;
}

/** The facts in a row. Rows with equal facts are treated as one. */
export interface Student {
  system: ResultSystem;
  result: Result | null;
  fields: string[];
  region: string | null;
  country: string;
  /** Empty if not given. */
  wants: StudyLevel[];
  sex: (typeof sexes)[number] | null;
  subjectGrades: SubjectGrades | null;
}

type StudentReading = { ok: true; student: Student } | { ok: false; problems: string[] };

/** Parses one row, and lists everything that can't be parsed. */
export function parseStudent(
  cells: Partial<Record<Column, string>>,
  schoolIn: SchoolCountry,
): StudentReading {
  const problems: string[] = [];
  const read = <Value>(
    cell: string | undefined,
    find: (written: string) => Value | null,
    problem: Problem,
  ) => {
    if (!cell) return null;
    const value = find(cell);
    if (value === null) problems.push(problem(cell));
    return value;
  };
  const each = <Value>(cell: string | undefined, find: (written: string) => Value | null, problem: Problem) =>
    splitCell(cell ?? "").flatMap((one) => read(one, find, problem) ?? []);

  if (!cells.grade && !cells.field && !cells.subjects) return { ok: false, problems: [says.nothing] };
  const system = read(cells.exam, findExam, says.exam) ?? schoolExam[schoolIn];
  const found = cells.subjects ? parseSubjectGrades(cells.subjects, system, schoolIn) : null;
  if (cells.subjects && !found) problems.push(says.subjects(cells.subjects));
  const writtenGrade = cells.grade || found?.mean;
  const grade = writtenGrade && problems.length === 0 ? parseWrittenGrade(system, writtenGrade) : null;
  if (grade && !grade.ok) problems.push(grade.problem);
  const student: Student = {
    system,
    result: grade?.ok ? grade.result : null,
    fields: [...new Set(each(cells.field, findField, says.field))],
    region: cells.county || null,
    country: read(cells.country, findCountry, says.country) ?? schoolIn,
    wants: [...new Set(each(cells.level, findLevel, says.level))],
    sex: read(cells.sex, findSex, says.sex),
    subjectGrades: found && { country: found.country, grades: found.grades },
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, student };
}

type Problem = (written: string) => string;

/**
 * Null if no subject can be parsed, or if we have no courses for the exam. The mean grade follows from the subjects
 * of a KCSE.
 */
function parseSubjectGrades(text: string, system: ResultSystem, schoolIn: SchoolCountry) {
  const country = courseCountryOf(system, schoolIn);
  const ranks = country && parsePasted(exams[country], text);
  if (!country || !ranks || ranks.size === 0) return null;
  const mean = country === "Kenya" ? meanOfKcse(ranks)?.grade : undefined;
  return { country, grades: writeResults(ranks), mean };
}

function courseCountryOf(system: ResultSystem, schoolIn: SchoolCountry): Programme["country"] | null {
  if (system === "kcse") return "Kenya";
  if (system !== "wassce") return null;
  return schoolIn === "Ghana" ? "Ghana" : "Nigeria";
}
