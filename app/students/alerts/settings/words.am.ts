import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const settingsWords: Words["settingsWords"] = {
  title: "ከFursa የሚመጡ ኢሜይሎች",
  intro: "ምን እንደምንልክልዎ፣ በየስንት ጊዜው እና እስካሁን የተላከው።",
  saved: { title: "ተቀምጧል", detail: "አዲሶቹ የኢሜይል ቅንብሮችዎ ተቀምጠዋል።" },
  paused: {
    title: "ማንቂያዎች ለጊዜው ቆመዋል",
    detail: "እስኪያስቀጥሏቸው ድረስ ማንቂያ አይደርስዎትም። አስታዋሾች ግን ይደርስዎታል።",
  },
  resumed: {
    title: "ማንቂያዎች ቀጥለዋል",
    detail: "ቀጣዩ ያመለጠዎትን እስከ ሁለት ሳምንት ወደ ኋላ ያካትታል።",
  },
  tryingAgain: { title: "ወደ አድራሻዎ እንደገና እንሞክራለን", detail: "ቀጣዩ ኢሜይል እንደተለመደው ይደርስዎታል።" },
  notSaved: "አልተቀመጠም",
  lookAgain: "እባክዎ ምልክት የተደረገባቸውን ቦታዎች ይመልከቱ።",
  addressPaused: (email) =>
    `ወደ ${email} የላክናቸው ሦስት ኢሜይሎች ተመልሰዋል። ስለዚህ ማንቂያዎችን፣ አስታዋሾችን እና የዜና ኢሜይሉን ለጊዜው አቁመናል። አድራሻው አሁን የሚሠራ ከሆነ እንደገና ይሞክሩ።`,
  guardian: "ዕድሜዎ ከ18 ዓመት በታች ስለሆነ፣ የዜና ኢሜይሉን ከመላካችን በፊት ወላጅ ወይም አሳዳጊ መስማማት አለባቸው።",
  searches: "ያስቀመጧቸው ፍለጋዎች",
  onAnyPhone: (code) => `ቀነ ገደቦችዎ በማንኛውም ስልክ፣ ያለ ዳታ፦ ${code}`,
  nothingSent: "እስካሁን ምንም አልላክንልዎትም።",
};

export const mailingNames: Words["mailingNames"] = {
  alert: "ማንቂያ",
  reminder: "አስታዋሽ",
  newsletter: "የዜና ኢሜይል",
  summary: "ማጠቃለያ",
};
