import type { ServedCountry } from "#app/discover/chosen-country/chosen-country.server.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";

/** School-leaving and university entrance exams. */
const examCountries: Readonly<Record<string, readonly ServedCountry[]>> = {
  KCSE: ["Kenya"],
  WASSCE: ["Nigeria", "Ghana"],
  UTME: ["Nigeria"],
  EUEE: ["Ethiopia"],
  UACE: ["Uganda"],
};

export const isExamOf = (testType: string, country: ServedCountry | null) =>
  country !== null && (lookUp(examCountries, testType)?.includes(country) ?? false);
