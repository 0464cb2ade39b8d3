export const monthNames =
  /* @__PURE__ */ "January February March April May June July August September October November December".split(
    " ",
  );

/** A day of the year 2026-12-15 in words; `month` is its name. */
export const dayWords = {
  whole: (day: string, month: string) => `${dayOfMonth(day)} ${month} ${yearOf(day)}`,
  withoutYear: (day: string, month: string) => `${dayOfMonth(day)} ${month}`,
  month: (month: string, year: string) => `${month} ${year}`,
};

const dayOfMonth = (day: string) => new Date(day).getUTCDate();
const yearOf = (day: string) => new Date(day).getUTCFullYear();
