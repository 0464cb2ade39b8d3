import { dayInWords } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const issueWords: Words["issueWords"] = {
  subject: (first) => `በዚህ ሳምንት Fursa ላይ፦ ${first}`,
  title: (day) => `ከ${dayInWords(day)} የሚጀምረው ሳምንት`,
  articles: "አዳዲስ ጽሑፎች",
  scholarships: "አዳዲስ ስኮላርሺፖች",
  closing: "በሁለት ሳምንት ውስጥ የሚዘጉ",
  browse: "ሁሉንም ዕድሎች ይመልከቱ",
  whyMember:
    "ይህ ኢሜይል የደረሰዎት በFursa መገለጫዎ ሳምንታዊውን የዜና ኢሜይል ስላበሩ ነው። ለእርስዎ ተስማሚ የሆኑት መጀመሪያ ይመጣሉ። ለእርስዎ ክፍት ያልሆኑት አይካተቱም።",
  whyFrom: (country) =>
    `ይህ ኢሜይል የደረሰዎት የFursaን ሳምንታዊ የዜና ኢሜይል ጠይቀው ስላረጋገጡ ነው። የመረጥነው ለዚህ ሀገር ሰዎች ነው፦ ${country}`,
  whySubscriber: "ይህ ኢሜይል የደረሰዎት የFursaን ሳምንታዊ የዜና ኢሜይል ጠይቀው ስላረጋገጡ ነው።",
};

export const subscribeWords: Words["subscribeWords"] = {
  title: "ሳምንታዊ የዜና ኢሜይል",
  description: "በየሰኞው አንድ ኢሜይል፦ አዳዲስ ጽሑፎች፣ አዳዲስ ስኮላርሺፖች እና በሚቀጥሉት ሁለት ሳምንታት የሚዘጉት። ነፃ ነው፤ በአንድ ጠቅታ ማቆም ይችላሉ።",
  asked: {
    title: "ኢሜይልዎን ይመልከቱ",
    detail: "ይህ አድራሻ የዜና ኢሜይሉ ገና የማይደርሰው ከሆነ፣ ማረጋገጫ ሊንክ ልከናል።",
  },
  notAsked: "አልተላከም",
  country: "ሀገር",
  stage: "የትምህርት ደረጃዎ",
  optional: "ግዴታ አይደለም። ለእርስዎ የማይሆነውን እንተወዋለን።",
  noChoice: "ባልናገር እመርጣለሁ",
  age: "ዕድሜዬ 18 ወይም ከዚያ በላይ ነው፣ ወይም ወላጅ ወይም አሳዳጊ ተስማምተዋል",
  agree: "እባክዎ ይህን ምልክት ያድርጉ። ዕድሜዎ ከ18 ዓመት በታች ከሆነ ወላጅ ወይም አሳዳጊ መስማማት አለባቸው።",
  confirmed: { title: "እንኳን ደህና መጡ", detail: "የዜና ኢሜይሉ ሰኞ ይደርስዎታል።" },
  mailSubject: "የFursa የዜና ኢሜይል እንዲደርስዎት ያረጋግጡ",
  mail: [
    "በዚህ አድራሻ የFursa ሳምንታዊ የዜና ኢሜይል ተጠይቋል። የጠየቁት እርስዎ ከሆኑ፣ በየሰኞው እንዲደርስዎት እባክዎ ያረጋግጡ።",
    "ሊንኩ ለአንድ ሳምንት ይሠራል።",
    "እርስዎ ካልሆኑ ይህን ኢሜይል ይተዉት። ካላረጋገጡ ምንም አንልክም።",
  ],
  mailLink: "አዎ፣ የዜና ኢሜይሉን ይላኩልኝ",
};
