import type { servedCountries } from "#database/schema/lists.ts";

/** An exam or a scale: what its certificates say, and what that counts as out of four. */
export interface GradeSystem {
  label: string;
  /** Where its certificates come from. Empty: from anywhere. */
  countries: readonly (typeof servedCountries)[number][];
  level: "school" | "vocational" | "degree";
  /** The last year whose grades the table knows. */
  countsUntil?: number;
  inputs: readonly Input[];
  /** Grades by subject, where the certificate has them. */
  subjects: SubjectsInput | null;
  table: Table;
  /** How far the table can be trusted: a scale that ends at 4 anyway, a class or a number read across, a school exam. */
  trust: "as it is" | "about" | "estimate";
  /** From the best down. The class that is printed wins over the number. */
  classes?: readonly DegreeClass[];
  /** Entries that say out of how much ("68%", "412/600"), as the inputs ask for it. */
  spellOut?: (entries: ParsedResult["entries"]) => ParsedResult["entries"];
  /** What two entries say against each other, and at which of them to say so. */
  contradiction?: (reading: ParsedResult) => { input: string; problem: string } | null;
  sources: readonly Source[];
}

export interface NumberInput {
  kind: "number";
  name: string;
  label: string;
  min: number;
  max: number;
  decimals: 0 | 2 | 3;
  hint?: string;
  /** What to ask when the number is too high: "Is it out of 7?" */
  tooHigh?: string;
}

export interface ChoiceInput {
  kind: "choice";
  name: string;
  label: string;
  values: readonly string[];
  hint?: string;
  /** What else certificates write, in small letters. */
  alsoWritten?: Readonly<Record<string, string>>;
  /** Signs that stand where a grade would, and are none. */
  noGrades?: readonly string[];
}

export type Input = NumberInput | ChoiceInput;

export interface SubjectsInput {
  grades: readonly string[];
  /** Fewer than these say nothing yet. */
  least: number;
  most: number;
  /** The subjects that stand on nearly every certificate, offered first. */
  usual: readonly string[];
  hint?: string;
  alsoWritten?: Readonly<Record<string, string>>;
  noGrades?: readonly string[];
}

/** Entries and subjects as they were understood: grades of the list, numbers with a point. */
export interface ParsedResult {
  entries: Readonly<Record<string, string>>;
  subjects: Readonly<Record<string, string>>;
}

type Point = readonly [given: number, gpa: number];

export type Table =
  | { kind: "none" }
  | { kind: "as it is"; of: (reading: ParsedResult) => number | null }
  /** Straight lines between the points. */
  | { kind: "lines"; of: (reading: ParsedResult) => number | null; points: readonly Point[] }
  /** The highest step that is reached. */
  | { kind: "steps"; of: (reading: ParsedResult) => number | null; steps: readonly Point[] }
  | { kind: "letter"; of: (reading: ParsedResult) => string | null; worth: Readonly<Record<string, number>> }
  /** The mean of the best subjects. */
  | { kind: "best"; best: number; least: number; worth: Readonly<Record<string, number>> };

export interface DegreeClass {
  name: string;
  /** The class that awards name, as a GPA. */
  counts: number;
  /** The lowest number of the class. */
  from: number;
}

interface Source {
  url: string;
  read: string;
}

/** The classes that awards name, and what they count as. */
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
  label: "Class, if it is printed",
  values: classes.map(({ name }) => name),
});
