import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./filter-words.ts";

type Words = Translation<typeof english>;

export const filterLabels: Words["filterLabels"] = {
  field: "የትምህርት መስክ",
  country: "ሀገር",
  level: "የትምህርት ደረጃ",
  state: "ክፍት ወይም ዝግ",
  closing: "በቅርቡ የሚዘጉ",
  funded: "ሙሉ ወጪ የሚሸፍን",
  school: "የትምህርት ቤት ዓይነት",
  program: "ፕሮግራም",
  location: "ቦታ",
  job: "ዓይነት",
};

export const stateNames: Words["stateNames"] = { open: "አሁን ክፍት ነው", opening: "በቅርቡ ይከፈታል" };
