import { dayInWords } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const planNames: Words["planNames"] = {
  free: "ነፃ",
  premium: "Premium",
  enterprise: "Enterprise",
};

export const metaWords: Words["metaWords"] = {
  title: "አገልግሎቶች እና ዋጋዎች",
  description: "ነፃ፣ Premium እና Enterprise። ተስማሚ ዕድሎች፣ ማንቂያዎች እና ቀነ ገደቦች ለተማሪዎች ነፃ ሆነው ይቀጥላሉ፤ ዛሬ ምንም አይከፈልም።",
};

export const band: Words["band"] = {
  title: "የሚስማማዎትን አገልግሎት ይምረጡ",
  intro:
    "ዛሬ ሦስቱም አገልግሎቶች የሚሰጡት አንድ ዓይነት ነው፤ አንዳቸውም አያስከፍሉም። ተስማሚ ዕድሎች፣ ማንቂያዎች እና ቀነ ገደቦች ለተማሪዎች ነፃ ሆነው ይቀጥላሉ።",
};

export const planWords: Words["planWords"] = {
  free: {
    per: "ለዘለቄታው",
    forWhom: "ተማሪ ቦታ ለማግኘት የሚያስፈልገው ሁሉ።",
    today: [
      "ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች በአንድ ፍለጋ",
      "ተስማሚ ዕድሎችዎ፣ ከእያንዳንዱ ነጥብ ምክንያት ጋር",
      "የሚስማማ አዲስ ነገር ሲመጣ ማንቂያ በኢሜይል",
      "ቀነ ገደቦች፣ በስልክዎ ቀን መቁጠሪያም ጭምር",
      "የምክር ማዕከል፣ የፈተና ዝግጅት መርጃዎች እና መጪ ዝግጅቶች",
    ],
    planned: [],
    term: "የሚያበቃበት ቀን የለውም።",
  },
  premium: {
    per: "በወር",
    forWhom: "ተጨማሪ ለሚፈልጉ ተማሪዎች እና ወላጆች። ገና እየገነባነው ነው።",
    today: ["በነፃ አገልግሎት ያለው ሁሉ፤ ተጨማሪ ነገር ገና የለም"],
    planned: ["ጥቅል ለሌለባቸው ቀናት አስታዋሾች በSMS", "አንድ አርታኢያችን ዝርዝርዎን በየወሩ ይመለከታል"],
    term: "ከ365 ቀን በኋላ ያበቃል፤ ራሱን አያድስም።",
  },
  enterprise: {
    per: "በወር",
    forWhom: "ለአንድ ክፍል፣ ክበብ ወይም አነስተኛ ቡድን።",
    today: ["በነፃ አገልግሎት ያለው ሁሉ፤ ለጊዜው ለአንድ ሰው"],
    planned: ["እስከ 50 ሰዎች በጋራ፦ ከዚህ ገጽ ይጋብዟቸዋል", "ለPremium የታቀደው ሁሉ"],
    term: "ከ365 ቀን በኋላ ያበቃል፤ ራሱን አያድስም።",
  },
};

export const words: Words["words"] = {
  title: "አገልግሎቶች",
  current: "አሁን ያለዎት",
  choose: (type) => `${planNames[type]} አገልግሎት ይምረጡ`,
  busy: "እየተቀየረ ነው...",
  today: "ዛሬ የሚያገኙት",
  planned: "የታቀደ፣ ገና ያልተጀመረ",
  costsNothing: "ዛሬ የሚከፍሉት 0 ዶላር ነው።",
  noPayment: {
    title: "ምንም አይከፈልም",
    text: "የትኛውንም አገልግሎት ቢመርጡ ዛሬ ምንም አይከፍሉም። ካርድ ወይም የሞባይል ገንዘብ አንጠይቅም። ዋጋዎቹ በአሜሪካ ዶላር ናቸው።",
  },
  forSchools:
    "እነዚህ አገልግሎቶች ለግለሰቦች ናቸው፦ ለተማሪ፣ ለቤተሰብ፣ እስከ 50 ሰው ላለው ክፍል ወይም ክበብ። ትምህርት ቤቶች፣ ዩኒቨርሲቲዎች እና ድርጅቶች የራሳቸው አገልግሎት እና ዋጋ አላቸው።",
  seeEnterprise: "ለተቋማት የተዘጋጁ አገልግሎቶችን ይመልከቱ",
  chosen: (type) => `የተመረጠው አገልግሎት፦ ${planNames[type]}`,
  failed: "አገልግሎቱን መቀየር አልተቻለም",
  unknownPlan: "እንዲህ ያለ አገልግሎት የለንም። እባክዎ በዚህ ገጽ ካሉት ሦስት አንዱን ይምረጡ።",
  tryAgain: (requestId) => `በእኛ በኩል ችግር ተፈጥሯል። እባክዎ እንደገና ይሞክሩ። የስህተቱ መለያ ቁጥር፦ ${requestId}`,
  signInFirst: "አገልግሎት ለመምረጥ እባክዎ ይግቡ",
};

export const currentInWords: Words["currentInWords"] = ({ type, endsOn, ended }) => {
  const name = planNames[type];
  if (ended && endsOn)
    return `የ${planNames[ended]} አገልግሎትዎ በ${dayInWords(endsOn)} አብቅቷል። አሁን ያለዎት ነፃ አገልግሎት ነው።`;
  return endsOn
    ? `አሁን ያለዎት አገልግሎት ${name} ነው፤ እስከ ${dayInWords(endsOn)} ይቆያል።`
    : `አሁን ያለዎት አገልግሎት ${name} ነው። የሚያበቃበት ቀን የለውም።`;
};
