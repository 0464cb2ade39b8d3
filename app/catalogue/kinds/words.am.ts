import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const gpaNames: Words["gpaNames"] = {
  none: "ዝቅተኛ ገደብ የለም",
  below_3_0: "ከ3.0 በታች",
  "3_0_to_3_5": "ከ3.0 እስከ 3.5",
  above_3_5: "ከ3.5 በላይ",
};

export const jobTypeNames: Words["jobTypeNames"] = { internship: "ኢንተርንሺፕ", "full-time": "የሙሉ ጊዜ ሥራ" };

export const amountWords: Words["amountWords"] = { unknown: "የተለያየ" };

export const detailWords: Words["detailWords"] = {
  apply: "በይፋዊው ድረ ገጽ ያመልክቱ",
  official: "ይፋዊ ድረ ገጽ",
  website: "የኮሌጁን ድረ ገጽ ይጎብኙ",
  moreLikeThis: "ተመሳሳይ ዕድሎች",
  added: "Fursa ላይ የተጨመረው",
  lastChecked: "መጨረሻ የተረጋገጠው",
  report: "ችግር ያሳውቁ",
  wrongDate: "ይህ ቀን ተሳስቷል?",
  claim: "ለተቋሙ",
  forParents: "ለወላጆቼ",
  compare: "ያወዳድሩ",
  photo: "የግቢው ፎቶ",
  logo: "የኮሌጁ አርማ",
};

export const kindWords: Words["kindWords"] = {
  scholarships: {
    one: "ስኮላርሺፕ",
    many: "ስኮላርሺፖች",
    notFound: "ስኮላርሺፑ አልተገኘም",
    back: "ወደ ስኮላርሺፖች ይመለሱ",
    about: "ስለዚህ ስኮላርሺፕ",
    closed: "ይህ ስኮላርሺፕ ተዘግቷል",
    copied: "የስኮላርሺፑ ሊንክ ተቀድቷል",
    seeOpen: "ክፍት ስኮላርሺፖችን ይመልከቱ",
  },
  colleges: {
    one: "ኮሌጅ",
    many: "ኮሌጆች",
    notFound: "ኮሌጁ አልተገኘም",
    back: "ወደ ኮሌጆች ይመለሱ",
    about: "ስለዚህ ኮሌጅ",
    closed: "ማመልከቻ ተዘግቷል",
    copied: "የኮሌጁ ሊንክ ተቀድቷል",
    seeOpen: "ሁሉንም ኮሌጆች ይመልከቱ",
  },
  internships: {
    one: "ኢንተርንሺፕ",
    many: "ኢንተርንሺፖች",
    notFound: "ኢንተርንሺፑ አልተገኘም",
    back: "ወደ ኢንተርንሺፖች ይመለሱ",
    about: "ስለዚህ ዕድል",
    closed: "ይህ ዕድል ተዘግቷል",
    copied: "የኢንተርንሺፑ ሊንክ ተቀድቷል",
    seeOpen: "ክፍት ኢንተርንሺፖችን ይመልከቱ",
  },
};

export const deadlineWords: Words["deadlineWords"] = {
  closedOn: (day) => `በ${day} ተዘግቷል።`,
  comeBack: "አሁን ያስቀምጡት፤ እንደገና ሲከፈት ይፋዊውን ድረ ገጽ ይመልከቱ።",
  mayOpen: "ብዙዎቹ በየዓመቱ ይከፈታሉ። ለሚቀጥለው ዙር ይፋዊውን ድረ ገጽ ይመልከቱ።",
  notAnnounced: "የዚህ ዙር ቀን ገና አልታወጀም። ከማቀድዎ በፊት ይፋዊውን ድረ ገጽ ይመልከቱ።",
  notConfirmed: "ከማቀድዎ በፊት ይፋዊውን ድረ ገጽ ይመልከቱ።",
  usually: "ብዙውን ጊዜ የሚዘጋው",
  closes: "የሚዘጋበት ቀን",
  closesToday: "ዛሬ ይዘጋል",
  daysLeft: (days) => `${days} ቀን ቀርቷል`,
  closed: "ተዘግቷል",
  expectedTitle: "ቀኑ ገና አልተረጋገጠም",
};

export const whyWords: Words["whyWords"] = { name: "ሌላ ስሙ", course: "የሚያስተምረው", text: "የሚጠቅሰው" };
