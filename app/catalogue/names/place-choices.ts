import { placeName } from "./words.ts";

/** Countries to choose from, by their names in the current language. */
export const placeChoices = (places: readonly string[]) =>
  places.map((place) => ({ value: place, label: placeName(place) }));
