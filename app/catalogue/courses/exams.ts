import { lookUp } from "#app/shared/forms/lookup.ts";
import { type ExamForm, rankOfGrade } from "./exam-form.ts";
import { ghanaianCores, ghanaianSubjects, isGhanaianSubject } from "./ghana/subjects.ts";
import { kcseGrades } from "./kenya/kcse.ts";
import { isKcseSubject, kcseSubjects } from "./kenya/kcse-subjects.ts";
import { isNigerianSubject, nigerianSubjects } from "./nigeria/subjects.ts";
import { oLevelGrades } from "./nigeria/utme.ts";
import type { Programme } from "./programme.ts";
import { findByLaterWord, findSubject } from "./subject-by-name.ts";

/** The school-leaving exam of a country. */
export interface Exam extends ExamForm {
  isSubject: (code: string) => boolean;
  subjectName: (code: string) => string;
  most: number;
}

const named = (subjects: Readonly<Record<string, string>>, codes: readonly string[]) =>
  codes.map((code) => ({ code, name: subjects[code] ?? code }));
/** Rules still name subjects that are no longer examined. */
const formerSubjects = {
  BSC: "Biological Sciences",
  PSC: "Physical Sciences",
  SSE: "Social Studies and Ethics",
};
const kcseNames: Record<string, string> = {
  ...formerSubjects,
  ...Object.fromEntries(Object.entries(kcseSubjects).map(([code, { name }]) => [code, name])),
};
const kcseGroup = (...groups: string[]) =>
  named(
    kcseNames,
    Object.entries(kcseSubjects).flatMap(([code, { group }]) => (groups.includes(group) ? [code] : [])),
  );
const restOf = (subjects: object, first: readonly string[]) =>
  Object.keys(subjects).filter((code) => !first.includes(code));

const nigerianFirst = [
  "ENG",
  "MTH",
  "PHY",
  "CHM",
  "BIO",
  "AGR",
  "ECO",
  "GOV",
  "LIT",
  "GEO",
  "COM",
  "ACC",
  "CRS",
  "IRS",
];
const ghanaianFirst = [
  "BIO",
  "CHM",
  "PHY",
  "EMT",
  "ECO",
  "GOV",
  "GEO",
  "HIS",
  "LIT",
  "BMG",
  "GKA",
  "GAG",
  "ICT",
];

export const exams: Record<Programme["country"], Exam> = {
  Kenya: {
    name: "KCSE",
    grades: kcseGrades,
    example: "Eng B+, Kis B, Mat C+",
    groups: [
      { name: "Languages and Mathematics", subjects: kcseGroup("I"), isOpen: true },
      { name: "Sciences", subjects: kcseGroup("II"), isOpen: true },
      { name: "Humanities", subjects: kcseGroup("III"), isOpen: true },
      { name: "Other subjects", subjects: kcseGroup("IV", "V"), isOpen: false },
    ],
    isSubject: isKcseSubject,
    subjectName: (code) => lookUp(kcseNames, code) ?? code,
    most: 9,
    asksUtme: false,
  },
  Nigeria: {
    name: "WAEC or NECO",
    grades: oLevelGrades,
    example: "Eng B3, Maths C4, Phy B2",
    groups: [
      { name: "Most taken", subjects: named(nigerianSubjects, nigerianFirst), isOpen: true },
      {
        name: "Other subjects",
        subjects: named(nigerianSubjects, restOf(nigerianSubjects, nigerianFirst)),
        isOpen: false,
      },
    ],
    isSubject: isNigerianSubject,
    subjectName: (code) => (isNigerianSubject(code) ? nigerianSubjects[code] : code),
    most: 9,
    asksUtme: true,
  },
  Ghana: {
    name: "WASSCE",
    grades: oLevelGrades,
    example: "Eng B3, Core Maths C4, Science B2",
    groups: [
      { name: "Core subjects", subjects: named(ghanaianSubjects, ghanaianCores), isOpen: true },
      { name: "Electives", subjects: named(ghanaianSubjects, ghanaianFirst), isOpen: true },
      {
        name: "Other electives",
        subjects: named(ghanaianSubjects, restOf(ghanaianSubjects, [...ghanaianCores, ...ghanaianFirst])),
        isOpen: false,
      },
    ],
    isSubject: isGhanaianSubject,
    subjectName: (code) => (isGhanaianSubject(code) ? ghanaianSubjects[code] : code),
    most: 9,
    asksUtme: false,
  },
};

/** The names of the form's fields: one for each subject of each exam. */
export const subjectCodes: readonly string[] = [
  ...new Set(
    Object.values(exams).flatMap(({ groups }) =>
      groups.flatMap(({ subjects }) => subjects.map(({ code }) => code)),
    ),
  ),
];

/** Words after a letter: "C plain", "B plus". */
const signs = new Map([
  ["plain", ""],
  ["plus", "+"],
  ["minus", "-"],
]);

/** Reads "Eng B+, Kis B, Mat C plain": subjects by their name, its beginning or their code. Skips what it can't read. */
export function parsePasted(exam: Exam, text: string): Map<string, number> {
  const ranks = new Map<string, number>();
  let words: string[] = [];
  const subjects = exam.groups.flatMap((group) => group.subjects);
  const tokens = text.slice(0, 2_000).split(/[\s,;:=]+/);
  for (const [place, token] of tokens.entries()) {
    const grade = token.toUpperCase();
    const signed = grade + (signs.get(tokens[place + 1]?.toLowerCase() ?? "") ?? "");
    if (words.length > 0 && exam.grades.includes(signed)) {
      const name = words.join(" ");
      const subject = findSubject(subjects, name) ?? findByLaterWord(subjects, name);
      if (subject && !ranks.has(subject)) ranks.set(subject, rankOfGrade(exam, signed));
      words = [];
    } else if (!signs.has(token.toLowerCase()) && !["", "and", "-"].includes(token.toLowerCase())) {
      words.push(token.toLowerCase());
    }
  }
  return ranks;
}
