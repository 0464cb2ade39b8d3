import type { CatalogueField } from "./catalogue-field.ts";

/** A small table as an editor reads and types it: a line a row, with | between its cells. */
export const writeRows = ({ cells = [] }: CatalogueField, value: unknown): string =>
  (Array.isArray(value) ? (value as Record<string, unknown>[]) : [])
    .map((row) => {
      const written = cells.map(({ name }) => String(row[name] ?? "").replaceAll("|", "/"));
      const last = written.findLastIndex((cell) => cell.trim() !== "");
      return written.slice(0, last + 1).join(" | ");
    })
    .join("\n");
