import type { Translation } from "#app/shared/languages/translation.ts";
import { ethiopianDate } from "./ethiopian-date.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const monthNames: Words["monthNames"] =
  /* @__PURE__ */ "ጃንዋሪ ፌብሩዋሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር".split(" ");

const ethiopianMonths = /* @__PURE__ */ "መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን".split(
  " ",
);

/** The Ethiopian day is shown beside the Gregorian one. */
export const dayWords: Words["dayWords"] = {
  whole: (day, month) => {
    const there = ethiopianDate(day);
    const gregorian = `${new Date(day).getUTCDate()} ${month} ${new Date(day).getUTCFullYear()}`;
    return `${gregorian} (${ethiopianMonths[there.month - 1]} ${there.day} ቀን ${there.year} ዓ.ም)`;
  },
  withoutYear: (day, month) => {
    const there = ethiopianDate(day);
    return `${new Date(day).getUTCDate()} ${month} (${ethiopianMonths[there.month - 1]} ${there.day})`;
  },
  // A Gregorian month overlaps two Ethiopian ones.
  month: (month, year) => {
    const place = monthNames.indexOf(month);
    const there = [1, daysIn(year, place)].map((day) => ethiopianDate(dayOf(year, place, day)).month);
    return `${month} ${year} (${there.map((nth) => ethiopianMonths[nth - 1]).join("–")})`;
  },
  monthFirst: (day, month) => dayWords.whole(day, month),
  short: (month) => month.slice(0, 3),
};

const daysIn = (year: string, place: number) => new Date(Date.UTC(Number(year), place + 1, 0)).getUTCDate();
const dayOf = (year: string, place: number, day: number) =>
  new Date(Date.UTC(Number(year), place, day)).toISOString().slice(0, 10);
