import { placeName } from "./words.ts";

/** Translates the countries of "Nairobi, Kenya; Remote". A location in other words stays as it is. */
export const translateLocation = (location: string): string => location.split("; ").map(onePlace).join("; ");

function onePlace(place: string): string {
  const parts = place.split(", ");
  if (parts.length > 2) return place;
  return [...parts.slice(0, -1), ...parts.slice(-1).map(placeName)].join(", ");
}
