import type { Translation } from "#app/shared/languages/translation.ts";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import type * as english from "./problem-words.ts";
import { mostColumns, mostRows } from "./rules.ts";
import { usualExams } from "./words.ts";

type Words = Translation<typeof english>;

export const listProblems: Words["listProblems"] = {
  country: "የትምህርት ቤትዎን ሀገር ይምረጡ።",
  empty: "የክፍል ዝርዝር ያስገቡ፣ ወይም ፋይል ይምረጡ።",
  tooLarge: "ዝርዝሩ ከ20 KB ይበልጣል። በሁለት ከፍለው፣ የምንጠቀምባቸውን ዓምዶች ብቻ ይላኩ።",
  isCut: "ይህ መጀመሪያው ነው።",
  unclosedQuote: (line) => `በመስመር ${line} የተከፈተው የጥቅስ ምልክት አልተዘጋም።`,
  noHeader: "በዚህ መስመር ይጀምሩ፦ grade,field",
  onlyHeader: "ከመጀመሪያው መስመር በታች ተማሪዎች የሉም።",
  tooManyRows: `ከ${mostRows} ተማሪዎች ይበልጣል። በአንድ ጊዜ ቢበዛ ${mostRows} ይላኩ፣ አንዱን ክፍል ከሌላው በኋላ።`,
  tooManyColumns: `ከ${mostColumns} በላይ ዓምዶች አሉ። የምንጠቀምባቸውን ዓምዶች ብቻ ይላኩ።`,
};

export const problemWords: Words["problemWords"] = {
  nothing: "ውጤት ወይም የትምህርት መስክ ይጨምሩ።",
  tooLong: "ከሕዋሶቹ አንዱ በጣም ረጅም ነው።",
  exam: (written) => `«${written}» የሚለውን ፈተና አናውቀውም። ከእነዚህ አንዱን ይጻፉ፦ ${usualExams.join(", ")}።`,
  field: (written) => `«${written}» የሚለውን የትምህርት መስክ አናውቀውም። ከእነዚህ አንዱን ይጻፉ፦ ${fieldsOfInterest.join(", ")}።`,
  country: (written) => `«${written}» የሚለውን ሀገር አናውቀውም። የአፍሪካ ሀገር ስም በእንግሊዝኛ ይጻፉ።`,
  level: (written) => `«${written}» የሚለውን ደረጃ አናውቀውም። ከእነዚህ አንዱን ይጻፉ፦ diploma, degree, masters ወይም PhD።`,
  subjects: (written) =>
    `«${written}» የሚሉትን የትምህርት ዓይነቶች ማንበብ አልቻልንም። እንዲህ ይጻፉ፦ Eng B+, Kis B, Mat C+። ለKCSE እና ለWASSCE ፕሮግራሞች አሉን።`,
  sex: (written) => `«${written}» የሚለውን ማንበብ አልቻልንም። f ወይም m ይጻፉ፣ ወይም ይተዉት።`,
};
