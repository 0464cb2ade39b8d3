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

/** "08" or "08-15" for August, 15 August, Aug 15, 08, 08-15; undefined for what is neither. */
export function readUsualDay(text: string): string | undefined {
  const figures = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text);
  if (figures) return usualDay(figures[1], figures[2]);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?\s{1,5}([a-z]{3,12})\.?$/i.exec(text);
  if (dayFirst) return usualDay(monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = /^([a-z]{3,12})\.?(?:\s{1,5}(\d{1,2})(?:st|nd|rd|th)?)?$/i.exec(text);
  return monthFirst ? usualDay(monthOf(monthFirst[1]), monthFirst[2]) : undefined;
}

/** In a leap year, since 29 February is a day. */
function usualDay(month = "", ofMonth?: string): string | undefined {
  const written = day("2000", month, ofMonth ?? "1");
  return written?.slice(5, ofMonth === undefined ? 7 : 10);
}

/** "15 August" for "08-15". */
export function usualDayInWords(written: string): string {
  const [month = "", ofMonth] = written.split("-");
  const name = months[Number(month) - 1] ?? "";
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return ofMonth ? `${Number(ofMonth)} ${capital}` : capital;
}

/**
 * A day as editors write it in a form or a spreadsheet, as 2026-12-15; undefined for what is no day. 3/4/2026 is two
 * different days in two countries, so that a date in figures is read only where it can mean one.
 */
export function readDay(text: string): string | undefined {
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

/** The database keeps real days only, and of a time in which there could be an opportunity. */
function day(year = "", month = "", ofMonth = ""): string | undefined {
  const written = `${year}-${month.padStart(2, "0")}-${ofMonth.padStart(2, "0")}`;
  const real = new Date(`${written}T00:00:00Z`);
  const isReal = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(written);
  return isReal && year >= "1990" && year <= "2100" ? written : undefined;
}
