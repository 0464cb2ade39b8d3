import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const guardianFormText: Words["guardianFormText"] = {
  email: "የወላጅዎ ወይም የአሳዳጊዎ ኢሜይል",
  ask: "ስምምነት ይጠይቁ",
  failed: "ለአሳዳጊዎ አልጻፍንም",
};

export const guardianText: Words["guardianText"] = {
  expired: "ይህ ሊንክ ከእንግዲህ አይሠራም",
  title: "የወላጅ ወይም የአሳዳጊ ስምምነት",
  withdraw: "ስምምነቴን አነሳለሁ",
  refuse: "አልስማማም",
  notRecorded: "አልተመዘገበም",
  expiredWhy: "ጊዜው አልፎበታል፣ መለያው ተሰርዟል፣ ወይም ተማሪው ሌላ አሳዳጊ ጠይቋል።",
  forAccount: (email) => `ለዚህ የFursa መለያ፦ ${email}`,
  signOut: "ይውጡ",
  intro:
    "ይህ ተማሪ ዕድሜው ከ18 ዓመት በታች ነው። በእርስዎ ስምምነት ሳምንታዊ የዜና ኢሜይላችን ይላካል፤ ተማሪው ለሁሉም በሚታዩ ውይይቶች መጻፍም ይችላል። ስኮላርሺፕ መፈለግ እና ማስቀመጥ ያለ ስምምነቱ ይሠራል።",
  hasAgreed: "ተስማምተዋል። ስምምነትዎን እዚህ ማንሳት ይችላሉ።",
  agree: "ወላጅ ወይም አሳዳጊ ነኝ፤ እስማማለሁ",
};
