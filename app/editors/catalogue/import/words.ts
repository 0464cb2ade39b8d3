import type { RecordType } from "../fields/catalogue-field.ts";
import { countOf } from "../words.ts";

export const importProblems = {
  nothingSent: "Choose a file, or paste the rows.",
  notAKind: "Choose what the rows are.",
  unclosedQuote: (line: number) => `A quotation mark opened on line ${line} is never closed.`,
  empty: "This file is empty.",
  onlyHeader: "There are no rows below the header.",
  missingColumns: (labels: string[]) =>
    `These columns are missing: ${labels.join(", ")}. The first line must have the column names.`,
  tooManyRows: (most: string) => `There are more than ${most} rows; import at most ${most} at a time.`,
  tooManyColumns: (most: number) => `There are more than ${most} columns; import at most ${most}.`,
  tooMuch: "This file takes too long to read. Split it into several files.",
  tooManyCells: "This row has more cells than the header.",
};

export const importWords = {
  imported: (recordType: RecordType, added: number, changed: number) => ({
    title: `Imported ${countOf(added, recordType)}.`,
    detail:
      changed === 0
        ? "You can undo it on this page."
        : `${countOf(changed, recordType)} updated. You can undo it on this page.`,
  }),
  undone: (deleted: number, restored: number, kept: number) => ({
    title: "Import undone.",
    detail: `${deleted} deleted, ${restored} restored${kept > 0 ? `, ${kept} kept because they were edited since` : ""}.`,
  }),
  already: { title: "Nothing to do", detail: "Someone already imported or undid this." },
};

export const stateNames = {
  staged: "Not imported yet",
  imported: "Imported",
  undone: "Undone",
};

export const startWithAnExport = "Download the current records with all their facts, and edit that file";
