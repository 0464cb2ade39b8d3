import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const gradeWords: Words["gradeWords"] = {
  kcsePoints: (points) => `ይህ ከ12 ውስጥ ${points} ነጥብ ነው።`,
  credits: (count) => `${count} ክሬዲት።`,
  creditsWithEnglishAndMaths: (count) => `እንግሊዝኛ እና ሒሳብን ጨምሮ ${count} ክሬዲት።`,
  aggregate: (sum) => `ድምር (aggregate)፦ ${sum}።`,
  principalPasses: (count) =>
    count < 2 ? `${count} ዋና ማለፊያ (principal pass)።` : `${count} ዋና ማለፊያዎች (principal passes)።`,
  uacePoints: (points) => `ከ20 ውስጥ ${points} ነጥብ።`,
  percent: (percent) => `ይህ ${percent}% ነው።`,
  gpa: {
    "as it is": (gpa) => `ይህን ከ4 ውስጥ ${gpa} ብለን እንቆጥረዋለን።`,
    about: (gpa) => `ይህን ከ4 ውስጥ ${gpa} ብለን እንቆጥረዋለን። ኮሌጆች በጥቂቱ ለየት አድርገው ሊያዩት ይችላሉ።`,
    estimate: (gpa) => `ይህን ከ4 ውስጥ ${gpa} ብለን እንቆጥረዋለን። ይህ ግምት ነው፤ የሚወስነው ኮሌጁ ነው።`,
  },
  gradingChanged: (year) => `ከ${year} እ.ኤ.አ በኋላ የውጤት አሰጣጡ ተቀይሯል። ውጤትዎን እናስቀምጣለን። እንዴት እንደሚያሰላው ኮሌጁን ይጠይቁ።`,
  noGpa: "ይህን ወደ GPA አንቀይረውም። ይህን ውጤት የሚጠይቁ ስኮላርሺፖች ራሱን ውጤቱን ይመለከታሉ።",
};
