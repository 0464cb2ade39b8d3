import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resultCardText: Words["resultCardText"] = {
  year: "ዓመት (እ.ኤ.አ)",
  yearHint: "ካስታወሱት",
  choose: "ይምረጡ",
};

export const resultsFieldText: Words["resultsFieldText"] = {
  first: "ፈተና ወይም የውጤት መለኪያ",
  another: "ሌላ ፈተና ወይም የውጤት መለኪያ",
  choose: "ፈተና ወይም የውጤት መለኪያ ይምረጡ",
};
