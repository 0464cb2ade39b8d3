import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const eventWords: Words["eventWords"] = {
  title: "መጪ ዝግጅቶች",
  intro: "የፈተና ቀናት፣ ውጤቶች፣ የኮሌጅ ትርዒቶች፣ እንዲሁም ማመልከት የሚችሉበት ጊዜ።",
  description:
    "ለኬንያ፣ ናይጄሪያ፣ ጋና፣ ኢትዮጵያ እና ዩጋንዳ ተማሪዎች የፈተና ቀናት፣ የፈተና ውጤቶች፣ የኮሌጅ ትርዒቶች እና የማመልከቻ ቀናት። በቀን መቁጠሪያዎ ያስገቧቸው።",
  empty: "እስካሁን መጪ ዝግጅት የለም።",
  emptyHint: "ክፍት የሆኑ ስኮላርሺፖችን ይመልከቱ",
  more: "ስለዚህ ዝግጅት",
  calendar: "በቀን መቁጠሪያ ያስገቡ",
  visit: "የዝግጅቱ ድረ ገጽ",
  today: "ዛሬ",
  notFound: "ዝግጅቱ አልተገኘም",
};
