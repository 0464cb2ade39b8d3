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
};

export const studentFoldsText: Words["studentFoldsText"] = {
  sex: "ጾታ",
  courseHint: "ለምሳሌ፦ midwifery, solar energy, fashion design",
  currency: "በየትኛው ገንዘብ",
};
