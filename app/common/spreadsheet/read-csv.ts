interface CsvRow {
  /** Where it begins in the text, counted from 1, as an editor's program shows it. */
  line: number;
  cells: string[];
}

type CsvReading = { ok: true; rows: CsvRow[] } | { ok: false; line: number };

const byteOrderMark = "\uFEFF";

/**
 * Reads RFC 4180: cells in quotes may hold separators, line breaks and doubled quotes; lines end in any of the three ways. The
 * separator is the one of comma, semicolon and tab that the first line has most of, since spreadsheets write the one of
 * their country. Rows without any text are left out. It fails only where a quote is never closed.
 */
export function readCsv(given: string): CsvReading {
  const text = given.startsWith(byteOrderMark) ? given.slice(1) : given;
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let at = 0;
  let line = 1;
  let beganOn = 1;
  while (at <= text.length) {
    const quotedFrom = line;
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    if (!cell) return { ok: false, line: quotedFrom };
    cells.push(cell.value);
    line += countBreaks(text, at, cell.end);
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    if (cells.some((value) => value !== "")) rows.push({ line: beganOn, cells });
    cells = [];
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    beganOn = line;
  }
  return { ok: true, rows };
}

interface Cell {
  value: string;
  end: number;
}

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { value: text.slice(from, end), end };
}

/** What stands between the closing quote and the separator is kept: hand-made files have such cells. */
function quotedCell(text: string, from: number, separator: string): Cell | null {
  let value = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainCell(text, quote + 1, separator);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = quote + 2;
  }
}

function countBreaks(text: string, from: number, to: number): number {
  let breaks = 0;
  for (let at = from; at < to; at++) {
    if (text[at] === "\n" || (text[at] === "\r" && text[at + 1] !== "\n")) breaks += 1;
  }
  return breaks;
}

/** Counted outside of quotes, up to the end of the first line that has text. */
function separatorOf(text: string): string {
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
  const [most] = Object.entries(counts).toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 0 ? most[0] : ",";
}
