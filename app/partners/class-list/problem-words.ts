import { fieldsOfInterest } from "#database/schema/lists.ts";
import { mostColumns, mostRows } from "./rules.ts";
import { usualExams } from "./words.ts";

export const listProblems = {
  country: "Choose the country of your school.",
  empty: "Paste a class list, or choose a file.",
  tooLarge: "The list is longer than 20 KB. Send it in two parts, with only the columns that we read.",
  isCut: "What you see here is its beginning.",
  unclosedQuote: (line: number) => `A quotation mark that begins in line ${line} is never closed.`,
  noHeader: "The first line has to name the columns. Call one of them grade, and one field.",
  onlyHeader: "There are no students below the first line.",
  tooManyRows: `These are more than ${mostRows} students. Send at most ${mostRows} at once: class by class is best.`,
  tooManyColumns: `There are more than ${mostColumns} columns. Send only the columns that we read.`,
};

export const problemWords = {
  nothing: "Give a grade or a field.",
  tooLong: "One of the cells is too long to be read.",
  exam: (written: string) => `We do not know the exam “${written}”. Write one of ${usualExams.join(", ")}.`,
  field: (written: string) =>
    `We do not know the field “${written}”. Write one of ${fieldsOfInterest.join(", ")}.`,
  country: (written: string) =>
    `We do not know the country “${written}”. Write an African country's English name.`,
  level: (written: string) => `We do not know the level “${written}”. Write diploma, degree, masters or PhD.`,
  sex: (written: string) => `We cannot read “${written}”. Write f or m, or leave it out.`,
};
