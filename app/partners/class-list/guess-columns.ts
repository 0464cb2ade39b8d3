import type { Column } from "./columns.ts";
import type { SchoolCountry } from "./exams.ts";
import { parseStudent } from "./parse-student.ts";

/** Columns whose cells can be told from names and other text. A county can be any word, so it is never guessed. */
const guessed = ["grade", "subjects", "field", "sex", "level", "country", "exam"] as const;

/**
 * The meaning of each column of a list without a header, judged by what most of its cells can be parsed as; null for a
 * column that is ignored.
 */
export function guessColumns(rows: string[][], country: SchoolCountry): (Column | null)[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const taken = new Set<Column>();
  return Array.from({ length: width }, (_, place) => {
    const cells = rows.map((row) => row[place] ?? "").filter((cell) => cell !== "");
    const found = guessed.find((column) => !taken.has(column) && readsMost(cells, column, country));
    if (found) taken.add(found);
    return found ?? null;
  });
}

const readsMost = (cells: string[], column: Column, country: SchoolCountry) =>
  cells.length > 0 && cells.filter((cell) => isReadable(cell, column, country)).length * 2 > cells.length;

/** A row needs a grade or a field; any text can be parsed as this field. */
const isReadable = (cell: string, column: Column, country: SchoolCountry) =>
  parseStudent(
    { ...(column !== "grade" && column !== "subjects" && { field: "Law" }), [column]: cell },
    country,
  ).ok;
