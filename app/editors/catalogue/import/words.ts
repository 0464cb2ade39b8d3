import type { RecordType } from "../fields/catalogue-field.ts";
import { countOf } from "../words.ts";

export const importProblems = {
  nothingSent: "Choose a file, or paste the rows.",
  notAKind: "Choose what the rows are.",
  unclosedQuote: (line: number) => `A quote that opens on line ${line} is never closed.`,
  empty: "There is no text in this file.",
  onlyHeader: "There are no rows below the headers.",
  missingColumns: (labels: string[]) =>
    `These columns are missing: ${labels.join(", ")}. The first line must hold the headers.`,
  tooManyRows: (most: string) => `There are more than ${most} rows; import at most ${most} at a time.`,
  tooManyColumns: (most: number) => `There are more than ${most} columns; import at most ${most}.`,
  tooMuch: "This file takes too long to read. Send it in several parts.",
  tooManyCells: "This row has more cells than there are headers.",
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
    title: "The import is undone.",
    detail: `${deleted} deleted, ${restored} put back as before${kept > 0 ? `, ${kept} kept because they were edited since` : ""}.`,
  }),
  already: { title: "Nothing to do", detail: "This import has been dealt with already." },
};

export const stateNames = {
  staged: "Not imported yet",
  imported: "Imported",
  undone: "Undone",
};

export const startWithAnExport = "Download what we have, with all its facts, and change that file";
