import { systems } from "#app/students/grades/all-systems.ts";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import { examInWords, type System } from "./exams.ts";
import { mostRows } from "./rules.ts";
import { usualExams } from "./words.ts";

export const listProblems = {
  country: "Choose the country of your school.",
  empty: "Paste a class list, or choose a file.",
  tooLarge: "The list is longer than 20 KB. Send it in two parts, with only the columns that we read.",
  isCut: "What you see here is its beginning.",
  unclosedQuote: (line: number) => `A quotation mark that begins in line ${line} is never closed.`,
  noHeader: "The first line has to name the columns. Call one of them grade, and one field.",
  onlyHeader: "There are no students below the first line.",
  tooManyRows: (rows: number) =>
    `These are ${rows} students. Send at most ${mostRows} at once: class by class is best.`,
};

export const problemWords = {
  nothing: "Give a grade or a field.",
  tooLong: "One of the cells is too long to be read.",
  grade: (system: System, written: string) =>
    `We cannot read “${written}” as a grade of ${examInWords(system)}. ${gradesToWrite(system)}`,
  exam: (written: string) => `We do not know the exam “${written}”. Write one of ${usualExams.join(", ")}.`,
  field: (written: string) =>
    `We do not know the field “${written}”. Write one of ${fieldsOfInterest.join(", ")}.`,
  country: (written: string) =>
    `We do not know the country “${written}”. Write an African country's English name.`,
  level: (written: string) => `We do not know the level “${written}”. Write diploma, degree, masters or PhD.`,
  sex: (written: string) => `We cannot read “${written}”. Write f or m, or leave it out.`,
  subject: (number: number) => `Subject ${number}`,
};

function gradesToWrite(system: System): string {
  const { inputs, subjects } = systems[system];
  const [input] = inputs;
  const ways = [
    input?.kind === "choice" && `one of ${input.values.join(", ")}`,
    input?.kind === "number" && `a number from ${input.min} to ${input.max}`,
    subjects && `at least ${subjects.least} grades like ${subjects.grades.slice(0, 3).join(" ")}`,
  ].filter(Boolean);
  return `Write ${ways.join(", or ")}.`;
}
