import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const audiencesText: Words["audiencesText"] = {
  whoFursaIsFor: "Fursa ni ya nani",
};

export const carouselText: Words["carouselText"] = {
  whatYouCanDo: "Unachoweza kufanya kwenye Fursa",
  previousSlide: "Picha iliyotangulia",
  nextSlide: "Picha inayofuata",
};

export const heroText: Words["heroText"] = {
  searchOpportunities: "Tafuta fursa",
  searchOpportunities2: "Tafuta fursa...",
  popularSearches: "Utafutaji maarufu",
};
