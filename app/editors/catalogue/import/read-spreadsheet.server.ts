import { oneByOne } from "#app/common/frame/turns.server.ts";
import { takeGuardOff } from "#app/common/spreadsheet/formula-guard.ts";
import { readCsv } from "#app/common/spreadsheet/read-csv.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { Noun } from "../fields.ts";
import { readRecord } from "../read-record.server.ts";
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

/** Reads a spreadsheet of one noun, row by row. A row with a problem does not spoil the others. */
export async function readSpreadsheet(noun: Noun, content: string): Promise<Sheet> {
  const reading = readCsv(content);
  if (!reading.ok) return { ok: false, problem: says.unclosedQuote(reading.line) };
  const [header, ...rows] = reading.rows;
  if (!header) return { ok: false, problem: says.empty };
  const { fields, unknown, missing } = mapHeader(noun, header.cells);
  if (missing.length > 0) return { ok: false, problem: says.missingColumns(missing) };
  if (rows.length === 0) return { ok: false, problem: says.onlyHeader };
  if (rows.length > mostRows) return { ok: false, problem: says.tooManyRows(rows.length, mostRows) };
  return {
    ok: true,
    unknownColumns: unknown,
    rows: await oneByOne(rows, ({ line, cells }) => readRow(noun, fields, line, cells)),
  };
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
