import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const feedWords: Words["feedWords"] = {
  title: "በFursa ላይ ያሉ አዲስ ስኮላርሺፖች",
  subtitle: "ለኬንያ፣ ናይጄሪያ፣ ጋና፣ ኢትዮጵያ እና ዩጋንዳ ተማሪዎች የቀረቡ ስኮላርሺፖች፣ አዲሶቹ መጀመሪያ።",
  closes: (day) => `የሚዘጋበት ቀን፦ ${day}`,
  usuallyCloses: (day) => `ብዙውን ጊዜ በ${day} ይዘጋል`,
};
