import type { OpenMatches } from "#app/catalogue/matching/match-listings.ts";
import { mostRows } from "./rules.ts";

/** The exams that a class list is likely to name. */
export const usualExams = [
  "KCSE",
  "WASSCE",
  "NECO",
  "UTME",
  "UCE",
  "UACE",
  "EHEECE",
  "A level",
  "IGCSE",
  "IB",
];

export const classWords = {
  title: "What fits your class?",
  intro:
    "Paste a class list with grades and fields. For each row we say how many scholarships, colleges and internships fit, and name the five that fit best.",
  description:
    "For counsellors: paste a class list of grades and fields, and see for each student which scholarships, colleges and internships fit. Nothing is stored.",
  privacy:
    "Leave names out: we do not need them. We read the list, answer, and forget it. It is not stored anywhere.",
  country: "Country of your school",
  chooseCountry: "Choose a country",
  list: "Class list",
  listHint: `A line for each student, up to ${mostRows}. The first line names the columns: grade and field, and if you like county, country, level, sex and exam. Separate them with commas or semicolons.`,
  file: "Or a CSV file",
  fileHint: "Up to 20 KB. A file counts before what is pasted.",
  example: "An example",
  exampleText:
    "grade,field,county,level,sex\nC+,Nursing,Kisumu,diploma,f\nA-,Computer Science,Nairobi,degree,m",
  exams: `The grade is read by the exam of your country. If it is another, name it in the column exam: ${usualExams.join(", ")}. Grades by subject go into one cell: English B3, Maths C4, Biology B2 …`,
  assumptions:
    "We take it that the students have the result in hand, are citizens of the country and live there, and want a diploma or a degree next where the list says nothing else.",
  show: "Show what fits",
  showing: "Reading...",
  download: "Download as CSV",
  problems: "The list could not be read",
  results: "What fits each student",
  row: (line: number) => `Line ${line}`,
  fits: (all: number) => (all === 1 ? "1 fits" : `${all} fit`),
  counts: ({ openNow, opensLater, oneMissing, checkWithThem }: OpenMatches["counts"]) =>
    `${openNow} open now, ${opensLater} open later, ${oneMissing + checkWithThem} with something to find out`,
  nothing: "Nothing in our catalogue fits this row. Try another field, or another level.",
  notRead: "Not read",
  summary: (read: number, bad: number) =>
    `${read === 1 ? "1 row" : `${read} rows`} read${bad === 0 ? "." : `, ${bad} with something to put right.`}`,
  print: "You can print this page: the form stays out.",
  more: "Every student can see all that fits, with reasons and deadlines, in a free profile.",
  back: "For schools",
  failed: "The list was not read",
  backToList: "Go back: your list is still there.",
};

export const csvColumns = {
  row: "Line",
  written: "As written",
  fits: "Fit",
  openNow: "Open now",
  opensLater: "Open later",
  toFindOut: "Something to find out",
  problem: "To put right",
  title: (place: number) => `${place}. Title`,
  verdict: (place: number) => `${place}. Verdict`,
  page: (place: number) => `${place}. Page`,
};
