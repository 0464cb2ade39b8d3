import { type AfricanCountry, africanCountries, anyPlace, placeNames } from "#database/schema/places.ts";
import { memoizeByList, memoizeByText } from "./memoize.ts";
import { wordsOf } from "./words-of.ts";

const countriesOf = new Map<string, readonly AfricanCountry[]>([
  ...Object.entries(placeNames),
  ...africanCountries.map((country): [string, AfricanCountry[]] => [wordsOf(country), [country]]),
]);

export interface NamedPlaces {
  countries: Set<AfricanCountry>;
  isAny: boolean;
  /** Somebody wrote something that we cannot find on our map: it shuts nobody out. */
  hasUnknown: boolean;
}

/** What a list of places comes to. Null where it says nothing. */
export const parsePlaces = (names: string[] | null): NamedPlaces | null =>
  names?.length ? readNamed(names) : null;

const readNamed = memoizeByList((names: string[]): NamedPlaces => {
  const places: NamedPlaces = { countries: new Set(), isAny: false, hasUnknown: false };
  for (const name of names) {
    const words = wordsOf(name);
    const countries = countriesOf.get(words);
    if (countries) for (const country of countries) places.countries.add(country);
    else if (anyPlace.some((any) => any === words)) places.isAny = true;
    else places.hasUnknown = true;
  }
  return places;
});

/** The same for one name. */
export const africanCountry = memoizeByText((name: string): AfricanCountry[] => africanOf([name]));

/** The countries of Africa among them, by the names we use. */
export const africanOf = (names: string[]): AfricanCountry[] => [...(parsePlaces(names)?.countries ?? [])];
