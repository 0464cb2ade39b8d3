import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const monthNames: Words["monthNames"] =
  /* @__PURE__ */ "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
    " ",
  );

const shortMonths: Readonly<Record<string, string>> = {
  janvier: "janv.",
  février: "févr.",
  avril: "avr.",
  juillet: "juil.",
  septembre: "sept.",
  octobre: "oct.",
  novembre: "nov.",
  décembre: "déc.",
};

export const dayWords: Words["dayWords"] = {
  whole: (day, month) => `${dayOfMonth(day)} ${month} ${yearOf(day)}`,
  withoutYear: (day, month) => `${dayOfMonth(day)} ${month}`,
  month: (month, year) => `${month} ${year}`,
  monthFirst: (day, month) => dayWords.whole(day, month),
  short: (month) => lookUp(shortMonths, month) ?? month,
};

/** The first of a month is an ordinal number. */
function dayOfMonth(day: string): string {
  const number = new Date(day).getUTCDate();
  return number === 1 ? "1er" : String(number);
}

const yearOf = (day: string) => new Date(day).getUTCFullYear();
