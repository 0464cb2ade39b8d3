import {
  type Applicant,
  type FinishedLevel,
  type StudyLevel,
  unknownApplicant,
} from "#app/catalogue/eligibility/applicant.ts";
import { systems } from "#app/catalogue/grades/all-systems.ts";
import { academicStandingOf, gpaOf } from "#app/catalogue/grades/standing.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { degreeTypes, educationLevels, targetCountries } from "#database/schema/lists.ts";
import type { Student } from "./parse-student.ts";

interface SchoolStage {
  finished: FinishedLevel;
  studied: StudyLevel;
  /** The next step, if a row names none. */
  next: StudyLevel[];
}

/** A student on the list is assumed to have finished the level that the exam ends. */
const stages: Record<"school" | "vocational" | "degree", SchoolStage> = {
  school: { finished: "secondary", studied: "high_school", next: ["undergraduate", "vocational"] },
  vocational: { finished: "vocational", studied: "vocational", next: ["undergraduate"] },
  degree: { finished: "undergraduate", studied: "undergraduate", next: ["graduate"] },
};
/** Grade 9 leads to senior school. */
const afterJuniorSchool: SchoolStage = {
  finished: "primary",
  studied: "high_school",
  next: ["high_school", "vocational"],
};

const stageOf = ({ system }: Student): SchoolStage =>
  system === "kjsea" ? afterJuniorSchool : stages[systems[system].level];

const wantsOf = (student: Student): StudyLevel[] =>
  student.wants.length > 0 ? student.wants : stageOf(student).next;

/** A row as an applicant for verdicts: lives in the school's country and has the result. */
export function applicantOfStudent(student: Student): Applicant {
  return {
    ...unknownApplicant,
    citizenships: [student.country],
    residence: student.country,
    region: student.region,
    sex: student.sex,
    finished: stageOf(student).finished,
    wants: wantsOf(student),
    fields: student.fields,
    standing: academicStandingOf(student.result ? [student.result] : []),
  };
}

/** The row as a profile for scores. A list names no target countries, so the home country counts. */
export function profileOfStudent(student: Student): MatchProfile {
  const wants = wantsOf(student);
  return {
    fieldsOfInterest: student.fields,
    targetCountries: targetCountries.filter((country) => country === student.country),
    currentEducationLevel: educationLevels.find((level) => level === stageOf(student).studied) ?? null,
    degreeType: degreeTypes.find((level) => wants.includes(level)) ?? null,
    gpa: (student.result && gpaOf(student.result)?.gpa) ?? null,
    budgetRange: null,
  };
}
