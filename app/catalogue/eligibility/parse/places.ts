import { servedCountries } from "#database/schema/lists.ts";
import { type AfricanCountry, africanCountries, anyPlace, placeNames } from "#database/schema/places.ts";
import { memoizeByObject, memoizeByText } from "../../../shared/memoize.ts";
import { wordsOf } from "./words-of.ts";

const countriesOf = new Map<string, readonly AfricanCountry[]>([
  ...Object.entries(placeNames),
  ...africanCountries.map((country): [string, AfricanCountry[]] => [wordsOf(country), [country]]),
]);

interface NamedPlaces {
  countries: ReadonlySet<AfricanCountry>;
  isAny: boolean;
  /** Whether it names an unknown place. */
  hasUnknown: boolean;
}

/** Returns null if nothing is named. */
export const parsePlaces = (names: string[] | null): NamedPlaces | null =>
  names?.length ? parseNames(names) : null;

const parseNames = memoizeByObject((names: string[]): NamedPlaces => {
  const countries = new Set<AfricanCountry>();
  const found = { isAny: false, hasUnknown: false };
  for (const name of names) {
    const words = wordsOf(name);
    const named = countriesOf.get(words);
    if (named) for (const country of named) countries.add(country);
    else if (anyPlace.some((any) => any === words)) found.isAny = true;
    else found.hasUnknown = true;
  }
  return { countries, ...found };
});

/** The African countries that a name means. */
export const africanCountry = memoizeByText((name: string): AfricanCountry[] => [
  ...parseNames([name]).countries,
]);

export const includesAnyOf = ({ countries }: NamedPlaces, names: readonly string[]): boolean =>
  names.some((name) => africanCountry(name).some((country) => countries.has(country)));

const isServed = (country: AfricanCountry) => (servedCountries as readonly string[]).includes(country);

/** Editors shorten long lists to the countries that we serve, so such a list says nothing about others. */
export const mayNameMoreCountries = ({ countries }: NamedPlaces): boolean =>
  countries.size > 1 && [...countries].every(isServed);

export const isFromServedCountry = (names: readonly string[]): boolean =>
  names.some((name) => africanCountry(name).some(isServed));
