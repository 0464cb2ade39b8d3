import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const typeNames: Words["typeNames"] = {
  school: { name: "ትምህርት ቤት", tone: "marigold" },
  mentorship: { name: "የምክር ድጋፍ", tone: "indigo" },
  course: { name: "ሥልጠና", tone: "clay" },
  scholarship: { name: "ስኮላርሺፕ", tone: "mint" },
  internship: { name: "ኢንተርንሺፕ", tone: "indigo" },
};

export const sponsored: Words["sponsored"] = { title: "ጎላ ብለው የቀረቡ ዕድሎች", visit: "ድረ ገጹን ይጎብኙ" };

export const labelOf: Words["labelOf"] = (sponsor) => (sponsor ? `ስፖንሰር አድራጊ፦ ${sponsor}` : "ጎልቶ የቀረበ");
