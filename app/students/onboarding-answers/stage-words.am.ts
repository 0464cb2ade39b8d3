import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./stage-words.ts";

type Words = Translation<typeof english>;

export const stageLabels: Words["stageLabels"] = {
  school: "በሁለተኛ ደረጃ ትምህርት ቤት",
  "school-done": "ሁለተኛ ደረጃን ያጠናቀቁ",
  vocational: "በሰርተፊኬት ወይም ዲፕሎማ ኮርስ",
  university: "በዩኒቨርሲቲ፣ የመጀመሪያ ዲግሪ",
  "degree-done": "የመጀመሪያ ዲግሪ ያጠናቀቁ",
  "masters-done": "የማስተርስ ዲግሪ ያጠናቀቁ",
};
