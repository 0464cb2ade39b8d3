import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const audiencesText: Words["audiencesText"] = {
  title: "Fursa ni kwa ajili ya nani",
};

export const carouselText: Words["carouselText"] = {
  title: "Unachoweza kufanya kwenye Fursa",
  previous: "Picha iliyotangulia",
  next: "Picha inayofuata",
  carousel: "picha zinazosogea",
  slide: "picha",
  place: (place, of) => `${place} kati ya ${of}`,
};

export const heroText: Words["heroText"] = {
  label: "Tafuta fursa",
  placeholder: "Tafuta fursa...",
  popularSearches: "Utafutaji maarufu",
  countries: "Kenya · Nigeria · Ghana · Ethiopia · Uganda",
};
