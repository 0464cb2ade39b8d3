import type { ServedCountry } from "#app/discover/chosen-country/chosen-country.server.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";

/** Where an exam ends secondary school or opens a university. */
const national: Readonly<Record<string, readonly ServedCountry[]>> = {
  KCSE: ["Kenya"],
  WASSCE: ["Nigeria", "Ghana"],
  UTME: ["Nigeria"],
  EUEE: ["Ethiopia"],
  UACE: ["Uganda"],
};

export const isExamOf = (testType: string, country: ServedCountry | null) =>
  country !== null && (lookUp(national, testType)?.includes(country) ?? false);
