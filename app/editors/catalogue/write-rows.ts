import type { CatalogueField } from "./fields.ts";

/** A small table as an editor reads and types it: a line a row, with | between its cells. */
export const writeRows = ({ cells = [] }: CatalogueField, value: unknown): string =>
  (Array.isArray(value) ? (value as Record<string, unknown>[]) : [])
    .map((row) =>
      cells
        .map(({ name }) => String(row[name] ?? "").replaceAll("|", "/"))
        .join(" | ")
        .replace(/[\s|]+$/, ""),
    )
    .join("\n");
