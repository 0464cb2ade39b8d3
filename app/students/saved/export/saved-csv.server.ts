import { bylineInWords } from "#app/catalogue/cards/byline.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { byteOrderMark, csvRecords } from "#app/shared/csv/write-csv.ts";
import type { SavedItem } from "../list/list-saved.server.ts";
import { kindNames, statusNames } from "../words.ts";
import { csvWords as words } from "./csv-words.ts";

/** RFC 4180. Starts with a byte order mark so that Excel reads UTF-8. */
export function writeSavedCsv(items: SavedItem[], appUrl: string): string {
  const rows = items.map((item) => [
    kindNames[item.kind].one,
    item.title,
    bylineInWords(item.kind, item.byline),
    statusNames[item.status],
    item.note,
    item.referees.map(({ who, askedOn }) => (askedOn ? `${who} (${askedOn})` : who)).join("; "),
    item.day ?? "",
    item.day && (item.isExpected ? words.expected : words.announced),
    `${appUrl}/${item.kind}/${item.id}`,
    item.officialUrl,
    todayInUtc(item.savedAt),
  ]);
  return byteOrderMark + csvRecords([Object.values(words.columns), ...rows]);
}
