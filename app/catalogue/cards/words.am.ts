import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const cardWords: Words["cardWords"] = {
  loan: (sum) => `ብድር፦ ${sum}`,
  withTuition: (sum) => `${sum} + የትምህርት ክፍያ`,
  foreignStudents: "የውጭ ሀገር ተማሪዎች",
  paid: "የሚከፈልበት",
  unpaid: "የማይከፈልበት",
  women: "ሴቶች",
  from: (region) => `ከ${region}`,
  livingIn: (place) => `በ${place} የሚኖሩ`,
  forPeopleOf: (people) => `ለ${people}`,
  anyCountry: "ማንኛውም ሀገር",
  masters: "ማስተርስ",
  viewDetails: "ዝርዝሩን ይመልከቱ",
  phd: "ፒኤችዲ (PhD)",
  compare: "ያወዳድሩ",
  compareThis: (title) => `ያወዳድሩ፦ ${title}`,
  viewDetailsOf: (title) => `ዝርዝሩን ይመልከቱ፦ ${title}`,
};

export const unionNames: Words["unionNames"] = {
  Africa: "ማንኛውም የአፍሪካ ሀገር",
  "Sub-Saharan Africa": "ከሰሃራ በታች ያሉ የአፍሪካ ሀገራት",
  Commonwealth: "የኮመንዌልዝ ሀገራት",
};

export const peopleNames: Words["peopleNames"] = {
  Kenya: "ኬንያውያን",
  Nigeria: "ናይጄሪያውያን",
  Ghana: "ጋናውያን",
  Ethiopia: "ኢትዮጵያውያን",
  Uganda: "ዩጋንዳውያን",
};

export const shortGroupNames: Words["shortGroupNames"] = {
  low_income: "ዝቅተኛ ገቢ ያላቸው",
  disability: "አካል ጉዳተኞች",
  rural: "የገጠር ነዋሪዎች",
  first_generation: "ከቤተሰቡ መጀመሪያ የሚማሩ",
};
