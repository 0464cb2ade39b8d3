import { systemNames } from "#app/catalogue/grades/system-words.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { resultSystems, type servedCountries } from "#database/schema/lists.ts";

export type ResultSystem = (typeof resultSystems)[number];
export type SchoolCountry = (typeof servedCountries)[number];

/** Common spellings that differ from the name in the results. */
const alsoCalled: Readonly<Record<string, ResultSystem>> = {
  waec: "wassce",
  neco: "wassce",
  nabteb: "wassce",
  jamb: "utme",
  uce: "uce_new",
  alevels: "a_level",
  olevel: "igcse",
  olevels: "igcse",
  euee: "eheece",
  grade12: "eheece",
  ibdiploma: "ib",
  gpa: "us4",
};

/** The exam or grading system that a cell names: by its key, its label, or a synonym. */
export function findExam(written: string): ResultSystem | null {
  const sought = plain(written);
  const named = resultSystems.find((id) => plain(id) === sought || plain(systemNames[id]) === sought);
  return named ?? lookUp(alsoCalled, sought) ?? null;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
