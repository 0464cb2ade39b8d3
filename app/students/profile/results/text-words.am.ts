import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resultCardText: Words["resultCardText"] = {
  year: "ዓመት (እ.ኤ.አ)",
  yearHint: "ካስታወሱት",
  choose: "ይምረጡ",
  sources: "ይህ እንዴት እንደሚቆጠር ያነበብንበት",
  asGpa: (gpa) => `${gpa} እንደ GPA ይጠቀሙ`,
  remove: (label) => `ያስወግዱ፦ ${label}`,
};

export const resultsFieldText: Words["resultsFieldText"] = {
  first: "ፈተና ወይም የውጤት መለኪያ",
  another: "ሌላ ፈተና ወይም የውጤት መለኪያ",
  choose: "ፈተና ወይም የውጤት መለኪያ ይምረጡ",
  add: "ይጨምሩ",
  addThis: "ይጨምሩ፦ ይህን ፈተና ወይም የውጤት መለኪያ",
};

export const subjectRowsText: Words["subjectRowsText"] = {
  subject: "የትምህርት ዓይነት",
  grade: "ውጤት",
  subjectNumber: (number) => `የትምህርት ዓይነት ${number}`,
  gradeOf: (subject) => `ውጤት፦ ${subject}`,
  gradeOfNumber: (number) => `የትምህርት ዓይነት ${number} ውጤት`,
  whichSubject: "ይህ ውጤት የየትኛው የትምህርት ዓይነት ነው?",
  tooLong: (most) => `ቢበዛ ${most} ፊደላት ይጠቀሙ።`,
  twice: (name) => `ይህ ሁለት ጊዜ ገብቷል፦ ${name}።`,
  year: (first, last) => `ከ${first} እስከ ${last} ያለ ዓመት (እ.ኤ.አ) ያስገቡ።`,
};
