import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const audiencesText: Words["audiencesText"] = {
  whoFursaIsFor: "Pour qui est Fursa",
};

export const carouselText: Words["carouselText"] = {
  whatYouCanDo: "Ce que vous pouvez faire sur Fursa",
  previousSlide: "Image précédente",
  nextSlide: "Image suivante",
};

export const heroText: Words["heroText"] = {
  searchOpportunities: "Rechercher des opportunités",
  searchOpportunities2: "Rechercher des opportunités…",
  popularSearches: "Recherches fréquentes",
};
