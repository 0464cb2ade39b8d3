import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "./formula-guard.ts";

/** A byte order mark: without it Excel decodes UTF-8 in the computer's regional encoding. */
export const byteOrderMark = "\uFEFF";

/** Records in the format of RFC 4180, each with its line break. No cell can act as a formula. */
export const csvRecords = (records: readonly (readonly (string | null)[])[]): string =>
  stringify(
    records.map((cells) => cells.map((cell) => escapeFormula(cell ?? ""))),
    { record_delimiter: "\r\n", quoted_match: /[\r\n]/ },
  );
