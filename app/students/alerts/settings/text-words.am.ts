import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const alertsText: Words["alertsText"] = {
  needProfile: "መጀመሪያ መገለጫ ይፍጠሩ። ከዚያ የሚስማማዎትን እናውቃለን።",
  paused: "ማንቂያዎች ለጊዜው ቆመዋል",
  pauseTitle: "እረፍት ይፈልጋሉ?",
  resumeHint: "ሲያስቀጥሉ ያመለጠዎትን እንነግርዎታለን።",
  pauseHint: "ሌላ ነገር ሳይቀይሩ ማንቂያዎችን ለጊዜው ያቁሙ።",
  resume: "ማንቂያዎችን ያስቀጥሉ",
  pause: "ማንቂያዎችን ለጊዜው ያቁሙ",
  profile: "መገለጫ",
  createProfile: "መገለጫ ይፍጠሩ",
  refusingTitle: "አድራሻዎ ኢሜይሎቻችንን እየተቀበለ አይደለም",
  tryAgain: "አድራሻዬን እንደገና ይሞክሩ",
};

export const sentMailsText: Words["sentMailsText"] = {
  title: "የላክናቸው",
  notDelivered: "አልደረሰም",
  onItsWay: "በመላክ ላይ",
  items: (count) => (count < 2 ? `${count} ዕድል` : `${count} ዕድሎች`),
};

export const settingsFormText: Words["settingsFormText"] = {
  alerts: "ስለ ተስማሚ ዕድሎቼ እና ቀነ ገደቦቼ ኢሜይሎች",
  alertsHint: "ሁሉንም ማንቂያዎች እና አስታዋሾች ለማቆም ይህን ያጥፉ።",
  howOften: "በየስንት ጊዜው",
  threshold: "ዝቅተኛው ነጥብ",
  reminders: "ያስቀመጥኳቸውን ቀነ ገደቦች ያስታውሱኝ",
  remindersHint: "ከመዘጋታቸው 14፣ 3 እና 1 ቀን በፊት፣ እንዲሁም ሲከፈቱ ወይም ቀናቸው ሲቀየር። በቀን ቢበዛ አንድ ኢሜይል።",
  summary: "የእሑድ ማጠቃለያ",
  summaryHint: "በሚቀጥለው ሳምንት የሚደርሱት እና የት እንደደረሱ። ያስቀመጡት ነገር ከሌለ ኢሜይል አንልክም።",
  newsletter: "ሳምንታዊው የዜና ኢሜይል",
  newsletterHint: "ሰኞ ሰኞ፦ አዳዲስ ጽሑፎች፣ አዳዲስ ስኮላርሺፖች፣ በቅርቡ የሚዘጉ።",
  saving: "እየተቀመጠ ነው...",
  title: "ማንቂያዎች እና አስታዋሾች",
  newsletterTitle: "የዜና ኢሜይል",
  save: "ያስቀምጡ",
  rhythms: { daily: "አዲስ ነገር ባለበት ቀን ሁሉ", weekly: "በሳምንት አንድ ጊዜ" },
  percentHint: (least, most) => `ከ${least} (ሁሉም ተስማሚ ዕድሎች) እስከ ${most}።`,
  percentWrong: (least, most) => `ከ${least} እስከ ${most} ያለ ቁጥር ያስገቡ።`,
};
