import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./exam-words.ts";

type Words = Translation<typeof english>;

export const examWords: Words["examWords"] = {
  unnamedSubject: (number) => `የትምህርት ዓይነት ${number}`,
  oneOf: (grades) => `ከእነዚህ አንዱ፦ ${grades}`,
  number: (least, most) => `ከ${least} እስከ ${most} ያለ ቁጥር`,
  grades: (least, examples) => `ቢያንስ ${least} ውጤቶች፣ ለምሳሌ ${examples}`,
  unreadable: (written, exam, ways) => `«${written}» የ${exam} ውጤት ሆኖ አልተነበበም። የሚጻፈው፦ ${ways.join(" ወይም ")}።`,
};
