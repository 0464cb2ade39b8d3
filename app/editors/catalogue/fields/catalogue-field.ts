import type { catalogueKinds } from "#database/schema/lists.ts";

export type CatalogueKind = (typeof catalogueKinds)[number];

/** One field of a record, said once: the form, the checks, the spreadsheet's headers and the history all read it here. */
export interface CatalogueField {
  /** The column's name in the database. */
  name: string;
  /** What editors call it; also the header in a spreadsheet. */
  label: string;
  input:
    | "line"
    | "text"
    | "date"
    | "address"
    | "choice"
    | "tick"
    | "list"
    | "college"
    /** A month, with or without a day. */
    | "usual"
    | "number"
    /** Yes, no, or nobody knows. */
    | "answer"
    /** Some of a closed list. */
    | "choices"
    /** A small table: a line a row, with | between its cells. */
    | "rows";
  required?: boolean;
  maxLength?: number;
  choices?: readonly string[];
  /** Of a line: the closed list that the form offers. Spreadsheets and the scraper may bring other words. */
  pick?: readonly string[];
  /** Several of that list may be chosen, and stand in one text with commas between them. */
  isSeveral?: boolean;
  /** What people read instead of a choice's own name. */
  names?: Readonly<Record<string, string>>;
  /** What nothing typed is kept as: null, or an empty text where the column always holds one. */
  empty?: null | "";
  hint?: string;
  /** A line as it may be typed. */
  example?: string;
  /** The heading under which the form shows it; the specification's own fields have none. */
  group?: string;
  /** The cells of a row, in their order. */
  cells?: readonly CatalogueCell[];
  least?: number;
  most?: number;
  isWhole?: boolean;
  pattern?: "currency";
  /** The entries of the list may hold commas, so that several stand on lines of their own. */
  hasCommas?: boolean;
  /** What the entries of a list are, where they are no texts. */
  is?: "month";
  /** Other headers that mean this field. */
  alsoCalled?: readonly string[];
}

export interface CatalogueCell {
  name: string;
  label: string;
  is?: "number" | "date" | "address" | "currency";
  choices?: readonly string[];
  names?: Readonly<Record<string, string>>;
  required?: boolean;
}

export interface Noun {
  kind: CatalogueKind;
  /** Its part of the address: /admin/catalogue/test-prep. */
  slug: string;
  one: string;
  many: string;
  fields: readonly CatalogueField[];
  /** The column a list shows, and those beside it. */
  title: string;
  beside: readonly string[];
  provider?: string;
  address?: string;
  /** The last day it matters. */
  lastDay?: string;
  /** The public address of a record, without its id. */
  page?: string;
  /** Spreadsheets of it can be imported. */
  canImport: boolean;
}

const lineLength = 200;
const addressLength = 2_000;
const textLength = 20_000;

type More = Partial<Omit<CatalogueField, "name" | "label" | "input">>;

export const line = (name: string, label: string, more: More = {}): CatalogueField => ({
  name,
  label,
  input: "line",
  maxLength: lineLength,
  empty: "",
  ...more,
});
export const text = (name: string, label: string, more: More = {}): CatalogueField => ({
  ...line(name, label, { maxLength: textLength, ...more }),
  input: "text",
});
export const address = (name: string, label: string, more: More = {}): CatalogueField => ({
  ...line(name, label, { maxLength: addressLength, ...more }),
  input: "address",
});
export const date = (name: string, label: string, more: More = {}): CatalogueField => ({
  name,
  label,
  input: "date",
  empty: null,
  ...more,
});
export const tick = (name: string, label: string, more: More = {}): CatalogueField => ({
  name,
  label,
  input: "tick",
  ...more,
});
export const list = (name: string, label: string, more: More = {}): CatalogueField => ({
  name,
  label,
  input: "list",
  maxLength: 5_000,
  ...more,
});
export const choice = (
  name: string,
  label: string,
  choices: readonly string[],
  more: More = {},
): CatalogueField => ({ name, label, input: "choice", choices, empty: null, ...more });
export const usual = (name: string, label: string, more: More = {}): CatalogueField => ({
  name,
  label,
  input: "usual",
  maxLength: 40,
  empty: null,
  hint: "A month, or a day in it: August, or 15 August.",
  ...more,
});
export const number = (name: string, label: string, more: More = {}): CatalogueField => ({
  name,
  label,
  input: "number",
  maxLength: 40,
  least: 0,
  empty: null,
  ...more,
});
export const answer = (name: string, label: string, more: More = {}): CatalogueField => ({
  name,
  label,
  input: "answer",
  choices: ["yes", "no"],
  names: { yes: "Yes", no: "No" },
  empty: null,
  ...more,
});
export const choices = (
  name: string,
  label: string,
  all: readonly string[],
  more: More = {},
): CatalogueField => ({
  name,
  label,
  input: "choices",
  choices: all,
  maxLength: 2_000,
  empty: null,
  hint: `One on each line: ${all.join(", ")}.`,
  ...more,
});
export const rows = (
  name: string,
  label: string,
  cells: readonly CatalogueCell[],
  more: More = {},
): CatalogueField => ({
  name,
  label,
  input: "rows",
  cells,
  maxLength: 20_000,
  hint: `A line each, with | between: ${cells.map((cell) => cell.label).join(" | ")}.`,
  ...more,
});
