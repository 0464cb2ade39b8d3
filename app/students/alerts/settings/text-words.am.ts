import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const alertsText: Words["alertsText"] = {
  needProfile: "ማንቂያዎች የሚያመሳክሩት መገለጫ ያስፈልጋቸዋል።",
  paused: "ማንቂያዎች ለጊዜው ቆመዋል",
  pauseTitle: "እረፍት ይፈልጋሉ?",
  resumeHint: "ሲያስቀጥሉ ያመለጠዎትን እንነግርዎታለን።",
  pauseHint: "ሌላ ነገር ሳይቀይሩ ማንቂያዎችን ለጊዜው ያቁሙ።",
  resume: "ማንቂያዎችን ያስቀጥሉ",
  pause: "ማንቂያዎችን ለጊዜው ያቁሙ",
};

export const sentMailsText: Words["sentMailsText"] = {
  title: "የላክናቸው",
  notDelivered: "አልደረሰም",
  onItsWay: "በመላክ ላይ",
  oneItem: "1 ዕድል",
};

export const settingsFormText: Words["settingsFormText"] = {
  alerts: "ስለ ተስማሚ ዕድሎቼ እና ቀነ ገደቦቼ ኢሜይሎች",
  alertsHint: "ሁሉንም ማንቂያዎች እና አስታዋሾች ለማቆም ይህን ያጥፉ።",
  howOften: "በየስንት ጊዜው",
  threshold: "ከዚህ በመቶ ጀምሮ",
  reminders: "ያስቀመጥኳቸውን ቀነ ገደቦች ያስታውሱኝ",
  remindersHint: "ከመዘጋታቸው 14፣ 3 እና 1 ቀን በፊት፣ እንዲሁም ሲከፈቱ ወይም ቀናቸው ሲቀየር። በቀን ቢበዛ አንድ ኢሜይል።",
  summary: "የእሑድ ማጠቃለያ",
  summaryHint: "በሚቀጥለው ሳምንት የሚደርሱት እና የት እንደደረሱ። ያስቀመጡት ነገር ከሌለ ኢሜይል አንልክም።",
  newsletter: "ሳምንታዊው የዜና ኢሜይል",
  newsletterHint: "ሰኞ ሰኞ፦ አዳዲስ ጽሑፎች፣ አዳዲስ ስኮላርሺፖች፣ በቅርቡ የሚዘጉ።",
  saving: "እየተቀመጠ ነው...",
};
