import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const startWords: Words["startWords"] = {
  title: "የሚስማማዎት",
  description: "ሦስት ጊዜ በመንካት ለእርስዎ ክፍት የሆኑ ስኮላርሺፖችን፣ ኮሌጆችን እና ኢንተርንሺፖችን ይመልከቱ። መለያ አያስፈልግም፤ ምንም አናስቀምጥም።",
  intro: "ሦስት ጊዜ መንካት ብቻ፤ መለያ አያስፈልግም። መልሶችዎን አናስቀምጥም። ያሉት በዚህ ገጽ ሊንክ ውስጥ ብቻ ነው።",
  found: (openNow, opensLater) =>
    `${openNow === 0 ? "አሁን ለእርስዎ ክፍት የሆነ የለም" : `አሁን ለእርስዎ ክፍት የሆኑ፦ ${openNow.toLocaleString("am")}`}። መስፈርቱን የሚያሟሉባቸው፣ ቀናቸውን ያረጋግጡ፦ ${opensLater.toLocaleString("am")}።`,
  country: "የት ነው የሚኖሩት?",
  level: "ትምህርትዎ የት ደርሷል?",
  field: "ምን መማር ይፈልጋሉ?",
  anyField: "ማንኛውም መስክ",
  step: (number) => `ከ3 ጥያቄዎች ${number}ኛው`,
  given: "መልሶችዎ",
  change: (answer) => `ይቀይሩ፦ ${answer}`,
  result: "ውጤት",
  years: (age) => `ዕድሜ፦ ${age}`,
  sexes: { female: "ሴት", male: "ወንድ" },
  test: (test, score) => (test === "none" ? "እስካሁን ፈተና የለም" : score === null ? test : `${test} ${score}`),
  otherCountry: "ሌላ የአፍሪካ ሀገር",
  otherCountryUse: "ይቀጥሉ",
  wants: (level) => `ቀጥሎ፦ ${level}`,
  citizen: (country) => `ዜግነት፦ ${country}`,
  livesIn: (country) => `የሚኖሩበት፦ ${country}`,
  from: (region) => `የመጡበት፦ ${region}`,
  finishedIn: (year) => `የማጠናቀቂያ ዓመት፦ ${year}`,
  work: (years) => `የሥራ ልምድ፦ ${years} ዓመት`,
  better: "አንድ ተጨማሪ ጥያቄ",
  place: "የት መማር ይፈልጋሉ?",
  homePlace: (country) => `መጀመሪያ የምናሳየው በዚህ ሀገር ያሉትን ነው፦ ${country}። ሌላ ሀገር መማር ይመርጣሉ?`,
  add: "ይህን መልስ ይጠቀሙ",
  notRead: "ያንን መልስ መጠቀም አልቻልንም",
  keep: "እነዚህን መልሶች ያስቀምጡ",
  keepAndHear: "ዝርዝሬን ያስቀምጡ",
  keepTitle: "ዝርዝርዎን ያስቀምጡ፤ አዳዲስ ሲመጡ ይወቁ",
  keepText:
    "ነፃ መለያ ይፍጠሩ፤ መልሶችዎን እንደ መገለጫዎ እናስቀምጣለን። የሚስማማ አዲስ ነገር ሲመጣ ኢሜይል እንልክልዎታለን፤ ሰኞ ሰኞ ደግሞ የዜና ኢሜይል። ሁለቱንም በአንድ ንክኪ ማቆም ይችላሉ።",
  hasProfile: "መገለጫ አለዎት፤ ለእርስዎ ተስማሚ የሆኑት የሚመረጡት ከእሱ ነው።",
  toMatches: "ለእኔ ተስማሚ የሆኑ",
  empty: "ከእነዚህ መልሶች ጋር የሚስማማ እስካሁን በዝርዝራችን የለም። ሌላ መስክ ወይም «ማንኛውም መስክ» ይሞክሩ።",
  more: "ሁሉንም ይመልከቱ",
};
