import type { Translation } from "#app/shared/languages/translation.ts";
import { ethiopianDate } from "./ethiopian-date.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const monthNames: Words["monthNames"] =
  /* @__PURE__ */ "ጃንዋሪ ፌብሩዋሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር".split(" ");

const ethiopianMonths = /* @__PURE__ */ "መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን".split(
  " ",
);

/** The Ethiopian day stands beside the Gregorian one. */
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
  month: (month, year) => `${month} ${year}`,
  monthFirst: (day, month) => dayWords.whole(day, month),
  short: (month) => month.slice(0, 3),
};
