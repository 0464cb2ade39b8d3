import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./strip-words.ts";

type Words = Translation<typeof english>;

export const stripWords: Words["stripWords"] = {
  allYear: "ዓመቱን ሙሉ ክፍት ነው።",
  opens: ({ text, isUsual }) => (isUsual ? `ብዙውን ጊዜ ${text} ይከፈታል።` : `${text} ይከፈታል።`),
  closes: ({ text, isUsual }) => (isUsual ? `ብዙውን ጊዜ ${text} ይዘጋል።` : `${text} ይዘጋል።`),
  both: (opens, closes) => {
    if (opens.isUsual) return `ብዙውን ጊዜ ${opens.text} ይከፈታል፣ ${closes.text} ይዘጋል።`;
    return closes.isUsual
      ? `${opens.text} ይከፈታል፣ ብዙውን ጊዜ ${closes.text} ይዘጋል።`
      : `${opens.text} ይከፈታል፣ ${closes.text} ይዘጋል።`;
  },
};
