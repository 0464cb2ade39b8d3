import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileFieldsText: Words["profileFieldsText"] = {
  role: "እርስዎ ማን ነዎት?",
  fullName: "ሙሉ ስም",
  email: "ኢሜይል",
  phone: "ስልክ",
  optional: "ግዴታ አይደለም",
  country: "ሀገር",
  chooseYourCountry: "ሀገርዎን ይምረጡ",
  age: "ዕድሜ",
  choose: "ይምረጡ",
  ageHint: "ግዴታ አይደለም። ዕድሜዎ ከ18 በታች ከሆነ፣ የዜና ኢሜይሉን ከመላካችን በፊት ወላጅ ወይም አሳዳጊ መስማማት አለባቸው።",
  newsletter: "ሳምንታዊ የዜና ኢሜይል",
  alerts: "ማንቂያዎች በኢሜይል",
};
