import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const meaningNames: Words["meaningNames"] = {
  country: "Nchi",
  region: "Eneo",
  field: "Fani",
  level: "Kiwango",
  place: "Mahali",
  programme: "Kozi",
  search: "Tafuta",
};
