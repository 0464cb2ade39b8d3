import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { deadlineWords } from "#app/catalogue/kinds/words.ts";
import type { CalendarEntry } from "#app/shared/calendar/write-calendar.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import type { DatedListing } from "./calendar-months.ts";
import { calendarWords } from "./words.ts";

/** A listing's date as an iCalendar entry. */
export function calendarEntry(
  { id, title, what, when }: DatedListing,
  kind: OpportunityKind,
  appUrl: string,
): CalendarEntry {
  const url = `${appUrl}/${kind}/${id}`;
  const uid = `${what === "opens" ? "opening" : "deadline"}-${id}@${new URL(appUrl).host}`;
  return { uid, title: `${withColon(nameOf(what, when))} ${title}`, starts: when.day, description: url, url };
}

function nameOf(what: DatedListing["what"], { isAnnounced }: DatedListing["when"]): string {
  if (what === "opens") return isAnnounced ? calendarWords.opens : calendarWords.usuallyOpens;
  return isAnnounced ? deadlineWords.closes : deadlineWords.usually;
}
