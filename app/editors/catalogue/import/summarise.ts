import type { RowDuplicate } from "./find-duplicate-rows.server.ts";
import type { ImportPreview } from "./stage-import.server.ts";

/** One row of the preview. */
export interface PreviewRow {
  line: number;
  title: string;
  problems: string[];
  known: RowDuplicate | null;
}

export interface PreviewSummary {
  unknownColumns: string[];
  good: number;
  duplicates: number;
  refused: number;
  rows: PreviewRow[];
  /** Rows beyond the limit. */
  unlisted: number;
}

const maxListed = 300;

/** Counts all rows, and lists those with errors first, then duplicates. */
export function summarise({ unknownColumns, rows }: ImportPreview): PreviewSummary {
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
    rows: [...refused, ...duplicates, ...good].slice(0, maxListed),
    unlisted: Math.max(0, rows.length - maxListed),
  };
}
