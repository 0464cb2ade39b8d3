import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const standingWords: Words["standingWords"] = {
  likely: { title: "የመግባት ዕድሉ ሰፊ", hint: "ካለፉት ሦስት ዓመታት የመቁረጫ ነጥቦች ሁሉ በላይ" },
  possible: { title: "የመግባት ዕድል አለ", hint: "ካለፉት ሦስት ዓመታት በአንዳንዶቹ በቂ ነበር፣ በሁሉም ግን አይደለም" },
  stretch: { title: "ለጥቂት አይደርስም", hint: "ከቅርብ ዓመታት ዝቅተኛ የመቁረጫ ነጥብ በታች፣ ልዩነቱ ከአንድ ነጥብ ያነሰ" },
  qualified: { title: "የሚጠየቀው ውጤት ሁሉ አለዎት", hint: "የቅርብ ጊዜ የመቁረጫ ነጥቡን አናውቅም" },
  ask: { title: "ዩኒቨርሲቲውን ይጠይቁ", hint: "ይበቃ እንደሆነ መናገር የሚችለው ዩኒቨርሲቲው ብቻ ነው" },
  unknown: { title: "አይታወቅም", hint: "የትኞቹ የትምህርት ዓይነቶች እንደሚጠየቁ አናውቅም" },
  no: { title: "በዚህ ውጤት አይሆንም", hint: "የሚጎድለውን እንናገራለን" },
};

export const aggregateHints: Words["aggregateHints"] = {
  likely: "ከምናውቃቸው ድምሮች (aggregate) ሁሉ እኩል ወይም የተሻለ",
  possible: "ለሴቶች ወይም ለወንዶች በቂ ነው፣ ለሁለቱም ግን አይደለም",
  stretch: "ከምናውቀው ከፍተኛ ድምር (aggregate) በአንድ ይበልጣል",
};
