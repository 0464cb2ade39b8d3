import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const meaningNames: Words["meaningNames"] = {
  country: "ሀገር",
  region: "ክልል",
  field: "የትምህርት መስክ",
  level: "ደረጃ",
  place: "ቦታ",
  programme: "ፕሮግራም",
  search: "ፍለጋ",
};
