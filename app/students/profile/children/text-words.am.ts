import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const childFieldsText: Words["childFieldsText"] = {
  name: "ልጅዎን የሚጠሩበት ስም",
  nameHint: "የመጀመሪያ ስም ወይም ቅጽል ስም ይበቃል።",
  country: "ሀገር",
  chooseACountry: "ሀገር ይምረጡ",
};

export const childText: Words["childText"] = {
  saving: "እየተቀመጠ ነው...",
  save: "ያስቀምጡ",
  circumstancesOf: (name) => `የልጅዎ ሁኔታ፦ ${name}`,
  remove: (name) => `ያስወግዱ፦ ${name}`,
};
