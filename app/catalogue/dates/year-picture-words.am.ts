import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./year-picture-words.ts";

type Words = Translation<typeof english>;

export const yearPictureWords: Words["yearPictureWords"] = {
  title: "ዓመቱ በሥዕል",
  legend: "አረንጓዴ፦ ቀኑ የተረጋገጠ ነው። ባለ መስመር፦ ያለፉት ዓመታት የተለመዱ ቀናት። ክቡ የሚከፈትበት፣ ምሰሶው የሚዘጋበት ነው። ቀዩ መስመር ዛሬ ነው።",
};
