import { choiceOf } from "#app/shared/ui/fields/select-choices.ts";
import { placeName } from "./words.ts";

/** Countries to choose from, by their names in the current language. */
export const placeChoices = (places: readonly string[]) =>
  places.map((place) => choiceOf(place, placeName(place)));
