import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./slide-words.ts";

type Words = Translation<typeof english>;

export const slideWords: Words["slideWords"] = {
  slide: (number, title) => `ስላይድ ${number}፦ ${title}`,
  stop: "ስላይዶቹን ያቁሙ",
  go: "ስላይዶቹ በራሳቸው ይቀያየሩ",
};

export const exampleWords: Words["exampleWords"] = {
  award: { title: "በምሕንድስና የማስተርስ የትምህርት ዕድል", place: "ጀርመን · በ18 ቀን ውስጥ ይዘጋል" },
  bursary: { title: "ለማንኛውም የትምህርት መስክ የገንዘብ ድጋፍ", place: "ደቡብ አፍሪካ · በ2 ወር ውስጥ ይዘጋል" },
  field: "የትምህርት መስክ",
  country: "ሀገር",
  level: "ደረጃ",
  gpa: "አማካይ ውጤት (GPA)",
  match: (percent) => `${percent}% ይስማማል`,
};
