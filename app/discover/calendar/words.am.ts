import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const calendarWords: Words["calendarWords"] = {
  title: "መጪው ዓመት",
  intro: "በየትኛው ወር ምን እንደሚከፈት እና ምን እንደሚዘጋ። የተለመዱ ቀናት ሊለወጡ ስለሚችሉ ይፋዊውን ድረ ገጽ ይመልከቱ።",
  own: "ለእርስዎ ክፍት ያልሆኑትን አናካትትም።",
  description:
    "ለኬንያ፣ ናይጄሪያ፣ ጋና፣ ኢትዮጵያ እና ዩጋንዳ ተማሪዎች የተዘጋጁ ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች በመጪው ዓመት መቼ እንደሚከፈቱ እና እንደሚዘጉ፣ በየወሩ።",
  months: "ወራት",
  opens: "ይከፈታል",
  closes: "ይዘጋል",
  usually: (month) => `ብዙውን ጊዜ በ${month.replace(/ \d{4}$/, "")}`,
  aboutDay: (day) => `${day} ገደማ`,
  nothing: "ለዚህ ወር የታወቀ ቀን የለም።",
  none: "በመጪው ዓመት ምንም ቀን አልተገኘም። በሌላ ቃል ወይም በጥቂት ማጣሪያዎች ይሞክሩ።",
  more: (rest) => `እና ${rest.toLocaleString("am")} ተጨማሪ`,
  inMonth: {
    opens: (month) => `በ${month} የሚከፈቱ`,
    closes: (month) => `በ${month} የሚዘጉ`,
  },
  happenings: "መዝጊያ ወይም መክፈቻ",
  count: (all, text) =>
    `${text ? `ለ«${text}» የተገኙ ቀናት፦ ${all.toLocaleString("am")}` : `የተገኙ ቀናት፦ ${all.toLocaleString("am")}`}። የታወጁት መጀመሪያ ይመጣሉ። ሌሎቹን ከማቀድዎ በፊት በይፋዊው ድረ ገጽ ያረጋግጡ።`,
  back: "ወደ መጪው ዓመት ይመለሱ",
  file: "እነዚህን ቀናት በቀን መቁጠሪያዎ ያስገቡ",
  browse: "በዝርዝር መልክ ይመልከቷቸው",
  search: "በቀን መቁጠሪያው ይፈልጉ",
  usuallyOpens: "ብዙውን ጊዜ የሚከፈተው",
  moreIn: {
    closes: (rest, month) => `እና በ${month} የሚዘጉ ${rest.toLocaleString("am")} ተጨማሪ`,
    opens: (rest, month) => `እና በ${month} የሚከፈቱ ${rest.toLocaleString("am")} ተጨማሪ`,
  },
};
