import type { resultSystems, servedCountries } from "#database/schema/lists.ts";

/** A country's school leaving exam. */
export const schoolExam: Record<(typeof servedCountries)[number], (typeof resultSystems)[number]> = {
  Kenya: "kcse",
  Nigeria: "wassce",
  Ghana: "wassce",
  Ethiopia: "eheece",
  Uganda: "uace",
};
