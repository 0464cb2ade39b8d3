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
  aboutYou: "ስለ እርስዎ",
  emails: "ከእኛ የሚመጡ ኢሜይሎች",
};

export const profileCardsText: Words["profileCardsText"] = {
  back: "መገለጫዎ",
  matches: "ለእኔ ተስማሚ የሆኑትን ይመልከቱ",
  confirmTitle: "ኢሜይልዎን ያረጋግጡ",
  confirm: (email) =>
    `ሊንክ ወደ ${email} ልከናል። ማንቂያዎች እና የዜና ኢሜይል የሚላኩት ለተረጋገጡ አድራሻዎች ብቻ ነው። በተማሪዎች መድረክ ያሉ ጽሑፎች እና ድምፆችም የሚቆጠሩት ከእነዚህ ብቻ ነው።`,
  sendAgain: "ሊንኩን እንደገና ይላኩ",
  circumstances: "የእርስዎ ሁኔታ",
  circumstancesNote: "ስደተኛ፣ አካል ጉዳተኛ፣ ወላጅ ያጣ ወይም ዝቅተኛ ገቢ",
  guardianTitle: "የወላጅ ወይም የአሳዳጊ ስምምነት",
  agreed: (email) => `${email} በዜና ኢሜይሉ እና በይፋ በሚወጡ ጽሑፎች ተስማምተዋል።`,
  guardianWhy: "ዕድሜዎ ከ18 ዓመት በታች ስለሆነ፣ የዜና ኢሜይሉን ከመላካችን ወይም በይፋ ከመጻፍዎ በፊት ወላጅ ወይም አሳዳጊ መስማማት አለባቸው።",
  waiting: (email) => `ወደ ${email} ጽፈናል፤ መልስ እየጠበቅን ነው።`,
  account: "መለያዎ",
  admin: "የአስተዳዳሪ ገጽ",
  children: "ልጆችዎ",
  alerts: "ማንቂያዎች፣ አስታዋሾች እና የዜና ኢሜይል",
  security: "መግቢያ እና ደኅንነት",
  data: "የእርስዎ መረጃ፦ ያውርዱ ወይም ይሰርዙ",
  privacy: "ግላዊነት",
  signOut: "ይውጡ",
};

export const hiddenSaveText: Words["hiddenSaveText"] = { save: "ያስቀምጡ" };
