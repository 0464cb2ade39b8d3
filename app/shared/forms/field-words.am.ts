import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./field-words.ts";

type Words = Translation<typeof english>;

export const fieldWords: Words["fieldWords"] = {
  enter: () => "ይህን ይሙሉ።",
  write: () => "እዚህ ይጻፉ።",
  choose: () => "አንድ መልስ ይምረጡ።",
  tooLong: (most) => `ቢበዛ ${most} ፊደላት ይጠቀሙ።`,
  email: "ሙሉ የኢሜይል አድራሻ ይጻፉ፣ ለምሳሌ amina@example.com።",
  phone: "የስልክ ቁጥሩን በአሃዝ ይጻፉ፣ ለምሳሌ +254 712 345678።",
  password: "የይለፍ ቃልዎን ያስገቡ።",
  tooShort: (least) => `ቢያንስ ${least} ፊደላት መሆን አለበት`,
  number: (least, most) => `ከ${least} እስከ ${most} ያለ ቁጥር ያስገቡ።`,
  whole: "ሙሉ ቁጥር ያስገቡ።",
  decimals: (most) => (most < 2 ? `ከነጥብ በኋላ ቢበዛ ${most} አሃዝ።` : `ከነጥብ በኋላ ቢበዛ ${most} አሃዞች።`),
  oneOf: "ከዝርዝሩ አንዱን ይምረጡ።",
  someOf: "ከዝርዝሩ ይምረጡ።",
  once: "እያንዳንዱን አንድ ጊዜ ብቻ ይምረጡ።",
  lost: "የቅጹ ከፊል ጠፍቷል። እባክዎ እንደገና ይላኩት።",
};
