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

export const stateNames: Words["stateNames"] = {
  open: "Maombi yamefunguliwa",
  opening: "Yanafunguliwa karibuni",
};
