import type { KnownRow } from "./find-duplicate-rows.server.ts";
import type { Preview } from "./stage-import.server.ts";

/** One row as the preview page shows it. */
export interface ShownRow {
  line: number;
  title: string;
  problems: string[];
  known: KnownRow | null;
}

export interface PreviewSummary {
  unknownColumns: string[];
  good: number;
  duplicates: number;
  refused: number;
  rows: ShownRow[];
  /** So many more rows are not listed. */
  unlisted: number;
}

const mostListed = 300;

/** Counts all rows, and lists those that need a look before those that do not. */
export function summarise({ unknownColumns, rows }: Preview): PreviewSummary {
  const shown = rows.map(({ line, title, problems, known }) => ({ line, title, problems, known }));
  const refused = shown.filter(({ problems }) => problems.length > 0);
  const sound = shown.filter(({ problems }) => problems.length === 0);
  const duplicates = sound.filter(({ known }) => known !== null);
  const good = sound.filter(({ known }) => known === null);
  return {
    unknownColumns,
    good: good.length,
    duplicates: duplicates.length,
    refused: refused.length,
    rows: [...refused, ...duplicates, ...good].slice(0, mostListed),
    unlisted: Math.max(0, rows.length - mostListed),
  };
}
