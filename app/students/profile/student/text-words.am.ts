import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const foldText: Words["foldText"] = {
  empty: "እስካሁን መልስ የለም",
};

export const studentFieldsText: Words["studentFieldsText"] = {
  level: "አሁን ያሉበት የትምህርት ደረጃ",
  graduationYear: "የሚመረቁበት ዓመት (እ.ኤ.አ)",
  gpa: "GPA",
  fields: "የሚፈልጓቸው የትምህርት መስኮች",
  targetCountries: "መማር የሚፈልጉባቸው ሀገራት",
  yearHint: (first, last) => `ከ${first} እስከ ${last}`,
  moreCountries: "ተጨማሪ ሀገራት",
};

export const studentFoldsText: Words["studentFoldsText"] = {
  sex: "ጾታ",
  courseHint: "ለምሳሌ፦ midwifery, solar energy, fashion design",
  currency: "የገንዘብ ዓይነት",
  title: "ይበልጥ ተስማሚ ዕድሎችን ለማግኘት እነዚህን ይመልሱ",
  chooseCitizenship: "ዜግነት ይምረጡ",
  addCitizenship: "ይጨምሩ፦ ዜግነት",
  chooseCountry: "ሌላ ሀገር ይምረጡ",
  addCountry: "ይጨምሩ፦ ሌላ ሀገር",
  add: "ይጨምሩ",
  chosen: (label) => `${label}፦ የተመረጡ`,
  remove: (name) => `ያስወግዱ፦ ${name}`,
  score: (test, least, most) => `የ${test} ነጥብ፣ ከ${least} እስከ ${most}`,
  range: (least, most) => `${least}–${most}`,
};

export const studentProblems: Words["studentProblems"] = {
  notInList: "ከዝርዝሩ ይምረጡ።",
  tooMany: (most) => `ቢበዛ ${most} ይምረጡ።`,
  noDay: "ቀን እንዲህ ያስገቡ፦ 2008-03-15 (እ.ኤ.አ)።",
  strangeYear: "ዓመቱ ትክክል መሆኑን ያረጋግጡ።",
};

export const summaryText: Words["summaryText"] = {
  from: (place) => `የመጡበት፦ ${place}`,
  year: (year) => `${year}ኛ ዓመት`,
  finishedIn: (year) => `የማጠናቀቂያ ዓመት፦ ${year}`,
  born: (day) => `የትውልድ ቀን፦ ${day}`,
  age: (age) => `ዕድሜ፦ ${age}`,
  work: (years) => `የሥራ ልምድ፦ ${years} ዓመት`,
  noTests: "ፈተና የለም",
};
