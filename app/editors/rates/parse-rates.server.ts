import { parseCsv } from "#app/shared/csv/parse-csv.ts";
import { type RateFacts, rate } from "./rate.server.ts";
import { fileProblems as says } from "./words.ts";

export const maxFileLength = 100_000;
const maxRates = 300;
const maxColumns = 50;
const columns = { currency: "currency", perDollar: "per_dollar", dated: "dated", source: "source" } as const;

type ParsedRates = { ok: true; rates: RateFacts[] } | { ok: false; problems: string[] };

/** Parses a spreadsheet of rates. Any error rejects the whole file. */
export function parseRates(content: string): ParsedRates {
  const refuse = (...problems: string[]): ParsedRates => ({ ok: false, problems });
  if (content.length > maxFileLength) return refuse(says.tooLarge);
  const parsed = parseCsv(content, { rows: maxRates, columns: maxColumns });
  if (!parsed.ok) {
    if (parsed.reason === "unclosed quote") return refuse(says.unclosed(parsed.line));
    return refuse(
      parsed.reason === "too many rows" ? says.tooMany(maxRates) : says.tooManyColumns(maxColumns),
    );
  }
  const [header, ...rows] = parsed.rows;
  const names =
    header?.cells.map((cell) =>
      cell
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, "_"),
    ) ?? [];
  const missing = Object.values(columns).filter((name) => !names.includes(name));
  if (missing.length > 0) return refuse(says.columns(missing));
  if (rows.length === 0) return refuse(says.empty);
  const rates: RateFacts[] = [];
  const problems: string[] = [];
  for (const { line, cells } of rows) {
    const named = Object.entries(columns).map(([name, column]) => [name, cells[names.indexOf(column)] ?? ""]);
    const read = rate.safeParse(Object.fromEntries(named));
    if (!read.success) problems.push(...read.error.issues.map(({ message }) => says.at(line, message)));
    else if (rates.some(({ currency }) => currency === read.data.currency)) {
      problems.push(says.twice(line, read.data.currency));
    } else rates.push(read.data);
  }
  return problems.length > 0 ? refuse(...problems) : { ok: true, rates };
}
