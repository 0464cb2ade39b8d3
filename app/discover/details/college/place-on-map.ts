import { type CountryOutline, outlines } from "./outlines.ts";

export interface PlaceOnMap {
  /** The area drawn: "Kenya", "Africa", "the world". */
  of: string;
  path: string;
  /** Size of the drawing, and the place in it. */
  width: number;
  height: number;
  x: number;
  y: number;
}

/** The smallest outline that contains a place. Returns null if its coordinates are unknown. */
export function placeOn(
  country: string,
  latitude: number | null,
  longitude: number | null,
): PlaceOnMap | null {
  if (latitude === null || longitude === null) return null;
  const own = Object.entries(outlines).find(([name]) => name === country);
  const known: [string, CountryOutline][] = [
    ...(own ? [own] : []),
    ["Africa", outlines.Africa],
    ["the world", outlines.world],
  ];
  for (const [of, { west, north, width, height, scale, path }] of known) {
    const [right, down] = [longitude - west, north - latitude];
    if (right < 0 || down < 0 || right > width || down > height) continue;
    if (of === "Africa" && !isAfrican(latitude, longitude)) continue;
    const at = (degrees: number) => Math.round(degrees * scale);
    return { of, path, width: at(width), height: at(height), x: at(right), y: at(down) };
  }
  return null;
}

/** Excludes Europe and Arabia in the corners of Africa's bounding box. */
const isAfrican = (latitude: number, longitude: number) =>
  !(latitude > 13 && longitude > 43) && !(latitude > 31.7 && longitude > 12) && latitude < 37.5;
