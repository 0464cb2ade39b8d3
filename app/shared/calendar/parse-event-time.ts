/** Time zone names that organisers write beside a time. */
const clocks: [RegExp, string][] = [
  [/\b(uk|london|british)\b/i, "Europe/London"],
  [/\b(eat|nairobi|kenya|uganda|ethiopia|east africa)/i, "Africa/Nairobi"],
  [/\b(wat|lagos|nigeria|west africa)/i, "Africa/Lagos"],
  [/\b(cat|harare|kigali|central africa)/i, "Africa/Harare"],
  [/\b(sast|south africa)/i, "Africa/Johannesburg"],
  [/\b(cet|cest|berlin|paris|german)/i, "Europe/Berlin"],
  [/\b(et|est|edt|eastern|new york)\b/i, "America/New_York"],
  [/\b(pt|pst|pdt|pacific)\b/i, "America/Los_Angeles"],
  [/\b(gmt|utc|ghana|accra)\b/i, "UTC"],
];

const clockTime = /\b(\d{1,2})(?:[:.](\d{2}))?\s{0,5}([ap])\.?m\b|\b(\d{1,2})[:.](\d{2})\b/gi;

/**
 * The moments at which an event begins and, if known, ends: "18:00 UK time", "2 pm - 4:30 pm EAT". Returns null if the
 * text has no time or no time zone, because a guess would be hours wrong for some readers.
 */
export function parseEventTime(day: string, words: string): { starts: Date; ends?: Date } | null {
  const zone = clocks.find(([name]) => name.test(words))?.[1];
  if (!zone) return null;
  const [starts, ends] = [...words.matchAll(clockTime)].map((found) => readClock(found, day, zone));
  if (!starts) return null;
  return ends && ends > starts ? { starts, ends } : { starts };
}

function readClock([, hour12, minute12, half, hour24, minute24]: RegExpExecArray, day: string, zone: string) {
  const hour = hour12 ? (Number(hour12) % 12) + (half?.toLowerCase() === "p" ? 12 : 0) : Number(hour24);
  const minute = Number(minute12 ?? minute24 ?? 0);
  if (hour > 23 || minute > 59 || Number(hour12 ?? 1) > 12) return null;
  return instantIn(zone, new Date(`${day}T00:00:00Z`).getTime() + (hour * 60 + minute) * 60_000);
}

/** Converts local time, given as if it were UTC, to a moment by subtracting its zone's offset on that day. */
function instantIn(zone: string, wallClock: number): Date {
  const guess = wallClock - distanceToUtc(zone, wallClock);
  return new Date(wallClock - distanceToUtc(zone, guess));
}

function distanceToUtc(zone: string, moment: number): number {
  const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
  return Date.parse(`${shown.format(moment).replace(" ", "T")}Z`) - moment;
}
