import { byteOrderMark, csvRecords } from "#app/shared/csv/write-csv.ts";
import type { MatchedRow, NamedMatch } from "./match-class.server.ts";
import { mostNamed } from "./rules.ts";
import { csvColumns as names, verdictsOfClass } from "./words.ts";

const places = Array.from({ length: mostNamed }, (_, place) => place);

const header = [
  names.row,
  names.written,
  names.fits,
  names.can,
  names.check,
  ...places.flatMap((place) => [names.title(place + 1), names.verdict(place + 1), names.page(place + 1)]),
  names.problem,
];

/** The answer as a spreadsheet. */
export function writeClassCsv(rows: MatchedRow[], appUrl: string): string {
  const records = rows.map(({ line, written, matches, problems }) => [
    String(line),
    written.join(" · "),
    ...(matches ? [matches.can + matches.check, matches.can, matches.check].map(String) : ["", "", ""]),
    ...places.flatMap((place) => cellsOf(matches?.best[place], appUrl)),
    problems.join(" "),
  ]);
  return byteOrderMark + csvRecords([header, ...records]);
}

const cellsOf = (one: NamedMatch | undefined, appUrl: string) =>
  one ? [one.title, verdictsOfClass[one.verdict], `${appUrl}/${one.kind}/${one.id}`] : ["", "", ""];
