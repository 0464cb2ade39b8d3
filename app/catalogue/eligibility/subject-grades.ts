import { ghanaianSubjects } from "#app/catalogue/courses/ghana/subjects.ts";
import { nigerianSubjects } from "#app/catalogue/courses/nigeria/subjects.ts";
import { checkWay, type SubjectWay } from "#app/catalogue/courses/subject-rules.ts";
import type { Result } from "#database/schema/about-student.ts";
import type { GradeNeeded, ProgrammeRequirement } from "#database/schema/facts.ts";
import { kcseGrades } from "./parse/parse-minimum.ts";

type GradeSystem = GradeNeeded["system"];

/** Grades by subject, as on the certificate: { KCSE: { Mathematics: "B+" } }. */
export type SubjectGrades = Partial<Record<GradeSystem, Record<string, string>>>;

const systemOf: Partial<Record<Result["system"], GradeSystem>> = {
  kcse: "KCSE",
  wassce: "WASSCE",
  uace: "UACE",
  uce_old: "UCE",
  eheece: "EHEECE",
};

/** Worst first. */
const gradesOf: Partial<Record<GradeSystem, readonly string[]>> = {
  KCSE: kcseGrades,
  WASSCE: ["F9", "E8", "D7", "C6", "C5", "C4", "B3", "B2", "A1"],
  UACE: ["F", "O", "E", "D", "C", "B", "A"],
  UCE: ["F9", "P8", "P7", "C6", "C5", "C4", "C3", "D2", "D1"],
};

/** With fewer subjects than this the certificate isn't complete, so a missing subject never leads to "no". */
const wholeCertificate: Partial<Record<GradeSystem, number>> = { KCSE: 7, WASSCE: 6, UACE: 3, UCE: 7 };

/** Mock exams do not count. */
export function subjectGradesOf(results: readonly Result[]): SubjectGrades {
  const bySystem: SubjectGrades = {};
  for (const { system, subjects, isFinal } of results) {
    const name = systemOf[system];
    if (name && isFinal && Object.keys(subjects).length > 0)
      bySystem[name] = { ...bySystem[name], ...subjects };
  }
  return bySystem;
}

/** "English Language" is English, and "Core Mathematics" is Mathematics; the elective one is not. */
const plainName = (subject: string) =>
  subject
    .trim()
    .toLowerCase()
    .replace(/^english language$/, "english")
    .replace(/^(?:core )?math(?:s|ematics)?(?: \(?core\)?)?$/, "mathematics");

const rankOf = (system: GradeSystem, grade: string) =>
  system === "EHEECE" ? Number.parseFloat(grade) : (gradesOf[system]?.indexOf(grade) ?? -1);

const inGhana = new Set<string>(Object.values(ghanaianSubjects));
/** On every certificate of Ghana, and on none of Nigeria. */
const ghanaianCores = ["Core Mathematics", "Integrated Science", "Social Studies"];
const inNigeria = new Set<string>(Object.values(nigerianSubjects));

/** Ghana and Nigeria share the certificate but not all of its subjects. */
function asksForeignSubject(
  subjects: ProgrammeRequirement["subjects"],
  subjectNames: readonly string[],
): boolean {
  const own = subjectNames.some((name) => ghanaianCores.includes(name)) ? inGhana : inNigeria;
  return subjects.some(({ anyOf }) => !anyOf.some((name) => own.has(name) || own.has(`Core ${name}`)));
}

/**
 * Returns null if the subjects are not given, or too few of them are, or if the certificate's country has no such
 * subject.
 */
export function meetsSubjects(
  { system, subjects }: Pick<ProgrammeRequirement, "system" | "subjects">,
  grades: SubjectGrades,
): boolean | null {
  if (subjects.length === 0) return true;
  const ofSystem = grades[system];
  if (!ofSystem) return null;
  const ranks = new Map(
    Object.entries(ofSystem).map(([subject, grade]) => [plainName(subject), rankOf(system, grade)]),
  );
  const way: SubjectWay = {
    eachSubjectOnce: true,
    slots: subjects.map(({ anyOf, min }) => ({
      count: 1,
      options: [{ subjects: anyOf.map(plainName), least: rankOf(system, min) }],
    })),
  };
  if (checkWay(way, ranks).isMet) return true;
  if (system === "WASSCE" && asksForeignSubject(subjects, Object.keys(ofSystem))) return null;
  return ranks.size >= (wholeCertificate[system] ?? 5) ? false : null;
}
