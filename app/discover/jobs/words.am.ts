import { formatNumber } from "#app/shared/languages/formats.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const jobWords: Words["jobWords"] = {
  title: "ሥራዎች እና ኢንተርንሺፖች",
  intro: "ለተማሪዎች እና አዲስ ለተመረቁ የሚከፈልበት ሥራ፣ የሥራ ልምምድ እና ፕሮግራሞች።",
  description:
    "በኬንያ፣ ናይጄሪያ፣ ጋና፣ ኢትዮጵያ፣ ዩጋንዳ እና በኢንተርኔት ለተማሪዎች እና አዲስ ለተመረቁ የሚሆኑ ኢንተርንሺፖችን እና የሙሉ ጊዜ ሥራዎችን ይፈልጉ።",
  search: "ሥራን በስም፣ በድርጅት ወይም በመስክ ይፈልጉ",
  placeholder: "ሥራዎችን ይፈልጉ...",
  empty: "ከፍለጋዎ ጋር የሚስማማ ዕድል አልተገኘም።",
  loading: "ዕድሎች በመጫን ላይ...",
  seeAll: "ሁሉንም ዕድሎች ይመልከቱ",
  counted: (count) => `${formatNumber(count)} ${count < 2 ? "ዕድል" : "ዕድሎች"}`,
  foundFor: (found, text) => `${found}፦ «${text}»`,
};

export const jobTabNames: Words["jobTabNames"] = {
  all: "ሁሉም",
  internship: "ኢንተርንሺፖች",
  "full-time": "የሙሉ ጊዜ",
};
