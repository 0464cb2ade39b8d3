/**
 * What a spreadsheet may take for a formula: one of = + - @ (or their wide forms) at the beginning or after blanks, or a
 * tab or line break at the beginning. Apostrophes before it count as part of it, so that the guard can be taken off again.
 */
const dangerous = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** Puts an apostrophe before a cell that could be a formula: Excel, LibreOffice and Google Sheets then show it as text. */
export const escapeFormula = (cell: string) => (dangerous.test(cell) ? `'${cell}` : cell);

/** The cell as it was before `escapeFormula`. */
export const unescapeFormula = (cell: string) =>
  cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
