import { servedCountries } from "./lists.ts";
import { africanCountries } from "./places.ts";

/** A student's home country: any country of Africa, the five main ones first. */
export const homeCountries: readonly string[] = [
  ...new Set<string>([...servedCountries, ...africanCountries]),
];
