export const monthNames =
  /* @__PURE__ */ "January February March April May June July August September October November December".split(
    " ",
  );

/** A day of the year 2026-12-15 in words; `month` is its name. */
export const dayWords = {
  whole: (day: string, month: string) => `${dayOfMonth(day)} ${month} ${yearOf(day)}`,
  withoutYear: (day: string, month: string) => `${dayOfMonth(day)} ${month}`,
  month: (month: string, year: string) => `${month} ${year}`,
  /** For events. */
  monthFirst: (day: string, month: string) => `${month} ${dayOfMonth(day)}, ${yearOf(day)}`,
  /** For a small leaf or chip. */
  short: (month: string) => month.slice(0, 3),
};

const dayOfMonth = (day: string) => new Date(day).getUTCDate();
const yearOf = (day: string) => new Date(day).getUTCFullYear();
