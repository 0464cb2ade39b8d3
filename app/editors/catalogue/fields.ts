import type { catalogueKinds } from "#database/schema/lists.ts";

export type CatalogueKind = (typeof catalogueKinds)[number];

/** One field of a record, said once: the form, the checks, the spreadsheet's headers and the history all read it here. */
export interface CatalogueField {
  /** The column's name in the database. */
  name: string;
  /** What editors call it; also the header in a spreadsheet. */
  label: string;
  input: "line" | "text" | "date" | "address" | "choice" | "tick" | "list" | "college";
  required?: boolean;
  maxLength?: number;
  choices?: readonly string[];
  /** What people read instead of a choice's own name. */
  names?: Readonly<Record<string, string>>;
  /** What nothing typed is kept as: null, or an empty text where the column always holds one. */
  empty?: null | "";
  hint?: string;
  /** Other headers that mean this field. */
  alsoCalled?: readonly string[];
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
