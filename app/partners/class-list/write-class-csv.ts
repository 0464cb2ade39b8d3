import { byteOrderMark, csvRecords } from "#app/shared/csv/write-csv.ts";
import type { AnsweredRow, Named } from "./match-class.server.ts";
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
export function writeClassCsv(rows: AnsweredRow[], appUrl: string): string {
  const records = rows.map(({ line, written, fits, problems }) => [
    String(line),
    written.join(" · "),
    ...(fits ? [fits.can + fits.check, fits.can, fits.check].map(String) : ["", "", ""]),
    ...places.flatMap((place) => cellsOf(fits?.best[place], appUrl)),
    problems.join(" "),
  ]);
  return byteOrderMark + csvRecords([header, ...records]);
}

const cellsOf = (one: Named | undefined, appUrl: string) =>
  one ? [one.title, verdictsOfClass[one.verdict], `${appUrl}/${one.kind}/${one.id}`] : ["", "", ""];
