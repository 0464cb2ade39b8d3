import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

type Questions = ReturnType<Words["questionsAbout"]>;

const ofYou: Questions = {
  refugee: {
    label: "ስደተኛ ወይም ጥገኝነት ጠያቂ ነዎት? ወይስ በሀገርዎ ውስጥ ተፈናቅለዋል?",
    hint: "አንዳንድ ስኮላርሺፖች ለስደተኞች እና ለተፈናቃዮች ብቻ ናቸው።",
  },
  disability: {
    label: "የአካል ጉዳት አለብዎት?",
    hint: "አንዳንድ ስኮላርሺፖች ለአካል ጉዳተኛ ተማሪዎች ብቻ ናቸው።",
  },
  lowIncome: {
    label: "የትምህርትዎን ወጪ መክፈል ለቤተሰብዎ ይከብዳል?",
    hint: "ብዙ ስኮላርሺፖች ዝቅተኛ ገቢ ላላቸው ቤተሰቦች ተማሪዎች ናቸው።",
  },
  orphan: {
    label: "አንድ ወይም ሁለቱንም ወላጆች አጥተዋል?",
    hint: "አንዳንድ ስኮላርሺፖች ወላጅ ላጡ ልጆች ናቸው።",
  },
};

const ofChild: Questions = {
  refugee: { ...ofYou.refugee, label: "ልጅዎ በስደት፣ በጥገኝነት ጥያቄ ወይም በሀገር ውስጥ መፈናቀል ላይ ነው?" },
  disability: { ...ofYou.disability, label: "በልጅዎ ላይ የአካል ጉዳት አለ?" },
  lowIncome: { ...ofYou.lowIncome, label: "የትምህርቱን ወጪ መክፈል ለቤተሰብዎ ይከብዳል?" },
  orphan: { ...ofYou.orphan, label: "ከልጅዎ ወላጆች አንዱ ወይም ሁለቱም በሕይወት የሉም?" },
};

export const questionsAbout: Words["questionsAbout"] = (about) => (about === "you" ? ofYou : ofChild);

export const words: Words["words"] = {
  title: "የእርስዎ ሁኔታ",
  intro: "አንዳንድ ስኮላርሺፖችን የሚከፍቱ አራት ጥያቄዎች። የፈለጉትን ይመልሱ፣ ወይም ምንም አይመልሱ።",
  promises: [
    "መልሶቹን ከመገለጫዎ ለይተን እናስቀምጣለን። ሌላ ማንም አያያቸውም፦ ሌሎች አባላት፣ ትምህርት ቤቶች ወይም አርታኢዎቻችን።",
    "የምንጠቀምባቸው ለእርስዎ ክፍት የሆነውን ለማወቅ ብቻ ነው። በኢሜይል፣ በመዝገብ፣ በዝርዝር ወይም በሚወርድ ፋይል ውስጥ አይገቡም።",
    "እዚህ ሲሰርዟቸው ወይም መለያዎን ሲሰርዙ ወዲያውኑ ይጠፋሉ።",
  ],
  ratherNot: "ባልናገር እመርጣለሁ",
  yes: "አዎ",
  no: "አይ",
  save: "መልሶችን ያስቀምጡ",
  erase: "እነዚህን መልሶች ይሰርዙ",
  saved: { title: "ተቀምጧል", detail: "ተስማሚ ዕድሎችዎን አድሰናል።" },
  erased: { title: "ተሰርዟል", detail: "እነዚህን መልሶች ሰርዘናል።" },
  notSaved: "መልሶቹ አልተቀመጡም",
  lookAgain: "እባክዎ ምልክት የተደረገባቸውን ቦታዎች ይመልከቱ።",
};
