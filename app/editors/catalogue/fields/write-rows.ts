import type { CatalogueField } from "./catalogue-field.ts";

/** Formats a table as editors type it: one line per row, cells separated by "|". */
export const formatTable = ({ cells = [] }: CatalogueField, value: unknown): string =>
  (Array.isArray(value) ? (value as Record<string, unknown>[]) : [])
    .map((row) => {
      const written = cells.map(({ name }) => String(row[name] ?? "").replaceAll("|", "/"));
      const last = written.findLastIndex((cell) => cell.trim() !== "");
      return written.slice(0, last + 1).join(" | ");
    })
    .join("\n");
