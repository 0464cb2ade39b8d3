import type { catalogueKinds } from "#database/schema/lists.ts";

export type CatalogueKind = (typeof catalogueKinds)[number];

/** One field of a record: forms, validation, spreadsheet headers and the history are all derived from it. */
export interface CatalogueField {
  /** Column name. */
  name: string;
  /** Form label and spreadsheet header. */
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
    /** Yes, no or unknown. */
    | "answer"
    /** Several of a closed list. */
    | "choices"
    /** A small table: one line per row, cells separated by "|". */
    | "rows";
  required?: boolean;
  maxLength?: number;
  choices?: readonly string[];
  /**
   * For a line: the closed list that the form offers. Spreadsheets and the scraper may bring other values.
   */
  pick?: readonly string[];
  /** Several entries of `pick` may be chosen; they are stored as one comma-separated text. */
  isSeveral?: boolean;
  /** Labels of `choices`. */
  names?: Readonly<Record<string, string>>;
  /** The value stored for an empty field: null, or "" if the column is not nullable. */
  empty?: null | "";
  hint?: string;
  /** A sample line for the hint. */
  example?: string;
  /** The form's fold; the specification's own fields have none. */
  group?: string;
  /** The columns of a table. */
  cells?: readonly CatalogueCell[];
  min?: number;
  max?: number;
  isWhole?: boolean;
  pattern?: "currency";
  /** Entries may contain commas, so several go on separate lines. */
  hasCommas?: boolean;
  /** The type of list entries that are not texts. */
  entryType?: "month";
  /** Further spreadsheet headers. */
  alsoCalled?: readonly string[];
}

export interface CatalogueCell {
  name: string;
  label: string;
  is?: "number" | "date" | "address" | "currency" | "requirements";
  choices?: readonly string[];
  names?: Readonly<Record<string, string>>;
  required?: boolean;
}

export interface RecordType {
  kind: CatalogueKind;
  /** URL segment: /admin/catalogue/test-prep. */
  slug: string;
  singular: string;
  plural: string;
  fields: readonly CatalogueField[];
  /** The column that names a record in lists, and the columns shown beside it. */
  titleColumn: string;
  summaryColumns: readonly string[];
  providerColumn?: string;
  urlColumn?: string;
  /** The column with the last day on which the record matters. */
  lastDayColumn?: string;
  /** URL of the public page without the id. */
  publicPath?: string;
  canImport: boolean;
}

const lineLength = 200;
const addressLength = 2_000;
const textLength = 20_000;

type FieldOptions = Partial<Omit<CatalogueField, "name" | "label" | "input">>;

export const line = (name: string, label: string, more: FieldOptions = {}): CatalogueField => ({
  name,
  label,
  input: "line",
  maxLength: lineLength,
  empty: "",
  ...more,
});
export const text = (name: string, label: string, more: FieldOptions = {}): CatalogueField => ({
  ...line(name, label, { maxLength: textLength, ...more }),
  input: "text",
});
export const address = (name: string, label: string, more: FieldOptions = {}): CatalogueField => ({
  ...line(name, label, { maxLength: addressLength, ...more }),
  input: "address",
});
export const date = (name: string, label: string, more: FieldOptions = {}): CatalogueField => ({
  name,
  label,
  input: "date",
  empty: null,
  ...more,
});
export const tick = (name: string, label: string, more: FieldOptions = {}): CatalogueField => ({
  name,
  label,
  input: "tick",
  ...more,
});
export const list = (name: string, label: string, more: FieldOptions = {}): CatalogueField => ({
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
  more: FieldOptions = {},
): CatalogueField => ({ name, label, input: "choice", choices, empty: null, ...more });
export const usualDay = (name: string, label: string, more: FieldOptions = {}): CatalogueField => ({
  name,
  label,
  input: "usual",
  maxLength: 40,
  empty: null,
  hint: "A month, or a day in it: August, or 15 August.",
  ...more,
});
export const number = (name: string, label: string, more: FieldOptions = {}): CatalogueField => ({
  name,
  label,
  input: "number",
  maxLength: 40,
  min: 0,
  empty: null,
  ...more,
});
export const yesNo = (name: string, label: string, more: FieldOptions = {}): CatalogueField => ({
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
  more: FieldOptions = {},
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
  more: FieldOptions = {},
): CatalogueField => ({
  name,
  label,
  input: "rows",
  cells,
  maxLength: 20_000,
  hint: `A line each, with | between: ${cells.map((cell) => cell.label).join(" | ")}.`,
  ...more,
});
