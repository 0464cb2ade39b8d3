import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const reasonNames: Words["reasonNames"] = {
  date: "ቀኑ ትክክል አይደለም",
  link: "ሊንኩ አይሠራም",
  closed: "ተዘግቷል",
  wrong: "ስህተት አለው ወይም ጊዜው አልፎበታል",
  scam: "ገንዘብ ይጠይቃል፣ ወይም ማጭበርበር ይመስላል",
  other: "ሌላ",
};

export const reportWords: Words["reportWords"] = {
  title: "ችግር ያሳውቁ",
  intro: (title) => `«${title}» ላይ ምን ችግር አለ? እያንዳንዱን ጥቆማ አርታኢ ይመለከታል።`,
  reason: "ችግሩ ምንድን ነው?",
  chooseReason: "ምክንያት ይምረጡ",
  note: "ተጨማሪ ይንገሩን",
  noteHint: "ለምሳሌ፣ ምን እንዲከፍሉ እንደተጠየቁ።",
  rightOn: "ትክክለኛው የሚዘጋበት ቀን",
  rightOnHint: "ቀኑ ስህተት ከሆነ እና ትክክለኛውን ካወቁ ብቻ።",
  notADay: "ቀኑን እንዲህ ይጻፉ፦ 2027-03-31 (እ.ኤ.አ)።",
  evidenceUrl: "ያነበቡበት ቦታ",
  evidenceUrlHint: "አርታኢ እንዲያረጋግጥ የገጹ ሊንክ።",
  notALink: "ሙሉ የድረ ገጽ አድራሻ ይጻፉ፣ ለምሳሌ https://example.org/apply።",
  email: "ኢሜይልዎ",
  emailHint: "መልስ ከፈለጉ ብቻ። አርታኢ ከመለሰ በኋላ እንሰርዘዋለን።",
  submit: "ጥቆማውን ይላኩ",
  submitting: "እየተላከ ነው...",
  problems: "እባክዎ እነዚህን ያስተካክሉ",
  thanks: { title: "ስለ ጥቆማዎ እናመሰግናለን", detail: "አርታኢ ይመለከተዋል።" },
  trap: "ይህን ቅጽ ፕሮግራም የሞላው ይመስላል። ሰው ከሆኑ የተደበቀውን ሳጥን ባዶ ትተው እንደገና ይላኩ።",
  stale: "ይህ ገጽ ለረጅም ጊዜ ተከፍቶ ቆይቷል። እባክዎ ጥቆማውን እንደገና ይላኩ።",
};

export const wrongDateWords: Words["wrongDateWords"] = {
  title: "ይህ ቀን ትክክል አይደለም",
  intro: "ትክክለኛውን የሚዘጋበት ቀን ይንገሩን። ገጹ ከመቀየሩ በፊት አርታኢ ያረጋግጠዋል።",
  now: "አሁን Fursa ላይ ያለው",
  rightOn: "ትክክለኛው የሚዘጋበት ቀን",
  where: "የት አዩት?",
  whereHint: "ሊንክ ቢሆን ይመረጣል። በቃላትም መጻፍ ይችላሉ፦ «ከዩኒቨርሲቲው የመጣ ኢሜይል»።",
  emailHint: "መልስ ከፈለጉ ብቻ። አርታኢ ከመለሰ በኋላ እንሰርዘዋለን።",
  submit: "ቀኑን ይላኩ",
};

export const editingWords: Words["editingWords"] = (reports) =>
  reports === 0 ? "ያርትዑ" : reports < 2 ? "ያርትዑ (1 ክፍት ጥቆማ)" : `ያርትዑ (${reports} ክፍት ጥቆማዎች)`;
