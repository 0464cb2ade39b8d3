import { servedCountries } from "./lists.ts";
import { africanCountries } from "./places.ts";

/** Where a student may be at home: any country of Africa, the five we serve first. */
export const homeCountries: readonly string[] = [
  ...new Set<string>([...servedCountries, ...africanCountries]),
];
