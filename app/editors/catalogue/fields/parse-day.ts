const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/**
 * Parses "August", "15 August", "Aug 15", "08" or "08-15" into "08" or "08-15". Returns undefined for
 * anything else.
 */
export function parseUsualDay(text: string): string | undefined {
  const figures = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text);
  if (figures) return usualDay(figures[1], figures[2]);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?\s{1,5}([a-z]{3,12})\.?$/i.exec(text);
  if (dayFirst) return usualDay(monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,12})\.?(?:\s{1,5}(\d{1,2})(?:st|nd|rd|th)?)?$/i.exec(text);
  return monthFirst ? usualDay(monthOf(monthFirst[1]), monthFirst[2]) : undefined;
}

/** Uses a leap year, so that 29 February is valid. */
function usualDay(month = "", ofMonth?: string): string | undefined {
  const written = day("2000", month, ofMonth ?? "1");
  return written?.slice(5, ofMonth === undefined ? 7 : 10);
}

/** "15 August" for "08-15". */
export function formatUsualDay(written: string): string {
  const [month = "", ofMonth] = written.split("-");
  const name = months[Number(month) - 1] ?? "";
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return ofMonth ? `${Number(ofMonth)} ${capital}` : capital;
}

/**
 * Parses a date from a form or a spreadsheet into ISO format. Returns undefined if it is not a date, or if it
 * is ambiguous: 3/4/2026 means two different days in two countries.
 */
export function parseDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T[\d:.]+Z?)?$/.exec(text);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]{1,5}([a-z]{3,12})\.?,?[\s-]{1,5}(\d{4})$/i.exec(text);
  if (dayFirst) return day(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,12})\.?\s{1,5}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,5}(\d{4})$/i.exec(text);
  if (monthFirst) return day(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const figures = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  if (!figures) return undefined;
  const [, one, other, year] = figures;
  if (one === other || Number(one) > 12) return day(year, other, one);
  return Number(other) > 12 ? day(year, one, other) : undefined;
}

function monthOf(name = ""): string {
  const found = months.findIndex((month) => month.startsWith(name.toLowerCase()));
  return String(found + 1);
}

/** Returns undefined for impossible dates and for years that no opportunity can have. */
function day(year = "", month = "", ofMonth = ""): string | undefined {
  const written = `${year}-${month.padStart(2, "0")}-${ofMonth.padStart(2, "0")}`;
  const real = new Date(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(written);
  return isReal && year >= "1990" && year <= "2100" ? written : undefined;
}
