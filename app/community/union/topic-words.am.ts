import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./topic-words.ts";

type Words = Translation<typeof english>;

export const topicNames: Words["topicNames"] = {
  technology: { name: "ቴክኖሎጂ", about: "ኮምፒውተር ሳይንስ፣ ምህንድስና፣ አርክቴክቸር" },
  health: { name: "ጤና እና እንክብካቤ", about: "ሕክምና፣ ነርሲንግ፣ ሳይኮሎጂ፣ ማኅበራዊ ሥራ" },
  business: { name: "ንግድ እና ሕግ", about: "ንግድ፣ ሕግ፣ ኮሙኒኬሽን" },
  sciences: { name: "ሳይንስ እና ግብርና", about: "ሳይንስ፣ ግብርና" },
  arts: { name: "ሥነ ጥበብ እና ትምህርት", about: "ሥነ ጥበብ፣ ትምህርት" },
  choosing: { name: "የት እንደሚያመለክቱ መምረጥ", about: "ሀገራት፣ ትምህርት ቤቶች፣ ኮርሶችና ዋጋቸው" },
  applying: { name: "ማመልከቻውን መጻፍ", about: "ድርሰቶች፣ የድጋፍ ደብዳቤዎች፣ ቅጾችና ሰነዶች" },
  tests: { name: "ፈተናዎች እና ቃለ መጠይቆች", about: "IELTS፣ SAT፣ GRE፣ ቃለ መጠይቅና ዝግጅቱ" },
  visas: { name: "ቪዛ እና ጉዞ", about: "የገንዘብ ማረጋገጫ፣ ኤምባሲዎች፣ በረራና የመጀመሪያው ሳምንት" },
  studying: { name: "በትምህርት ወቅት እና በኋላ", about: "ገንዘብ፣ መኖሪያ፣ እየተማሩ መሥራት፣ የሥራ ልምምድ፣ ወደ ሀገር መመለስ" },
  "ask-a-scholar": { name: "ያሸነፈን ይጠይቁ", about: "የትምህርት ዕድል ያገኙ ወይም ውጭ ሀገር የተማሩ ተማሪዎችን ይጠይቁ።" },
};

export const aboutCountry: Words["aboutCountry"] = (country) => `ፈተናዎች፣ ብድር፣ ኤምባሲዎችና ትምህርት ቤቶች፦ ${country}`;

export const groupNames: Words["groupNames"] = {
  scholars: "ያሸነፈን ይጠይቁ",
  country: "በሀገር",
  field: "በትምህርት ዘርፍ",
  stage: "በደረጃ",
};
