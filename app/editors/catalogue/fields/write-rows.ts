import type { ProgrammeRequirement } from "#database/schema/facts.ts";
import type { CatalogueCell, CatalogueField } from "./catalogue-field.ts";
import { formatRequirements } from "./requirements.ts";

/** Formats a table as editors type it: one line per row, cells separated by "|". */
export const formatTable = ({ cells = [] }: CatalogueField, value: unknown): string =>
  (Array.isArray(value) ? (value as Record<string, unknown>[]) : [])
    .map((row) => {
      const written = cells.map((cell) => formatCell(cell, row[cell.name]).replaceAll("|", "/"));
      const last = written.findLastIndex((cell) => cell.trim() !== "");
      return written.slice(0, last + 1).join(" | ");
    })
    .join("\n");

const formatCell = ({ is }: CatalogueCell, value: unknown): string =>
  is === "requirements" && Array.isArray(value)
    ? formatRequirements(value as ProgrammeRequirement[])
    : String(value ?? "");
