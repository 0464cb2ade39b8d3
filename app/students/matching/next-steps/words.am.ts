import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const stepWords: Words["stepWords"] = {
  line: (step, opens) => `${step}፦ ${opens}`,
  opens: (count, isAtLeast) => {
    const more = count < 2 ? "ተጨማሪ 1 ዕድል ይከፈታል" : `ተጨማሪ ${count.toLocaleString("am")} ዕድሎች ይከፈታሉ`;
    return isAtLeast ? `ቢያንስ ${more}` : more;
  },
  refugeeLetter: (count) =>
    count < 2
      ? "የስደተኝነት ማስረጃ ከUNHCR ወይም ከስደተኞች ጽሕፈት ቤት ይጠይቁ፦ 1 ዕድል ለስደተኞች ነው"
      : `የስደተኝነት ማስረጃ ከUNHCR ወይም ከስደተኞች ጽሕፈት ቤት ይጠይቁ፦ ${count.toLocaleString("am")} ዕድሎች ለስደተኞች ናቸው`,
  diploma: "መጀመሪያ ለዲፕሎማ ያመልክቱ",
  ielts: (score) => `IELTS ተፈትነው ${score} ያግኙ`,
  finish: {
    secondary: "ሁለተኛ ደረጃን ያጠናቅቁ",
    vocational: "ሰርተፊኬት ወይም ዲፕሎማ ያጠናቅቁ",
    undergraduate: "የመጀመሪያ ዲግሪ ያጠናቅቁ",
    graduate: "ሁለተኛ ዲግሪ (ማስተርስ) ያጠናቅቁ",
  },
  kcse: (grade) => `KCSE እንደገና ተፈትነው ${grade} ያግኙ`,
  credit: "ለአንድ ተጨማሪ ክሬዲት አንድ የትምህርት ዓይነት እንደገና ይፈተኑ",
  englishAndMaths: "በሁለቱም ክሬዲት ለማግኘት እንግሊዝኛ እና ሒሳብ እንደገና ይፈተኑ",
  upperSecond: "በsecond class upper ዲግሪ ያጠናቅቁ",
  work: (years) => `${years} ዓመት ይሥሩ`,
};
