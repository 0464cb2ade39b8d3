import type { servedCountries } from "#database/schema/lists.ts";
import type { inputHints, inputNames, tooHighWords } from "./system-words.ts";

/** An exam or a scale: what its certificates contain, and how they convert to a GPA out of four. */
export interface GradeSystem {
  /** The countries that issue it. Empty: any. */
  countries: readonly (typeof servedCountries)[number][];
  level: "school" | "vocational" | "degree";
  /** The last year whose grades the table knows. */
  countsUntil?: number;
  inputs: readonly GradeInput[];
  /** Grades by subject, if the certificate has them. */
  subjects: SubjectsInput | null;
  table: ConversionTable;
  /** How reliable the conversion is: a scale that ends at 4 anyway, a converted class or number, a school exam. */
  trust: "as it is" | "about" | "estimate";
  /** Best first. The printed class overrides the number. */
  classes?: readonly DegreeClass[];
  /** Entries with their own total ("68%", "412/600"), converted to what the inputs expect. */
  spellOut?: (entries: ParsedResult["entries"]) => ParsedResult["entries"];
  /** A contradiction between two entries, and the input to show it at. */
  contradiction?: (reading: ParsedResult) => { input: string; problem: string } | null;
  sources: readonly SystemSource[];
}

export interface NumberInput {
  kind: "number";
  name: string;
  label: keyof typeof inputNames;
  min: number;
  max: number;
  decimals: 0 | 2 | 3;
  hint?: keyof typeof inputHints;
  /** What to ask if the number is too high: "Is it out of 7?" */
  tooHigh?: keyof typeof tooHighWords;
}

export interface ChoiceInput {
  kind: "choice";
  name: string;
  label: keyof typeof inputNames;
  values: readonly string[];
  hint?: keyof typeof inputHints;
  /** Other spellings on certificates, in lower case. */
  alsoWritten?: Readonly<Record<string, string>>;
  /** Marks in place of a grade that don't count as grades. */
  noGrades?: readonly string[];
}

export type GradeInput = NumberInput | ChoiceInput;

export interface SubjectsInput {
  grades: readonly string[];
  /** A result needs at least this many subjects. */
  least: number;
  most: number;
  /** The subjects on nearly every certificate, offered first. */
  usual: readonly string[];
  hint?: keyof typeof inputHints;
  alsoWritten?: Readonly<Record<string, string>>;
  noGrades?: readonly string[];
}

/** Parsed entries and subjects: grades from the list, numbers with a decimal point. */
export interface ParsedResult {
  entries: Readonly<Record<string, string>>;
  subjects: Readonly<Record<string, string>>;
}

type ScalePoint = readonly [given: number, gpa: number];

export type ConversionTable =
  | { kind: "none" }
  | { kind: "as it is"; of: (reading: ParsedResult) => number | null }
  /** Linear interpolation between the points. */
  | { kind: "lines"; of: (reading: ParsedResult) => number | null; points: readonly ScalePoint[] }
  /** The highest step that the number reaches. */
  | { kind: "steps"; of: (reading: ParsedResult) => number | null; steps: readonly ScalePoint[] }
  | { kind: "letter"; of: (reading: ParsedResult) => string | null; worth: Readonly<Record<string, number>> }
  /** The mean of the best subjects. */
  | { kind: "best"; best: number; least: number; worth: Readonly<Record<string, number>> };

export interface DegreeClass {
  name: string;
  /** The GPA of the classes that awards name. */
  counts: number;
  /** The lowest number of the class. */
  from: number;
}

interface SystemSource {
  url: string;
  read: string;
}

/** The classes that awards name, with their value. */
export const classWorth = { first: 3.5, upper: 3, lower: 2, third: 1, pass: 0.5 };

export const numberIn =
  (name: string) =>
  ({ entries }: ParsedResult): number | null =>
    entries[name] === undefined ? null : Number(entries[name]);

export const choiceIn =
  (name: string) =>
  ({ entries }: ParsedResult): string | null =>
    entries[name] ?? null;

export const classInput = (classes: readonly DegreeClass[]): ChoiceInput => ({
  kind: "choice",
  name: "class",
  label: "printedClass",
  values: classes.map(({ name }) => name),
});
