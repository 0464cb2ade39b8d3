import { namedChoices as named } from "#app/shared/forms/named-choices.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import * as lists from "#database/schema/lists.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const words: Words["words"] = {
  loading: "መገለጫዎ በመጫን ላይ...",
  created: { title: "መገለጫ ተፈጥሯል!", detail: "መገለጫዎ በተሳካ ሁኔታ ተፈጥሯል።" },
  updated: { title: "መገለጫ ተሻሽሏል!", detail: "መገለጫዎ በተሳካ ሁኔታ ተሻሽሏል።" },
  saveFailed: "መገለጫው አልተቀመጠም",
  loadFailed: "መገለጫው አልተከፈተም",
  lookAgain: "እባክዎ ምልክት የተደረገባቸውን ቦታዎች ይመልከቱ።",
  newsletter: "ሰኞ ሰኞ፦ አዳዲስ ጽሑፎች፣ አዳዲስ ስኮላርሺፖች እና በቅርቡ የሚዘጉ። በማንኛውም ጊዜ ማቆም ይችላሉ።",
  notifications: "ከመገለጫዎ ጋር የሚስማማ አዲስ ነገር በሚመጣባቸው ቀናት ኢሜይል። በማንኛውም ጊዜ ማቆም ይችላሉ።",
  onlyYou: "ይህን ማየት የሚችሉት እርስዎ ብቻ ነዎት።",
  fourAnswers:
    "ለመጀመሪያ ዝርዝር አራት መልሶች ይበቃሉ፦ ሀገርዎ፣ የሚፈልጉት ዲግሪ፣ የትምህርት መስክ እና ያጠናቀቁት ትምህርት። ይህን ማየት የሚችሉት እርስዎ ብቻ ነዎት።",
  ageDiffers: (age) => `በዚህ መሠረት ዕድሜዎ ${age} ነው። ይህ ከላይ ከመረጡት ዕድሜ ይለያል።`,
  waiting: (count) =>
    count < 2
      ? "ያለ ኢንተርኔት የሠሩት 1 ነገር አልተላከም። አሁን መላክ ካልቻልን እዚህ እንደገና እስኪገቡ ድረስ በዚህ ስልክ ይቆያል።"
      : `ያለ ኢንተርኔት የሠሯቸው ${count} ነገሮች አልተላኩም። አሁን መላክ ያልቻልነው እዚህ እንደገና እስኪገቡ ድረስ በዚህ ስልክ ይቆያል።`,
  seeWaiting: "በመጠባበቅ ላይ ያለውን ይመልከቱ",
  onlyConfirmed: "ሁለቱንም የምንልከው በሚገቡበት ኢሜይል ብቻ ነው፤ እሱም ከተረጋገጠ በኋላ።",
};

export const roleChoices: Words["roleChoices"] = named(lists.profileRoles, { student: "ተማሪ", parent: "ወላጅ" });
export const ageBandChoices: Words["ageBandChoices"] = named(lists.ageBands, {
  under_18: "ከ18 በታች",
  "18_to_24": "ከ18 እስከ 24",
  "25_and_over": "25 እና ከዚያ በላይ",
});
export const levelChoices: Words["levelChoices"] = named(lists.educationLevels, {
  high_school: "ሁለተኛ ደረጃ",
  undergraduate: "ቅድመ ምረቃ",
  graduate: "ድኅረ ምረቃ (ማስተርስ)",
  vocational: "የሙያ",
});
export const degreeChoices: Words["degreeChoices"] = named(lists.degreeTypes, {
  undergraduate: "ቅድመ ምረቃ",
  graduate: "ድኅረ ምረቃ (ማስተርስ)",
  doctorate: "ሦስተኛ ዲግሪ (PhD)",
  vocational: "የሙያ",
});
export const budgetChoices: Words["budgetChoices"] = named(lists.budgetRanges, {
  "0-5000": "በዓመት ከ0 እስከ 5,000 ዶላር",
  "5000-10000": "በዓመት ከ5,000 እስከ 10,000 ዶላር",
  "10000-20000": "በዓመት ከ10,000 እስከ 20,000 ዶላር",
  "20000+": "በዓመት 20,000 ዶላር እና ከዚያ በላይ",
});
