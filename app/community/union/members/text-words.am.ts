import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const nameText: Words["nameText"] = {
  title: "የሚታየው ስምዎ",
  displayName: "የሚታይ ስም",
  country: "ሀገር",
  chooseACountry: "ሀገር ይምረጡ",
  saving: "እየተቀመጠ ነው...",
  intro: "ሌሎች የሚያዩት ይህን ስምና ሀገርዎን ብቻ ነው።",
  save: "ስሙን ያስቀምጡ",
};

export const obstacleText: Words["obstacleText"] = { sendAgain: "ሊንኩን እንደገና ይላኩ" };

export const nameErrors: Words["nameErrors"] = {
  length: (least, most) => `ከ${least} እስከ ${most} ፊደላት ይጠቀሙ።`,
  address: "የኢሜይል አድራሻ አይጠቀሙ፦ ይህን ስም ሁሉም ሰው ያነበዋል።",
  digits: "ማንም እንዳይደውልልዎ ቢበዛ አራት አሃዞች ይጠቀሙ።",
  letters: "ፊደላትና አሃዞች ይጠቀሙ፤ በመካከላቸው አንድ ክፍተት፣ ነጥብ ወይም ሰረዝ ይቻላል።",
  reserved: "ይህ ስም የአንድ ቢሮ ወይም የእኛ ቡድን ይመስላል። እባክዎ ሌላ ይምረጡ።",
};
