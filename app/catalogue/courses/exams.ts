import { ghanaianCores, ghanaianSubjects, isGhanaianSubject } from "./ghana/subjects.ts";
import { kcseGrades } from "./kenya/kcse.ts";
import { isKcseSubject, kcseSubjects } from "./kenya/kcse-subjects.ts";
import { isNigerianSubject, nigerianSubjects } from "./nigeria/subjects.ts";
import { oLevelGrades } from "./nigeria/utme.ts";
import type { Programme } from "./programme.ts";

interface SubjectGroup {
  name: string;
  subjects: readonly { code: string; name: string }[];
  /** Shown without a tap: nearly everyone has some of these. */
  isOpen: boolean;
}

/** The school-leaving exam of a country: its grades, from the best down, and its subjects as a form shows them. */
export interface Exam {
  name: string;
  grades: readonly string[];
  groups: readonly SubjectGroup[];
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
    groups: [
      { name: "Languages and Mathematics", subjects: kcseGroup("I"), isOpen: true },
      { name: "Sciences", subjects: kcseGroup("II"), isOpen: true },
      { name: "Humanities", subjects: kcseGroup("III"), isOpen: true },
      { name: "Other subjects", subjects: kcseGroup("IV", "V"), isOpen: false },
    ],
    isSubject: isKcseSubject,
    subjectName: (code) => kcseNames[code] ?? code,
    most: 9,
  },
  Nigeria: {
    name: "WAEC or NECO",
    grades: oLevelGrades,
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
  },
  Ghana: {
    name: "WASSCE",
    grades: oLevelGrades,
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
  },
};

/** The rank of a grade: the higher the better, 1 for the lowest. */
export const rankOfGrade = ({ grades }: Exam, grade: string): number => grades.length - grades.indexOf(grade);

/** Undefined beyond the best grade. */
export const gradeOfRank = ({ grades }: Exam, rank: number): string | undefined =>
  grades[grades.length - rank];

/** Reads "Eng B+, Kis B, Mat C+": subjects by their name, its beginning or their code. Returns what it could read. */
export function parsePasted(exam: Exam, text: string): Map<string, number> {
  const subjects = exam.groups.flatMap((group) => group.subjects);
  const ranks = new Map<string, number>();
  const grades = [...exam.grades]
    .sort((a, b) => b.length - a.length)
    .map((grade) => grade.replace("+", "\\+"));
  const entry = new RegExp(
    `([\\p{L}][\\p{L} .]*?)[\\s:=-]+(${grades.join("|")}|[A-E] plain)(?![\\p{L}\\d+-])`,
    "giu",
  );
  for (const [, typed = "", grade = ""] of text.slice(0, 2_000).matchAll(entry)) {
    const word = typed.trim().toLowerCase();
    const subject =
      subjects.find(({ code, name }) => code.toLowerCase() === word || name.toLowerCase() === word) ??
      subjects.find(({ name }) => word.length >= 3 && name.toLowerCase().startsWith(word));
    const plain = grade.toUpperCase().replace(/ PLAIN$/, "");
    if (subject && exam.grades.includes(plain) && !ranks.has(subject.code))
      ranks.set(subject.code, rankOfGrade(exam, plain));
  }
  return ranks;
}
