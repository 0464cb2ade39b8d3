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
