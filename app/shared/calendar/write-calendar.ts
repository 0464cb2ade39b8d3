import { dayAfter } from "./days.ts";

/** A calendar event (RFC 5545). */
export interface CalendarEntry {
  /** Never changes, so that a second download updates the event instead of repeating it. */
  uid: string;
  title: string;
  /** A whole day, like 2026-12-15, or a moment. */
  starts: string | Date;
  ends?: Date | undefined;
  description?: string | undefined;
  location?: string | undefined;
  url?: string | undefined;
}

export const calendarType = "text/calendar; charset=utf-8";

/** One calendar file. `writtenAt` is the moment of its creation. */
export function writeCalendar(name: string, entries: CalendarEntry[], writtenAt: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Fursa//Opportunities for African students//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...entries.flatMap((entry) => writeEntry(entry, writtenAt)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function writeEntry(entry: CalendarEntry, writtenAt: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    ...writeTimes(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    ...(entry.url && URL.canParse(entry.url) ? [`URL:${new URL(entry.url).href}`] : []),
    "END:VEVENT",
  ];
}

/** A whole-day event doesn't mark the person as busy. Its end is the following day. */
function writeTimes({ starts, ends }: CalendarEntry): string[] {
  if (typeof starts !== "string") return [`DTSTART:${utc(starts)}`, ...(ends ? [`DTEND:${utc(ends)}`] : [])];
  return [
    `DTSTART;VALUE=DATE:${starts.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${dayAfter(starts).replaceAll("-", "")}`,
    "TRANSP:TRANSPARENT",
  ];
}

const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

/** A line has at most 75 octets; longer ones continue in the next line, after a space. Characters are not split. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > 75) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}
