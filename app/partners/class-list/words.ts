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
    "Paste a class list with grades and fields. For each student, we show how many scholarships, colleges and internships fit, and the best five.",
  description:
    "For counsellors: paste a class list with grades and fields, and see which scholarships, colleges and internships fit each student. We store nothing.",
  privacy: "Leave out names: we don't need them. We don't store your list.",
  country: "Country of your school",
  chooseCountry: "Choose a country",
  list: "Class list",
  listHint: `One line per student, up to ${mostRows}. You can add a first line with column names: grade and field, and if you like county, country, level, sex, exam or subjects. If you don't, we work them out. Use commas or semicolons.`,
  file: "Or a CSV file",
  fileHint: "Up to 20 KB. If you add both, we use the file.",
  example: "An example",
  exampleText:
    "grade,field,county,level,sex\nC+,Nursing,Kisumu,diploma,f\nA-,Computer Science,Nairobi,degree,m",
  exams: `We assume the grades are from your country's exam. If they aren't, add a column called exam: ${usualExams.join(", ")}. Put grades by subject in one cell: English B3, Maths C4, Biology B2 …`,
  subjects:
    "For the best five courses of each student, add a column called subjects: Eng B+ Kis B Mat C+ Bio B … Cut-offs change every year, so none of them is a promise.",
  courses: "Courses by subject grades",
  assumptions:
    "We assume that students have their results, are citizens of the country and live there. If the list doesn't say, we assume they want a diploma or a degree.",
  show: "Show what fits",
  showing: "Reading...",
  download: "Download as CSV",
  problems: "We couldn't read the list",
  results: "What fits each student",
  row: (line: number) => `Line ${line}`,
  todo: "What to do, and by when",
  todoHint: "Each line is one student. The numbers are the lines of your list.",
  lines: (count: number) => (count === 1 ? "1 student" : `${count} students`),
  actions: {
    openNow: "Apply now",
    opensLater: "Get ready: check when it opens",
    oneMissing: "Ask the student one question",
    checkWithThem: "Ask the provider first",
  },
  fits: (all: number) => `${all} may fit`,
  counts: ({ openNow, opensLater, oneMissing, checkWithThem }: OpenMatches["counts"]) =>
    `${openNow} open now, ${opensLater} later, ${oneMissing + checkWithThem} to check first`,
  nothing: "We list nothing that fits this student. Try another field or level.",
  notRead: "Not read",
  summary: (read: number, bad: number) =>
    `${read === 1 ? "1 row" : `${read} rows`} read${bad === 0 ? "." : `, ${bad} with something to fix.`}`,
  print: "You can print this page. The form isn't printed.",
  more: "With a free profile, each student sees everything that fits, with reasons and deadlines.",
  back: "For schools",
  failed: "We couldn't read the list",
  backToList: "Go back. Your list is still there.",
};

export const csvColumns = {
  row: "Line",
  written: "As written",
  fits: "Fit",
  openNow: "Open now",
  opensLater: "Open later",
  toFindOut: "To check first",
  problem: "To fix",
  title: (place: number) => `${place}. Title`,
  verdict: (place: number) => `${place}. Verdict`,
  page: (place: number) => `${place}. Page`,
  course: (place: number) => `Course ${place}`,
  standing: (place: number) => `Course ${place}: standing`,
  coursePage: (place: number) => `Course ${place}: page`,
};
