import { unescapeFormula } from "#app/shared/csv/formula-guard.ts";
import { parseCsv } from "#app/shared/csv/parse-csv.ts";
import { type Column, parseHeader } from "./columns.ts";
import type { SchoolCountry } from "./exams.ts";
import { guessColumns } from "./guess-columns.ts";
import { parseStudent, type Student } from "./parse-student.ts";
import { listProblems, problemWords } from "./problem-words.ts";
import { longestCell, mostBytes, mostColumns, mostRows } from "./rules.ts";

export interface ClassRow {
  /** The line number in the given list. */
  line: number;
  /** The cells, in the order of the columns. Unknown columns are left out. */
  written: string[];
  student: Student | null;
  problems: string[];
}

type ClassReading = { ok: true; rows: ClassRow[] } | { ok: false; problem: string };

/** Parses a class list row by row. A row with a problem does not affect the others. */
export function parseClass(content: string, country: SchoolCountry): ClassReading {
  const refused = (problem: string): ClassReading => ({ ok: false, problem });
  if (content.trim() === "") return refused(listProblems.empty);
  if (Buffer.byteLength(content) > mostBytes) return refused(listProblems.tooLarge);
  const parsed = parseCsv(content, { rows: mostRows, columns: mostColumns });
  if (!parsed.ok) return refused(problemOf(parsed));
  const [header, ...others] = parsed.rows;
  const named = parseHeader(header?.cells ?? []);
  const hasHeader = isUseful(named);
  const rows = hasHeader ? others : parsed.rows;
  const columns = hasHeader ? named : guessColumns(cellsOf(rows), country);
  if (!isUseful(columns)) return refused(listProblems.noHeader);
  if (rows.length === 0) return refused(listProblems.onlyHeader);
  return { ok: true, rows: rows.map(({ line, cells }) => parseRow(columns, line, cells, country)) };
}

/** Without a grade, a field or subjects nothing can be matched. */
const isUseful = (columns: (Column | null)[]) =>
  columns.some((column) => column === "grade" || column === "field" || column === "subjects");

const cellsOf = (rows: { cells: string[] }[]) =>
  rows.map(({ cells }) => cells.map((cell) => unescapeFormula(cell).trim()));

function problemOf(refusal: Extract<ReturnType<typeof parseCsv>, { ok: false }>): string {
  if (refusal.reason === "unclosed quote") return listProblems.unclosedQuote(refusal.line);
  return refusal.reason === "too many rows" ? listProblems.tooManyRows : listProblems.tooManyColumns;
}

function parseRow(
  columns: (Column | null)[],
  line: number,
  cells: string[],
  country: SchoolCountry,
): ClassRow {
  const row: Partial<Record<Column, string>> = {};
  for (const [place, column] of columns.entries())
    if (column) row[column] = unescapeFormula(cells[place] ?? "").trim();
  const written = Object.values(row).filter(Boolean);
  if (written.some((cell) => cell.length > longestCell)) {
    const shortened = written.map((cell) => cell.slice(0, longestCell));
    return { line, written: shortened, student: null, problems: [problemWords.tooLong] };
  }
  const reading = parseStudent(row, country);
  return reading.ok
    ? { line, written, student: reading.student, problems: [] }
    : { line, written, student: null, problems: reading.problems };
}
