import { takeGuardOff } from "#app/shared/csv/formula-guard.ts";
import { parseCsv } from "#app/shared/csv/parse-csv.ts";
import { readApart } from "#app/shared/untrusted/run-in-worker.server.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind, Noun } from "../fields/catalogue-field.ts";
import { readRecord } from "../fields/parse-record.server.ts";
import { nouns } from "../fields/record-types.ts";
import { mapHeader } from "./map-header.ts";
import { importProblems as says } from "./words.ts";

export interface SheetRow {
  line: number;
  /** What the file says about the record: only the columns it has. */
  values: RecordValues;
  /** Complete values; null where something is wrong. */
  record: RecordValues | null;
  title: string;
  problems: string[];
}

type Sheet = { ok: true; rows: SheetRow[]; unknownColumns: string[] } | { ok: false; problem: string };

const mostRows = 5_000;
const mostColumns = 200;

/** Parses a spreadsheet in a worker thread, so that a large one keeps nobody waiting. */
export async function readSpreadsheet(kind: CatalogueKind, content: string): Promise<Sheet> {
  const parsed = await readApart<typeof parseSpreadsheet>(
    "#app/editors/catalogue/import/read-spreadsheet.server.ts",
    "parseSpreadsheet",
    kind,
    content,
  );
  return parsed.ok ? parsed.result : { ok: false, problem: says.tooMuch };
}

/** A row with a problem does not spoil the others. */
export function parseSpreadsheet(kind: CatalogueKind, content: string): Sheet {
  const noun = nouns[kind];
  const parsed = parseCsv(content, { rows: mostRows, columns: mostColumns });
  if (!parsed.ok) return { ok: false, problem: problemOf(parsed) };
  const [header, ...rows] = parsed.rows;
  if (!header) return { ok: false, problem: says.empty };
  const { fields, unknown, missing } = mapHeader(noun, header.cells);
  if (missing.length > 0) return { ok: false, problem: says.missingColumns(missing) };
  if (rows.length === 0) return { ok: false, problem: says.onlyHeader };
  return {
    ok: true,
    unknownColumns: unknown,
    rows: rows.map(({ line, cells }) => readRow(noun, fields, line, cells)),
  };
}

function problemOf(refusal: Extract<ReturnType<typeof parseCsv>, { ok: false }>): string {
  if (refusal.reason === "unclosed quote") return says.unclosedQuote(refusal.line);
  return refusal.reason === "too many rows"
    ? says.tooManyRows(mostRows.toLocaleString("en"))
    : says.tooManyColumns(mostColumns);
}

function readRow(noun: Noun, fields: (string | null)[], line: number, cells: string[]): SheetRow {
  const texts: Record<string, string> = {};
  for (const [place, name] of fields.entries()) if (name) texts[name] = takeGuardOff(cells[place] ?? "");
  const reading = readRecord(noun, texts);
  const values = Object.fromEntries(Object.entries(reading.values).filter(([name]) => name in texts));
  const problems = reading.ok ? [] : Object.values(reading.problems);
  if (cells.slice(fields.length).some((cell) => cell !== "")) problems.push(says.tooManyCells);
  return {
    line,
    values,
    record: problems.length === 0 ? reading.values : null,
    title: texts[noun.title]?.trim() ?? "",
    problems,
  };
}
