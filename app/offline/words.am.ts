import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const printWords: Words["printWords"] = {
  title: (days) => `በሚቀጥሉት ${days} ቀናት የሚዘጉ`,
  studentsIn: (country) => `የተማሪዎቹ ሀገር፦ ${country}`,
  everybody: "ለሁሉም። አንዳንዶቹ በሀገርዎ ወይም በደረጃዎ ክፍት ላይሆኑ ይችላሉ።",
  made: (day) => `የተዘጋጀው፦ ${day}። ቀናትን በይፋዊው ድረ ገጽ ያረጋግጡ።`,
  usually: (time) => `ብዙውን ጊዜ ${time}`,
  nothing: (days) => `በሚቀጥሉት ${days} ቀናት የሚዘጋ አናውቅም።`,
  andMore: (rest, address) => `እና ${rest} ተጨማሪ፦ ${address}`,
  foot: (site) => `Fursa ነፃ ነው። ለዚህ ወረቀት ማንም ሊያስከፍልዎ አይችልም። ${site}`,
};

export const posterWords: Words["posterWords"] = {
  title: "Fursa",
  what: "ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች።",
  where: "በስልክዎ፣ ያለ ኢንተርኔት።",
  scan: "ኢንተርኔት ባለበት ቦታ አንድ ጊዜ ይህን ስካን ያድርጉና ፋይሉን ያስቀምጡ፦",
  passOn: "ከዚያ በሜሞሪ ካርድ፣ በBluetooth ወይም በቻት ያጋሩት።",
  free: "ነፃ ነው፤ ስለ እርስዎ ምንም አያስቀምጥም።",
};

export const offlineWords: Words["offlineWords"] = {
  title: "Fursa ያለ ኢንተርኔት",
  intro: "ሙሉው ዝርዝር በማንኛውም ስልክ ይገባል። ያውርዱት፣ ያጋሩት ወይም ግድግዳ ላይ ይለጥፉት። በውስጡ መፈለግ ምንም ዳታ አይጠቀምም።",
  description:
    "የስኮላርሺፖችን፣ የኮሌጆችን እና የኢንተርንሺፖችን ሙሉ ዝርዝር ያለ ኢንተርኔት በሚሠራ አንድ ፋይል ያውርዱ። ለትምህርት ቤትዎ ፖስተር ወይም በቅርቡ የሚዘጉትን ዝርዝር ያትሙ።",
  file: {
    title: "የሚያስቀምጡት እና የሚያጋሩት አንድ ፋይል",
    points: [
      "ፍለጋ፣ ማጣሪያዎች፣ ሁሉም ዕድሎች እና ሁሉም ቀነ ገደቦች ያለ ኢንተርኔት።",
      "ባለፉት አምስት ዓመታት በወጣ ማንኛውም አሳሽ ይከፈታል። የሚጫን ነገር የለም።",
      "በሜሞሪ ካርድ፣ በBluetooth ወይም በWhatsApp እንደ ሰነድ ያጋሩት።",
      "ስለ እርስዎ ምንም አያስቀምጥም፤ ምንም ነገር መጫን ወይም መላክ አይችልም።",
    ],
    take: (size) => `ፋይሉን ያውርዱ (${size})`,
    holds: (count, day) => `ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች፦ ${count}፣ እስከ ${day} ያሉት።`,
    courses: "ውጤትዎ የሚበቃባቸው ፕሮግራሞች በፋይሉ ውስጥ የሉም፤ ሠንጠረዦቻቸው ፋይሉን በጣም ትልቅ ያደርጉት ነበር። እነሱን ለማየት ኢንተርኔት ያስፈልጋል።",
    toCourses: "ምን መማር እችላለሁ?",
    key: "Fursa እያንዳንዱን ቅጂ ይፈርማል። ቅጂውን ለማረጋገጥ በፋይሉ ውስጥ «ስለዚህ ቅጂ»ን ይክፈቱ። የቁልፋችን መጨረሻ፦",
  },
  scan: {
    title: "ይህን ለጓደኛ ያሳዩ",
    text: "ይህን ገጽ ለመክፈት በስልካቸው ካሜራ ስካን ያደርጉታል።",
    label: (address) => `ወደ ${address} የሚወስድ ኮድ`,
  },
  print: {
    title: "ለትምህርት ቤትዎ ግድግዳ",
    poster: "ኮዱ ያለበት ፖስተር (PDF፣ በእንግሊዝኛ)",
    sheet: "በቅርቡ የሚዘጉ፣ በአንድ ገጽ",
    sheetText: "A4፣ ለማተም ወይም ለመላክ። ለማን እንደሆነ ይምረጡ። ለእነሱ ክፍት ያልሆኑትን አናካትትም። ፖስተሩም ይህ ዝርዝርም የተጻፉት በእንግሊዝኛ ነው።",
    country: "ሀገር",
    level: "የትምህርት ደረጃ",
    everybody: "ሁሉም",
    everyStage: "ሁሉም ደረጃዎች",
    make: "ዝርዝሩን ያዘጋጁ (PDF፣ በእንግሊዝኛ)",
  },
};

export const keepWords: Words["keepWords"] = {
  title: "Fursaን በዚህ ስልክ ያስቀምጡ",
  text: "ከዚያ Fursa ያለ ኢንተርኔትም ይሠራል፤ እያንዳንዱ ገጽ የመቼ እንደሆነ ይናገራል። ኢንተርኔት ሲኖርዎ ሁልጊዜ አዲሶቹን ገጾች ያያሉ። በቀን ቢበዛ ሁለት ጊዜ፣ በየጊዜው በጥቂት ኪሎባይት ይታደሳል። ምን ያህል ዳታ እንደተጠቀመ ማየት ይችላሉ።",
  keep: (size) => `Fursaን በዚህ ስልክ ያስቀምጡ፦ ${size}`,
};
