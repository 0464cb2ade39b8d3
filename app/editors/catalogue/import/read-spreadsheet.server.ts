import { unescapeFormula } from "#app/shared/csv/formula-guard.ts";
import { parseCsv } from "#app/shared/csv/parse-csv.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind, RecordType } from "../fields/catalogue-field.ts";
import { parseRecord } from "../fields/parse-record.server.ts";
import { recordTypes } from "../fields/record-types.ts";
import { mapHeader } from "./map-header.ts";
import { importProblems as says } from "./words.ts";

export interface SheetRow {
  line: number;
  /** Only the columns that the file has. */
  values: RecordValues;
  /** All columns; null if the row has errors. */
  record: RecordValues | null;
  title: string;
  problems: string[];
}

type ParsedSheet = { ok: true; rows: SheetRow[]; unknownColumns: string[] } | { ok: false; problem: string };

const maxRows = 5_000;
const maxColumns = 200;

/** Parses a spreadsheet in a worker thread, so that a large one does not block other requests. */
export async function readSpreadsheet(kind: CatalogueKind, content: string): Promise<ParsedSheet> {
  const parsed = await runInThread<typeof parseSpreadsheet>(
    "#app/editors/catalogue/import/read-spreadsheet.server.ts",
    "parseSpreadsheet",
    kind,
    content,
  );
  return parsed.ok ? parsed.result : { ok: false, problem: says.tooMuch };
}

/** A row with errors does not affect the others. */
export function parseSpreadsheet(kind: CatalogueKind, content: string): ParsedSheet {
  const recordType = recordTypes[kind];
  const parsed = parseCsv(content, { rows: maxRows, columns: maxColumns });
  if (!parsed.ok) return { ok: false, problem: problemOf(parsed) };
  const [header, ...rows] = parsed.rows;
  if (!header) return { ok: false, problem: says.empty };
  const { fields, unknown, missing } = mapHeader(recordType, header.cells);
  if (missing.length > 0) return { ok: false, problem: says.missingColumns(missing) };
  if (rows.length === 0) return { ok: false, problem: says.onlyHeader };
  return {
    ok: true,
    unknownColumns: unknown,
    rows: rows.map(({ line, cells }) => parseRow(recordType, fields, line, cells)),
  };
}

function problemOf(refusal: Extract<ReturnType<typeof parseCsv>, { ok: false }>): string {
  if (refusal.reason === "unclosed quote") return says.unclosedQuote(refusal.line);
  return refusal.reason === "too many rows"
    ? says.tooManyRows(maxRows.toLocaleString("en"))
    : says.tooManyColumns(maxColumns);
}

function parseRow(
  recordType: RecordType,
  fields: (string | null)[],
  line: number,
  cells: string[],
): SheetRow {
  const texts: Record<string, string> = {};
  for (const [place, name] of fields.entries()) if (name) texts[name] = unescapeFormula(cells[place] ?? "");
  const reading = parseRecord(recordType, texts);
  const values = Object.fromEntries(Object.entries(reading.values).filter(([name]) => name in texts));
  const problems = reading.ok ? [] : Object.values(reading.problems);
  if (cells.slice(fields.length).some((cell) => cell !== "")) problems.push(says.tooManyCells);
  return {
    line,
    values,
    record: problems.length === 0 ? reading.values : null,
    title: texts[recordType.titleColumn]?.trim() ?? "",
    problems,
  };
}
