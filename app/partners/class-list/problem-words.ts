import { fieldsOfInterest } from "#database/schema/lists.ts";
import { mostColumns, mostRows } from "./rules.ts";
import { usualExams } from "./words.ts";

export const listProblems = {
  country: "Choose the country of your school.",
  empty: "Paste a class list, or choose a file.",
  tooLarge: "The list is longer than 20 KB. Send it in two parts, with only the columns we use.",
  isCut: "This is the start of it.",
  unclosedQuote: (line: number) => `A quotation mark on line ${line} is never closed.`,
  noHeader: "Start with this line: grade,field",
  onlyHeader: "There are no students below the first line.",
  tooManyRows: `That's more than ${mostRows} students. Send at most ${mostRows} at a time, one class after another.`,
  tooManyColumns: `There are more than ${mostColumns} columns. Send only the columns we use.`,
};

export const problemWords = {
  nothing: "Add a grade or a field.",
  tooLong: "One of the cells is too long.",
  exam: (written: string) => `We don't know the exam “${written}”. Write one of ${usualExams.join(", ")}.`,
  field: (written: string) =>
    `We don't know the field “${written}”. Write one of ${fieldsOfInterest.join(", ")}.`,
  country: (written: string) =>
    `We don't know the country “${written}”. Write the English name of an African country.`,
  level: (written: string) => `We don't know the level “${written}”. Write diploma, degree, masters or PhD.`,
  subjects: (written: string) =>
    `We can't read the subjects “${written}”. Write them as Eng B+, Kis B, Mat C+. We have courses for KCSE and WASSCE.`,
  sex: (written: string) => `We can't read “${written}”. Write f or m, or leave it out.`,
};
