import { todayInUtc } from "#app/shared/calendar/days.ts";
import { byteOrderMark, csvRecords } from "#app/shared/csv/write-csv.ts";
import type { SavedItem } from "../list/list-saved.server.ts";
import { kindNames, statusNames } from "../words.ts";

const columns = [
  "Kind",
  "Title",
  "Offered by or in",
  "Status",
  "Note",
  "Referees asked",
  "Deadline",
  "Deadline is",
  "Page",
  "Official site",
  "Saved on",
];

/** The list for a spreadsheet (RFC 4180). The mark in front tells Excel that the letters are UTF-8. */
export function writeSavedCsv(items: SavedItem[], appUrl: string): string {
  const rows = items.map((item) => [
    kindNames[item.kind].one,
    item.title,
    item.byline,
    statusNames[item.status],
    item.note,
    item.referees.map(({ who, askedOn }) => (askedOn ? `${who} (${askedOn})` : who)).join("; "),
    item.day ?? "",
    item.day && (item.isExpected ? "expected" : "announced"),
    `${appUrl}/${item.kind}/${item.id}`,
    item.officialUrl,
    todayInUtc(item.savedAt),
  ]);
  return byteOrderMark + csvRecords([columns, ...rows]);
}
