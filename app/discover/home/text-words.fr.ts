import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const audiencesText: Words["audiencesText"] = {
  title: "Pour qui est Fursa",
};

export const carouselText: Words["carouselText"] = {
  title: "Ce que vous pouvez faire sur Fursa",
  previous: "Image précédente",
  next: "Image suivante",
  carousel: "carrousel",
  slide: "image",
  place: (place, of) => `${place} sur ${of}`,
};

export const heroText: Words["heroText"] = {
  label: "Rechercher des opportunités",
  placeholder: "Rechercher des opportunités…",
  popularSearches: "Recherches fréquentes",
  countries: "Kenya · Nigeria · Ghana · Éthiopie · Ouganda",
};
