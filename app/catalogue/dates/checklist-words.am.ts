import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./checklist-words.ts";

type Words = Translation<typeof english>;

export const checklistWords: Words["checklistWords"] = {
  askReferees: (count) => (count < 2 ? "የድጋፍ ደብዳቤ ጸሐፊዎን ይጠይቁ" : `${count} ሰዎች የድጋፍ ደብዳቤ እንዲጽፉልዎ ይጠይቁ`),
  writeEssay: "ድርሰቶቹን ይጻፉ",
  send: "ማመልከቻውን ይላኩ",
  by: "እስከ",
  now: "አሁን",
  countedFrom: (day) => `ቀኖቹን ወደ ኋላ የምንቆጥረው ከሚዘጋበት ቀን፣ ${day} ነው።`,
  countedFromUsual: (day) => `ቀኖቹን ወደ ኋላ የምንቆጥረው ብዙውን ጊዜ ከሚዘጋበት ቀን፣ ${day} ነው። የዚህ ዙር ቀን ሊለይ ይችላል።`,
  monthOnly: (month) => `ብዙውን ጊዜ በ${month} ይዘጋል። ቀኑ ገና ስላልታወጀ እርምጃዎቹ ቀን የላቸውም።`,
};
