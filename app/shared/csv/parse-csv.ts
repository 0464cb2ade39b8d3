import { CsvError, parse } from "csv-parse/sync";

interface CsvRow {
  /** The line on which the row starts, counted from 1. */
  line: number;
  cells: string[];
}

/** At most this many rows, the header not counted, with at most this many columns. */
interface CsvLimits {
  rows: number;
  columns: number;
}

type ParsedCsv =
  | { ok: true; rows: CsvRow[] }
  | { ok: false; reason: "too many columns" | "too many rows" }
  | { ok: false; reason: "unclosed quote"; line: number };

class BeyondLimit extends Error {
  readonly reason: "too many columns" | "too many rows";
  constructor(reason: BeyondLimit["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Parses CSV with commas, semicolons or tabs, any line ending and an optional byte order mark. Rows without text are
 * left out. Parsing stops when a text exceeds the limits.
 */
export function parseCsv(text: string, limits: CsvLimits): ParsedCsv {
  const { delimiter, columns } = detectDelimiter(text);
  if (columns > limits.columns) return { ok: false, reason: "too many columns" };
  const rows: CsvRow[] = [];
  let lastLine = 0;
  try {
    parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      on_record(cells, { lines }) {
        if (cells.length > limits.columns) throw new BeyondLimit("too many columns");
        if (rows.length > limits.rows) throw new BeyondLimit("too many rows");
        rows.push({ line: lines - countLineBreaks(cells), cells });
        lastLine = lines;
        return null;
      },
    });
    return { ok: true, rows };
  } catch (problem) {
    if (problem instanceof BeyondLimit) return { ok: false, reason: problem.reason };
    if (problem instanceof CsvError && problem.code === "CSV_QUOTE_NOT_CLOSED")
      return { ok: false, reason: "unclosed quote", line: lastLine + 1 };
    throw problem;
  }
}

const countLineBreaks = (cells: string[]) =>
  cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/**
 * Spreadsheets write the delimiter of their country. Counts occurrences outside quotes, up to the end of the first line
 * with text.
 */
function detectDelimiter(text: string): { delimiter: string; columns: number } {
  const counts: Record<string, number> = { ",": 0, ";": 0, "\t": 0 };
  let isQuoted = false;
  let hasText = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === "\n" || sign === "\r") {
      if (hasText) break;
    } else if (sign in counts) counts[sign] = (counts[sign] ?? 0) + 1;
    hasText ||= sign.trim() !== "";
  }
  const [[delimiter, separators] = [",", 0]] = Object.entries(counts).toSorted(
    ([, one], [, other]) => other - one,
  );
  return { delimiter, columns: separators + 1 };
}
