import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const product: Words["product"] = {
  name: "Fursa",
  tagline: "ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች ለኬንያ፣ ለናይጄሪያ፣ ለጋና፣ ለኢትዮጵያ እና ለዩጋንዳ ተማሪዎች።",
  shareText: "የሚስማሙዎትን ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች በFursa በነፃ ያግኙ፦",
};

export const dataSaver: Words["dataSaver"] = {
  name: "ዳታ ቆጣቢ",
  on: "በርቷል፦ ገጾች ያለ ስክሪፕት፣ ያለ ተጨማሪ ፊደላት እና ያለ ማስዋቢያ ይከፈታሉ።",
  off: "ጠፍቷል፦ አነስተኛ ዳታ ለመጠቀም ያብሩት።",
};

export const notFound: Words["notFound"] = {
  code: "404",
  title: "ገጹ አልተገኘም",
  text: "ይቅርታ! ገጹ አልተገኘም",
  home: "ወደ መነሻ ይመለሱ",
  search: "ዕድሎችን ይፈልጉ",
  placeholder: "ዕድሎችን ይፈልጉ...",
};

export const errorWords: Words["errorWords"] = {
  ours: {
    title: "በእኛ በኩል ችግር ተፈጥሯል",
    text: "እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ። ከተደጋገመ ይጻፉልን፤ እንመለከተዋለን።",
  },
  theirs: {
    title: "አልተሳካም",
    text: "ገጹ የላኩትን ማንበብ አልቻለም። ወደ ኋላ ተመልሰው እንደገና ይሞክሩ፣ ወይም ከመነሻ ገጹ ይጀምሩ።",
  },
  network: {
    title: "ገጹ አልተከፈተም",
    text: "ግንኙነትዎ ተቋርጦ ወይም ዘገምተኛ ሆኖ ሊሆን ይችላል። ያረጋግጡና እንደገና ይሞክሩ። የጠፋ ነገር የለም።",
  },
  slow: {
    title: "በእኛ በኩል ብዙ ጊዜ ወሰደ",
    text: "እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ። ከተደጋገመ ይጻፉልን፤ እንመለከተዋለን።",
  },
  away: {
    title: "አሁን መረጃዎቻችንን ማግኘት አልቻልንም",
    text: "የመረጃ ቋታችን እየመለሰ አይደለም። ብዙውን ጊዜ ይህ ከአንድ ደቂቃ በታች ይቆያል። እባክዎ እንደገና ይሞክሩ።",
  },
  goBackToForm: "ቅጹን እንደገና ለመላክ ወደ ቀደመው ገጽ ይመለሱ።",
  again: "እንደገና ይሞክሩ",
  reference: "የስህተቱ መለያ ቁጥር፦",
};

export const overloaded: Words["overloaded"] = {
  title: "አሁን እዚህ በጣም ብዙ ሰዎች አሉ",
  text: "የመጨረሻ አቅማችን ላይ ደርሰናል። እባክዎ ከጥቂት ሰከንዶች በኋላ እንደገና ይሞክሩ።",
};

export const refusals: Words["refusals"] = {
  foreign: {
    title: "ይህ ቅጽ ከሌላ ድረ ገጽ የመጣ ነው",
    text: "ከሌላ ድረ ገጽ ስለመጣ አልተቀበልነውም። ገጹን እዚህ ከፍተው እንደገና ይሙሉት።",
  },
  tooLarge: {
    title: "ይህ ለዚህ ገጽ በጣም ትልቅ ነው",
    text: "ቅጽ እስከ 1 MB፣ ፋይል እስከ 5 MB ሊሆን ይችላል። ተመልሰው ያነሰ ይላኩ።",
  },
  elsewhere: {
    title: "ይህ ሰርቨር ያንን አድራሻ አይጠቀምም",
    text: "መጠቀም ካለበት APP_URL ላይ ያስገቡት።",
  },
};

export const loadingWords: Words["loadingWords"] = {
  colleges: "ኮሌጆች በመጫን ላይ...",
  internships: "ኢንተርንሺፖች በመጫን ላይ...",
  scholarships: "ስኮላርሺፖች በመጫን ላይ...",
  jobs: "ዕድሎች በመጫን ላይ...",
  testPrep: "የፈተና ዝግጅት መርጃዎች በመጫን ላይ...",
  profile: "መገለጫዎ በመጫን ላይ...",
  matches: "የሚስማሙዎት ዕድሎች በመጫን ላይ...",
  admin: "የአስተዳዳሪ ፈቃድ በማረጋገጥ ላይ...",
};

export const linkNames: Words["linkNames"] = {
  home: "መነሻ",
  browse: "ፍለጋ",
  resources: "መርጃዎች",
  events: "ዝግጅቶች",
  premium: "ፕሪሚየም",
  about: "ስለ እኛ",
  schools: "ለትምህርት ቤቶች",
  partners: "ለአጋሮች",
  enterprise: "ለድርጅቶች",
  profile: "መገለጫ",
  myMatches: "ለእኔ ተስማሚ የሆኑ",
  matches: "ተስማሚ",
  saved: "የተቀመጡ",
  getStarted: "ይጀምሩ",
  union: "የተማሪዎች መድረክ",
  calendar: "መጪው ዓመት",
  whatCanIStudy: "ምን መማር እችላለሁ?",
  colleges: "ኮሌጆች",
  courses: "የትምህርት ፕሮግራሞች",
  parents: "ለወላጆች",
  advice: "የምክር ማዕከል",
  entrepreneurship: "ሥራ ፈጠራ",
  howTo: "አጠቃቀም",
  check: "ይህን መልእክት ያጣሩ",
  jobs: "ሥራዎች",
  testPrep: "የፈተና ዝግጅት",
  offline: "ያለ ኢንተርኔት",
  newsletter: "ሳምንታዊ የዜና ኢሜይል",
  privacy: "ግላዊነት",
};

export const layoutWords: Words["layoutWords"] = {
  skip: "ወደ ዋናው ይዘት ይሂዱ",
  main: "ዋና",
  menu: "ምናሌ",
  yours: "የእርስዎ",
  aboutFursa: "ስለ Fursa",
  quickLinks: "ፈጣን ሊንኮች",
  resources: "መርጃዎች",
  share: "Fursaን ያጋሩ",
  shareOn: (network) => `Fursaን በ${network} ያጋሩ (በአዲስ ትር ይከፈታል)`,
  contact: "ያግኙን",
  brand: "Fursa፣ መነሻ",
};

export const languageWords: Words["languageWords"] = {
  choose: "ቋንቋ",
  draft: "ይህ ትርጉም ረቂቅ ነው። አማርኛ ተናጋሪ ገና አላረጋገጠውም።",
  help: "ይህን ትርጉም ለማሻሻል ያግዙ",
  inEnglish: "ይህን ገጽ በእንግሊዝኛ ያንብቡ",
};
