import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const breadcrumbText: Words["breadcrumbText"] = {
  breadcrumb: "ያሉበት ቦታ",
};

export const paginationText: Words["paginationText"] = {
  pages: "ገጾች",
  previous: "ቀዳሚ",
  next: "ቀጣይ",
};

export const previousNextText: Words["previousNextText"] = {
  pages: "ገጾች",
  previous: "ቀዳሚ",
  next: "ቀጣይ",
};
