import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./mail-words.ts";

type Words = Translation<typeof english>;

export const receiptWords: Words["receiptWords"] = {
  subject: "የአጋርነት ማመልከቻዎ ደርሶናል",
  thanks: "በFursa ላይ ስላሳዩት ፍላጎት እናመሰግናለን። የትምህርት ቤትዎ ማመልከቻ ደርሶናል። በ2 የሥራ ቀናት ውስጥ እናገኝዎታለን።",
  more: (contactEmail) => `የሚጨምሩት ወይም የሚቀይሩት ካለ ወደ ${contactEmail} ይጻፉ።`,
  notYou: "ካላመለከቱ፣ ሌላ ሰው አድራሻዎን በስህተት ጽፎ ነው። ይህን ኢሜይል መተው ይችላሉ።",
};
