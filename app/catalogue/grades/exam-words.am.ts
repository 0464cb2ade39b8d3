import type { Translation } from "#app/shared/languages/translation.ts";
import { systems } from "./all-systems.ts";
import type * as english from "./exam-words.ts";

type Words = Translation<typeof english>;

export const examInWords: Words["examInWords"] = (id) => systems[id].label.split(" (", 1).join();

export const unnamedSubject: Words["unnamedSubject"] = (number) => `ትምህርት ${number}`;

export const noGrade: Words["noGrade"] = (system, written) => {
  const { inputs, subjects } = systems[system];
  const [input] = inputs;
  const ways = [
    input?.kind === "choice" && `ከእነዚህ አንዱ፦ ${input.values.join(", ")}`,
    input?.kind === "number" && `ከ${input.min} እስከ ${input.max} ያለ ቁጥር`,
    subjects && `ቢያንስ ${subjects.least} ውጤቶች፣ ለምሳሌ ${subjects.grades.slice(0, 3).join(" ")}`,
  ].filter(Boolean);
  return `«${written}» የ${examInWords(system)} ውጤት ሆኖ አልተነበበም። የሚጻፈው፦ ${ways.join(" ወይም ")}።`;
};
