import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const alertWords: Words["alertWords"] = {
  subject: (count, openNow, best) => {
    if (openNow > 0) {
      return openNow < 2 ? `አሁን ለእርስዎ ክፍት ነው፦ ${best}` : `${openNow} ዕድሎች አሁን ለእርስዎ ክፍት ናቸው፦ ${best}`;
    }
    return count < 2 ? `አዲስ በFursa፦ ${best}` : `${count} አዳዲስ ዕድሎች በFursa፦ ${best}`;
  },
  title: (count) => (count < 2 ? "አዲስ ለእርስዎ" : `${count} አዳዲስ ዕድሎች ለእርስዎ`),
  intro: (count, openNow) =>
    count < 2
      ? "Fursa ላይ ለእርስዎ ሊሆን የሚችል አዲስ ነገር አለ። ማመልከት ይችሉ እንደሆነ ከሥሩ ተጽፏል።"
      : `አዳዲስ ዕድሎች፦ ${count}። አሁን ለእርስዎ ክፍት የሆኑ፦ ${openNow}። ማመልከት ይችሉ እንደሆነ በእያንዳንዱ ላይ ተጽፏል።`,
  all: "ለእኔ ተስማሚ የሆኑትን ሁሉ ይመልከቱ",
  why: "ይህ ኢሜይል የደረሰዎት በFursa መገለጫዎ የተስማሚ ዕድሎች ማንቂያ ስለበራ ነው።",
};

export const searchAlertWords: Words["searchAlertWords"] = {
  title: "ለፍለጋዎችዎ አዲስ",
  intro: "Fursa ላይ ከፍለጋዎ ጋር የሚስማማ አዲስ ነገር አለ።",
  subject: (count, title) => (count < 2 ? `ለፍለጋዎ አዲስ፦ ${title}` : `ለፍለጋዎችዎ ${count} አዳዲስ ዕድሎች፦ ${title}`),
  foundBy: (name) => `አዲስ ለዚህ ፍለጋ፦ ${name}`,
  see: (more) => (more > 0 ? `${more} ተጨማሪ ይመልከቱ` : "ይህን ፍለጋ ይመልከቱ"),
  all: "ፍለጋዎቼን ይመልከቱ",
  why: "ይህ ኢሜይል የደረሰዎት ስለ አዳዲስ ተስማሚ ዕድሎች እና ስላስቀመጧቸው ፍለጋዎች ማንቂያ ስለጠየቁ ነው።",
};

export const reminderWords: Words["reminderWords"] = {
  subject: (count, days, title) =>
    count < 2 ? `${days} ይዘጋል፦ ${title}` : `ካስቀመጧቸው ${count} ቀነ ገደቦች ቀርበዋል፦ ${title}`,
  title: "በቅርቡ የሚዘጉ",
  intro: "እነዚህን አስቀምጠዋቸዋል፤ በቅርቡ ይዘጋሉ።",
  all: "ያስቀመጥኳቸውን ይክፈቱ",
  why: "ይህ ኢሜይል የደረሰዎት እነዚህን Fursa ላይ ስላስቀመጡ ነው። ከመዘጋታቸው 14፣ 3 እና 1 ቀን በፊት እናስታውስዎታለን፤ ቀናቸው ሲቀየርም እንነግርዎታለን። ለእርስዎ ክፍት ያልሆኑትን አናካትትም።",
  expected: "ይህ የተለመደው ቀን ነው። የዚህን ዙር ቀን በይፋዊው ድረ ገጽ ይመልከቱ።",
};

export const portalWords: Words["portalWords"] = {
  subject: "የምደባ ፖርታሉ፦ የፕሮግራም ምርጫ ዕቅድዎ ዝግጁ ነው?",
  open: "የፕሮግራም ምርጫ ዕቅዴን ይክፈቱ",
  why: "ይህ ኢሜይል የደረሰዎት የፕሮግራም ምርጫ ዕቅድ Fursa ላይ ስላስቀመጡ እና ፖርታሉ ሲከፈት እንድንነግርዎ ስለጠየቁ ነው።",
};

export const inDays: Words["inDays"] = (days) => (days <= 0 ? "ዛሬ" : days === 1 ? "ነገ" : `ከ${days} ቀን በኋላ`);

export const summaryWords: Words["summaryWords"] = {
  subject: (count, title) =>
    count < 2 ? `በዚህ ሳምንት የሚደርስ፦ ${title}` : `በዚህ ሳምንት የሚደርሱ ${count} ቀነ ገደቦች፦ ${title}`,
  nothingDue: "ሳምንትዎ፦ ቀነ ገደቡ የሚደርስ ነገር የለም",
  title: "ሳምንትዎ",
  next: "ከዚያ በኋላ የሚዘጉ",
  standing: (counts) => `በዝርዝርዎ፦ ${counts}።`,
  all: "ያስቀመጥኳቸውን ይክፈቱ",
  why: "ይህ ኢሜይል የደረሰዎት የእሑድ ማጠቃለያ ስለጠየቁ ነው።",
};

export const newsWords: Words["newsWords"] = {
  opened: "አሁን ክፍት ነው",
  openedIntro: "እነዚህ ሲከፈቱ እንድንነግርዎ ጠይቀው ነበር።",
  hasChanged: "ተቀይሯል",
  changed: "የተቀየረው",
  changedIntro: "እነዚህን አስቀምጠዋቸዋል፤ ስለ እነሱ የምናውቀው ተቀይሯል።",
  subject: (count, what, title) => (count < 2 ? `${what}፦ ${title}` : `ስላስቀመጧቸው ${count} ዕድሎች ዜና፦ ${title}`),
  difference: (label, is, was) => `${label}፦ ${is ?? "ከእንግዲህ አይታወቅም"} (ቀድሞ፦ ${was ?? "አይታወቅም ነበር"})`,
  linkGone: (label) => `${label}፦ የለም። ከማቀድዎ በፊት የሰጪውን ተቋም ገጾች ይመልከቱ።`,
  takenDown: "ከእንግዲህ በዝርዝራችን የለም። አብቅቶ ወይም ይፋዊ ገጹ ጠፍቶ ሊሆን ይችላል።",
  isBack: "እንደገና በዝርዝራችን አለ።",
  more: (count) => `ባስቀመጧቸው ዝርዝር ${count} ተጨማሪ አለ።`,
};

export const changedWords: Words["changedWords"] = {
  labels: {
    opens: "የሚከፈትበት ቀን",
    closes: "የሚዘጋበት ቀን",
    usuallyOpens: "ብዙውን ጊዜ የሚከፈተው",
    usuallyCloses: "ብዙውን ጊዜ የሚዘጋው",
    results: "ብዙውን ጊዜ ውጤት የሚወጣው",
    allYear: "ዓመቱን ሙሉ ክፍት",
    applyLink: "የማመልከቻ ሊንክ",
    formPage: "ቅጹ ያለበት ገጽ",
  },
  yes: "አዎ",
  no: "አይ",
  there: "አለ",
};

export const mailedWords: Words["mailedWords"] = {
  why: (percent, reason) => {
    if (percent === null) return reason ?? "";
    return reason ? `ነጥብ፦ ከ100 ${percent}። ምክንያቱ፦ ${reason}` : `ነጥብ፦ ከ100 ${percent}`;
  },
};
