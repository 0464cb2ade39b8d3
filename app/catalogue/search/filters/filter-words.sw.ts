import { levelNames } from "#app/catalogue/kinds/fact-words.ts";
import type { StateFilter } from "#app/catalogue/kinds/kinds.ts";
import { jobTypeNames } from "#app/catalogue/kinds/words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./filter-words.ts";

type Words = Translation<typeof english>;

export const filterLabels: Words["filterLabels"] = {
  field: "Fani",
  country: "Nchi",
  level: "Kiwango",
  state: "Yamefunguliwa au yamefungwa",
  closing: "Zinazofungwa karibuni",
  funded: "Ufadhili kamili",
  school: "Aina ya chuo",
  program: "Kozi",
  location: "Mahali",
  job: "Aina",
};

const stateNames: Record<StateFilter, string> = {
  open: "Maombi yamefunguliwa",
  opening: "Yanafunguliwa karibuni",
};

export const valueName: Words["valueName"] = (filter, value) => {
  if (filter === "closing" || filter === "funded") return lookUp(filterLabels, filter) ?? value;
  if (filter === "state") return lookUp(stateNames, value) ?? value;
  if (filter === "level") return lookUp(levelNames, value) ?? value;
  if (filter === "job") return value === "full-time" ? jobTypeNames["full-time"] : jobTypeNames.internship;
  if (filter === "country") return placeName(value);
  if (filter === "field" || filter === "program") return fieldName(value);
  return value;
};
