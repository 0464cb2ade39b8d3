import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const audiencesText: Words["audiencesText"] = {
  title: "Fursa ለማን ነው",
};

export const carouselText: Words["carouselText"] = {
  title: "በFursa ማድረግ የሚችሉት",
  previous: "ያለፈው ስላይድ",
  next: "ቀጣዩ ስላይድ",
  carousel: "ተንሸራታች",
  slide: "ስላይድ",
  place: (place, of) => `${place} ከ${of}`,
};

export const heroText: Words["heroText"] = {
  label: "ዕድሎችን ይፈልጉ",
  placeholder: "ዕድሎችን ይፈልጉ...",
  popularSearches: "ብዙዎች የሚፈልጓቸው",
  countries: "ኬንያ · ናይጄሪያ · ጋና · ኢትዮጵያ · ዩጋንዳ",
};
