import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./mail-words.ts";

type Words = Translation<typeof english>;

export const mailWords: Words["mailWords"] = {
  notYou: "እርስዎ ካልሆኑ ይህን ኢሜይል ይተዉት። ሊንኩን ማንም ካልከፈተ ምንም አይሆንም።",
  worksAnHour: "ሊንኩ ለአንድ ሰዓት፣ ለአንድ ጊዜ ብቻ ይሠራል።",
  setPassword: "አዲስ የይለፍ ቃል ያስገቡ",
  confirm: {
    subject: "ለFursa ኢሜይልዎን ያረጋግጡ",
    first: "እንኳን ወደ Fursa በደህና መጡ። ማሳወቂያዎች እንድንልክልዎ ይህ አድራሻ የእርስዎ መሆኑን ያረጋግጡ።",
    works: "ሊንኩ ለሦስት ቀን ይሠራል።",
    link: "ኢሜይሌን አረጋግጥ",
  },
  exists: {
    subject: "የFursa መለያ አስቀድሞ አለዎት",
    first: "አንድ ሰው በዚህ አድራሻ በFursa ለመመዝገብ ሞክሯል። በዚህ አድራሻ መለያ ስላለዎት ምንም አልተለወጠም።",
    you: "እርስዎ ከሆኑ በይለፍ ቃልዎ ይግቡ። ከረሱት ከላይ ባለው ሊንክ አዲስ ያስገቡ። ለአንድ ሰዓት፣ ለአንድ ጊዜ ብቻ ይሠራል።",
  },
  reserved: {
    subject: "የFursa መለያ አልተከፈተም",
    first:
      "አንድ ሰው በዚህ አድራሻ በFursa ለመመዝገብ ሞክሯል። ይህን አድራሻ የተጠቀመ መለያ ባለፉት ሰባት ቀናት ኢሜይሉን ቀይሯል። ስለዚህ አድራሻው ለባለቤቱ ተይዟል።",
    yours: "መለያው የእርስዎ ከሆነና ኢሜይሉን ካልቀየሩ፣ ስለ ለውጡ በላክነው ኢሜይል ያለውን ሊንክ ይክፈቱ። ካልሆነ ከሰባቱ ቀናት በኋላ መመዝገብ ይችላሉ።",
  },
  reset: {
    subject: "ለFursa አዲስ የይለፍ ቃል ያስገቡ",
    first: "አንድ ሰው ለFursa መለያዎ አዲስ የይለፍ ቃል ጠይቋል።",
  },
  passwordChanged: {
    subject: "የFursa የይለፍ ቃልዎ ተቀይሯል",
    first: "የFursa መለያዎ የይለፍ ቃል አሁን ተቀይሯል፤ ሌሎች መሣሪያዎች እንዲወጡ ተደርገዋል።",
    endedFactor: (name) =>
      `"${name}" ባለፉት ሰባት ቀናት እንደ ሁለተኛ ደረጃ ተጨምሮ ስለነበር ተወግዷል፤ የድሮውን የይለፍ ቃል የሚያውቅ ሰው ጨምሮት ሊሆን ይችላል። የእርስዎ ከሆነ እንደገና ይጨምሩት።`,
    notYou: "እርስዎ ካልሆኑ አሁኑኑ አዲስ የይለፍ ቃል ያስገቡ፤ ሁለተኛውን ደረጃም ያብሩ።",
  },
  emailChange: {
    subject: "ለFursa አዲሱን ኢሜይልዎን ያረጋግጡ",
    first: "አንድ ሰው በዚህ አድራሻ ወደ Fursa ለመግባት ጠይቋል።",
    link: "ይህን አድራሻ ተጠቀም",
  },
  emailChangeAsked: {
    subject: "አንድ ሰው የFursa ኢሜይልዎን ለመቀየር ጠይቋል",
    first: (newAddress) => `የይለፍ ቃልዎን የሚያውቅ ሰው ወደ Fursa መለያዎ በዚህ አድራሻ ሳይሆን በ${newAddress} ለመግባት ጠይቋል።`,
    you: "እርስዎ ከሆኑ እዚህ የሚያደርጉት ነገር የለም፤ ወደ አዲሱ አድራሻ የላክነውን ሊንክ ይክፈቱ።",
    notYou: "እርስዎ ካልሆኑ ከላይ ባለው ሊንክ ያስቁሙት። ሁሉም መሣሪያዎች ይወጣሉ፤ አዲስ የይለፍ ቃል ያስገባሉ።",
    link: "ለውጡን አስቁም",
  },
  emailChanged: {
    subject: "የFursa ኢሜይልዎ ተቀይሯል",
    first: (newAddress) => `አሁን ወደ Fursa መለያዎ የሚገባው በዚህ አድራሻ ሳይሆን በ${newAddress} ነው።`,
    notYou: "እርስዎ ካልሆኑ ከላይ ባለው ሊንክ ይመልሱት። ሁሉም መሣሪያዎች ይወጣሉ፤ አዲስ የይለፍ ቃል ያስገባሉ። ሊንኩ ለሰባት ቀን ይሠራል።",
    link: "ለውጡን መልስ",
  },
  emailLeft: {
    first: "የFursa መለያዎ ከእንግዲህ ይህን አድራሻ አይጠቀምም።",
    never: "ይህ አድራሻ አልተረጋገጠም ነበር። ስለዚህ የሚመለስ ነገር የለም፤ ወደዚህ አድራሻም ከእንግዲህ አንጽፍም።",
  },
  factor: {
    added: {
      subject: "በFursa ሁለተኛ ደረጃ ተጨምሯል",
      first: (name) => `"${name}" ወደ Fursa መለያዎ ለመግባት እንደ ሁለተኛ ደረጃ ተጨምሯል።`,
    },
    removed: {
      subject: "በFursa ሁለተኛ ደረጃ ተወግዷል",
      first: (name) => `"${name}" ወደ Fursa መለያዎ ለመግባት ከሁለተኛ ደረጃነት ተወግዷል።`,
    },
    notYou: "እርስዎ ካልሆኑ አሁኑኑ የይለፍ ቃልዎን ይቀይሩ።",
  },
  guardian: {
    subject: "አንድ ተማሪ በFursa ፈቃድዎን ይጠይቃል",
    aStudent: "አንድ ተማሪ",
    first: (student) =>
      `${student} የትምህርት ዕድል ለማግኘት Fursaን ይጠቀማል፤ ዕድሜው ከ18 በታች ነው፤ እርስዎንም እንደ ወላጅ ወይም አሳዳጊ ጠቅሷል። ሳምንታዊ ጋዜጣችንን እንድንልክለትና በይፋዊ ውይይቶች እንዲጽፍ ይፈቅዳሉ?`,
    no: "እምቢ ማለትም ይችላሉ። መልስዎን በዚሁ ሊንክ ለአንድ ዓመት መቀየር ይችላሉ።",
    unknown: "ይህን ተማሪ ካላወቁ ይህን ኢሜይል ይተዉት።",
    link: "መልስ ይስጡ",
  },
};
