import { makeHarmless } from "./formula-guard.ts";

/** Without it Excel reads UTF-8 as the letters of the computer's own region. */
export const byteOrderMark = "\uFEFF";

const needsQuotes = /[",\r\n]/;

/** One record as RFC 4180 has it, its line break included. No cell can act as a formula. */
export const csvRecord = (cells: readonly (string | null)[]) => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(value: string | null): string {
  const cell = makeHarmless(value ?? "");
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
