import { systems } from "#app/catalogue/grades/all-systems.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { resultSystems, type servedCountries } from "#database/schema/lists.ts";

export type System = (typeof resultSystems)[number];
export type SchoolCountry = (typeof servedCountries)[number];

/** What people write, where it is not the word that results keep. */
const alsoCalled: Readonly<Record<string, System>> = {
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

/** The exam or scale that somebody named: as results keep it, by its whole label, or as people say. */
export function findExam(written: string): System | null {
  const sought = plain(written);
  const named = resultSystems.find((id) => plain(id) === sought || plain(systems[id].label) === sought);
  return named ?? lookUp(alsoCalled, sought) ?? null;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
