import type { StudyLevel } from "#app/catalogue/eligibility/applicant.ts";
import { parseWrittenGrade } from "#app/catalogue/grades/parse-written-grade.ts";
import { schoolExam } from "#app/catalogue/grades/school-exam.ts";
import type { Result } from "#database/schema/about-student.ts";
import type { sexes } from "#database/schema/lists.ts";
import { findCountry, findField, findLevel, findSex, splitCell } from "./cell-values.ts";
import type { Column } from "./columns.ts";
import { findExam, type SchoolCountry, type System } from "./exams.ts";
import { problemWords as says } from "./problem-words.ts";

/** What a row tells of somebody. Rows that tell the same are the same to us. */
export interface Student {
  system: System;
  result: Result | null;
  fields: string[];
  region: string | null;
  country: string;
  /** Empty where not told. */
  wants: StudyLevel[];
  sex: (typeof sexes)[number] | null;
}

type StudentReading = { ok: true; student: Student } | { ok: false; problems: string[] };

/** Reads what one row tells, and names everything that cannot be read. */
export function parseStudent(told: Partial<Record<Column, string>>, schoolIn: SchoolCountry): StudentReading {
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

  if (!told.grade && !told.field) return { ok: false, problems: [says.nothing] };
  const system = read(told.exam, findExam, says.exam) ?? schoolExam[schoolIn];
  const grade = told.grade && problems.length === 0 ? parseWrittenGrade(system, told.grade) : null;
  if (grade && !grade.ok) problems.push(grade.problem);
  const student: Student = {
    system,
    result: grade?.ok ? grade.result : null,
    fields: [...new Set(each(told.field, findField, says.field))],
    region: told.county || null,
    country: read(told.country, findCountry, says.country) ?? schoolIn,
    wants: [...new Set(each(told.level, findLevel, says.level))],
    sex: read(told.sex, findSex, says.sex),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, student };
}

type Problem = (written: string) => string;
