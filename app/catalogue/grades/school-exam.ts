import type { resultSystems, servedCountries } from "#database/schema/lists.ts";

/** The exam that ends school in a country. */
export const schoolExam: Record<(typeof servedCountries)[number], (typeof resultSystems)[number]> = {
  Kenya: "kcse",
  Nigeria: "wassce",
  Ghana: "wassce",
  Ethiopia: "eheece",
  Uganda: "uace",
};
