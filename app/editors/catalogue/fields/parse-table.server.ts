import type { z } from "zod";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import type { ProgrammeRequirement } from "#database/schema/facts.ts";
import { fieldProblems as says } from "../words.ts";
import type { CatalogueCell, CatalogueField } from "./catalogue-field.ts";
import { parseRequirements } from "./requirements.ts";

type TableCell = string | number | ProgrammeRequirement[];
type TableRow = Record<string, TableCell>;

export const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text);

/** A year, a month or a day. */
const isPageDate = (text: string) => /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(text);

const maxRows = 60;
const maxCellLength = 2_000;

/** Parses a small table, one line per row. Empty cells are omitted. */
export const parseTable =
  ({ label, cells = [] }: CatalogueField) =>
  (text: string, context: z.RefinementCtx): TableRow[] => {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (lines.length > maxRows) refuse(says.tooManyRows(label, maxRows));
    return lines.slice(0, maxRows).map((line, place) => {
      const parts = line.split("|").map((part) => part.trim());
      const row: TableRow = {};
      for (const [at, cell] of cells.entries()) {
        const written = parts[at] ?? "";
        if (written === "" && cell.required) refuse(says.missingCell(label, place + 1, cell.label));
        if (written === "") continue;
        const value = parseCell(cell, written);
        if (value === undefined) refuse(says.badCell(label, place + 1, cell.label));
        else row[cell.name] = value;
      }
      if (parts.length > cells.length) refuse(says.tooManyCells(label, place + 1, cells.length));
      return row;
    });
  };

function parseCell({ is, choices, names = {} }: CatalogueCell, written: string): TableCell | undefined {
  if (written.length > maxCellLength) return undefined;
  if (choices)
    return choices.find((one) => [one, names[one] ?? one].some((name) => plain(name) === plain(written)));
  switch (is) {
    case "number": {
      const figure = written.replaceAll(/[,\s]/g, "");
      return /^\d{1,15}(\.\d{1,8})?$/.test(figure) ? Number(figure) : undefined;
    }
    case "date":
      return isPageDate(written) ? written : undefined;
    case "address":
      return isWebAddress(written) ? written : undefined;
    case "currency":
      return isCurrency(written.toUpperCase()) ? written.toUpperCase() : undefined;
    case "requirements":
      return parseRequirements(written);
    default:
      return written;
  }
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[_\s-]+/g, " ");
