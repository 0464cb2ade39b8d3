import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const monthNames: Words["monthNames"] =
  /* @__PURE__ */ "Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba".split(
    " ",
  );

export const dayWords: Words["dayWords"] = {
  whole: (day, month) => `${dayOfMonth(day)} ${month} ${yearOf(day)}`,
  withoutYear: (day, month) => `${dayOfMonth(day)} ${month}`,
  month: (month, year) => `${month} ${year}`,
  monthFirst: (day, month) => dayWords.whole(day, month),
  short: (month) => month.slice(0, 3),
};

const dayOfMonth = (day: string) => new Date(day).getUTCDate();
const yearOf = (day: string) => new Date(day).getUTCFullYear();
