import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./year-picture-words.ts";

type Words = Translation<typeof english>;

export const yearPictureWords: Words["yearPictureWords"] = {
  title: "ዓመቱ በሥዕል",
  legend: "አረንጓዴ፦ የተረጋገጠ። ባለ መስመር፦ የተለመዱ ቀናት። ክብ፦ መከፈቻ። አጭር መስመር፦ መዝጊያ። ቀይ መስመር፦ ዛሬ።",
};
