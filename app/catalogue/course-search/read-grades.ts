import { lookUp } from "#app/shared/forms/lookup.ts";
import { rankOfGrade } from "../courses/exam-form.ts";
import { type Exam, exams, parsePasted } from "../courses/exams.ts";
import { findSubject } from "../courses/subject-by-name.ts";

interface GradesInText {
  /** The rank of a mean grade, for example 6 for "C plain". Null if none is named. */
  mean: number | null;
  /** Ranks of grades that are named with their subject: "B- in maths". */
  subjects: ReadonlyMap<string, number>;
  /** The text without them. */
  rest: string;
}

const signs: Readonly<Record<string, string>> = { plain: "", plus: "+", minus: "-" };
const letter = "([A-Ea-e])";
/** A letter with a sign is a grade. A bare letter is one only after "grade", "with a" and the like. */
const signedGrade = new RegExp(String.raw`(?<![\w+-])${letter} ?(\+|-(?!\w)|plain\b|plus\b|minus\b)`, "gi");
const bareGrade = /(?<=\b(?:grade(?: of)?|kcse|scored?|got|with an?|mean(?: of)?) )([A-E])(?![\w+-])/gi;
/** "in maths", "for Biology": at most three words. */
const inSubject = /^\s+(?:in|for)\s+((?:[\p{L}&]+\s*){1,3})/iu;

/** Reads the KCSE grades that someone types into a search. Grades of other exams can't be told from ordinary words. */
export function readGrades(text: string): GradesInText {
  const exam: Exam = exams.Kenya;
  const subjects = new Map<string, number>();
  let mean: number | null = null;
  let rest = text;
  for (const pattern of [signedGrade, bareGrade]) {
    const match = pattern.exec(rest);
    pattern.lastIndex = 0;
    if (!match) continue;
    const grade = match[1]?.toUpperCase() + (lookUp(signs, match[2]?.toLowerCase() ?? "") ?? match[2] ?? "");
    if (!exam.grades.includes(grade)) continue;
    const after = rest.slice(match.index + match[0].length);
    const named = subjectAfter(exam, after) ?? subjectBefore(exam, rest.slice(0, match.index), grade);
    if (named) subjects.set(named.code, rankOfGrade(exam, grade));
    else mean = rankOfGrade(exam, grade);
    rest = `${rest.slice(0, match.index - (named?.before ?? 0))} ${after.slice(named?.after ?? 0)}`;
    break;
  }
  return { mean, subjects, rest: rest.replaceAll(/\b(?:mean )?grade(?: of)?\b|\bkcse\b/gi, " ").trim() };
}

interface NamedSubject {
  code: string;
  /** How many characters before and after the grade belong to it. */
  before: number;
  after: number;
}

function subjectAfter(exam: Exam, text: string): NamedSubject | null {
  const match = inSubject.exec(text);
  const words = match?.[1]?.trim().split(/\s+/) ?? [];
  for (let count = words.length; count > 0; count--) {
    const code = subjectOf(exam, words.slice(0, count).join(" "));
    const last = words[count - 1] ?? "";
    if (code) return { code, before: 0, after: text.indexOf(last) + last.length };
  }
  return null;
}

/** "Biology C plain". */
function subjectBefore(exam: Exam, text: string, grade: string): NamedSubject | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(-count).join(" ");
    const [code] = [...parsePasted(exam, `${name} ${grade}`).keys()];
    if (code) return { code, before: text.length - text.lastIndexOf(name), after: 0 };
  }
  return null;
}

const subjectOf = (exam: Exam, name: string): string | undefined =>
  findSubject(
    exam.groups.flatMap((group) => group.subjects),
    name,
  );
