/**
 * What a spreadsheet may take for a formula: one of = + - @ (or their full-width forms) at the start or after spaces,
 * or a tab or line break at the start. Preceding apostrophes are included, so that the guard can be removed again.
 */
const dangerous = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** Puts an apostrophe before a cell that could be a formula: Excel, LibreOffice and Google Sheets then show it as text. */
export const escapeFormula = (cell: string) => (dangerous.test(cell) ? `'${cell}` : cell);

/** The cell before `escapeFormula`. */
export const unescapeFormula = (cell: string) =>
  cell.startsWith("'") && dangerous.test(cell) ? cell.slice(1) : cell;
