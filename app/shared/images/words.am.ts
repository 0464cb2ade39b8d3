import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const imageWords: Words["imageWords"] = {
  none: "በዚህ ሊንክ ምስል አላገኘንም።",
  large: "ምስሉ ከ2 MB ይበልጣል።",
  hint: "በአሥር ደቂቃ ውስጥ ትንሽ ቅጂ ወስደን ከዚህ እናሳያለን።",
  problem: (why) => `ምስሉን ማግኘት ስላልቻልን አናሳይም። ${why}`,
  photoOf: (name) => `ፎቶ፦ ${name}`,
  logoOf: (name) => `አርማ፦ ${name}`,
  imageOf: (name) => `ምስል፦ ${name}`,
  tooMuch: "ምስሉ ለማንበብ በጣም ትልቅ ነው።",
};
