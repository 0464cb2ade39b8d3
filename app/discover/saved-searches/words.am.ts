import type { Translation } from "#app/shared/languages/translation.ts";
import { mostSearches } from "#database/schema/bounds.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const watchWords: Words["watchWords"] = {
  one: "ሲገኝ ይንገሩኝ",
  more: "ተጨማሪ ሲመጣ ይንገሩኝ",
  watching: "ተጨማሪ ሲመጣ እንነግርዎታለን። ፍለጋዎችዎን ይመልከቱ",
};

export const savedSearchWords: Words["savedSearchWords"] = {
  title: "ፍለጋዎችዎ",
  description: "በየቀኑ የምንፈልግልዎ ፍለጋዎች።",
  intro: "እነዚህን በየጠዋቱ እንፈልጋለን፤ አዲስ ነገር ስናገኝ ኢሜይል እንልክልዎታለን። ለእርስዎ ክፍት ያልሆኑትን አናካትትም።",
  saved: { title: "እንነግርዎታለን", detail: "ከዚህ ፍለጋ ጋር የሚስማማ አዲስ ነገር ሲመጣ ኢሜይል እንልክልዎታለን።" },
  cannotHear: "ፍለጋዎችዎን አስቀምጠናል፣ ግን ኢሜይል አይደርስዎትም። ማንቂያዎችዎ ጠፍተዋል ወይም ለጊዜው ቆመዋል፣ ወይም ገና መገለጫ የለዎትም።",
  settings: "የኢሜይል ቅንብሮች",
  failed: "አልተቀመጠም",
  whole: "መጀመሪያ የሆነ ቃል ይጻፉ ወይም ማጣሪያ ይምረጡ። ይህ ሙሉው ዝርዝር ነው።",
  tooLong: "ይህ ፍለጋ ለማስቀመጥ በጣም ረጅም ነው።",
  full: `${mostSearches} ፍለጋዎችን አስቀምጠዋል፤ ከዚህ በላይ አይቻልም። መጀመሪያ አንዱን ያስወግዱ።`,
  paused: { title: "ለጊዜው ቆሟል", detail: "እስኪያስቀጥሉት ድረስ ስለዚህ ፍለጋ ኢሜይል አንልክም።" },
  resumed: { title: "ቀጥሏል", detail: "ቀጣዩ ኢሜይል ያመለጠዎትን እስከ ሁለት ሳምንት ወደ ኋላ ያካትታል።" },
  gone: "ይህ ፍለጋ ከእንግዲህ በዝርዝርዎ የለም።",
  notChanged: "አልተቀየረም",
  notRemoved: "አልተወገደም",
  removed: (name) => `ተወግዷል፦ ${name}`,
  undo: "ወደነበረበት ይመልሱ",
  broughtBack: "ወደ ዝርዝርዎ ተመልሷል",
  since: (day) => `ከ${day} ጀምሮ`,
  resting: "ለጊዜው ቆሟል",
  pause: "ለጊዜው ያቁሙ",
  resume: "ያስቀጥሉ",
  remove: "ያስወግዱ",
  empty: "እስካሁን ፍለጋ የለዎትም።",
  emptyHint: "የሆነ ነገር ይፈልጉ፤ ከውጤቱ በታች «ተጨማሪ ሲመጣ ይንገሩኝ» የሚለውን ይጫኑ።",
  browse: "ዕድሎችን ይመልከቱ",
  back: "የተቀመጡ",
};
