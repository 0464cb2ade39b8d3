import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./server-words.ts";

type Words = Translation<typeof english>;

export const programmeWords: Words["programmeWords"] = {
  meanNeeded: (grade) => `አማካይ ውጤት ${grade}`,
  aggregateLimit: (limit) => `ድምር (aggregate) ${limit} ወይም የተሻለ`,
  core: "ዋና የትምህርት ዓይነት",
  utmeRule: (rule) => `UTME፦ Use of English; ${rule}`,
  utmePlace: (subject) => `UTME፦ ${subject}`,
  creditRule: (rule) => `ክሬዲት (C6 ወይም የተሻለ)፦ ${rule}`,
  credits: (count) => `ቢያንስ ${count} ክሬዲት`,
  clusterSum: (cluster, subjects, total) =>
    `የክላስተሩ የትምህርት ዓይነቶች (${subjects}) ከ48 ${cluster}፣ ሰባቱ ሁሉ ደግሞ ከ84 ${total} ነጥብ አላቸው።`,
  awardSearch: "student loan or bursary",
  fromPortal: "የትምህርት ዓይነቶቹ እና ውጤቶቹ የተገኙት ከእ.ኤ.አ 2026 የምደባ ፖርታል ነው።",
  notOnPortal: "በእ.ኤ.አ 2026 የምደባ ፖርታል ላይ የለም። አሁንም ተማሪ ይቀበል እንደሆነ ይጠይቁ።",
  ofYear2017: "የዲፕሎማ እና የሰርተፊኬት ዝርዝሩ የእ.ኤ.አ 2017 ነው። ከማመልከትዎ በፊት ኮሌጁን ይጠይቁ።",
  jambDoubts: "ይህ ዝርዝር የኦክቶበር 2024 ነው። ዩኒቨርሲቲዎች ተጨማሪ ሊጠይቁ ስለሚችሉ ዩኒቨርሲቲውንም ይጠይቁ።",
  electivesNotKnown: "ይህ ፕሮግራም የትኞቹን የምርጫ የትምህርት ዓይነቶች እንደሚጠይቅ አናውቅም። ዩኒቨርሲቲውን ይጠይቁ።",
  notKnown: "ይህ ፕሮግራም ምን እንደሚጠይቅ አናውቅም። ዩኒቨርሲቲውን ይጠይቁ።",
  aggregateOf: (year, men, women) =>
    men === women
      ? `${year}፦ ድምር (aggregate) ${men}`
      : `${year}፦ ድምር (aggregate) ለወንዶች ${men}፣ ለሴቶች ${women}`,
  yourAggregate: (sum) => `የእርስዎ ${sum}`,
  you: (difference) => `እርስዎ ${difference < 0 ? "−" : "+"}${Math.abs(difference).toFixed(1)}`,
  tookEveryone: "መስፈርቱን ያሟሉትን ሁሉ ተቀብሏል",
  better: (subject, grade, standing) => `${subject} ${grade}፦ ${standing}`,
  anyOf: (names, others) =>
    names.join(" ወይም ") + (others > 0 ? `፣ ወይም ${others === 1 ? "ሌላ 1" : `ሌሎች ${others}`}` : ""),
  someOf: (count, names) => `ከእነዚህ ${count}፦ ${names.join("፣ ")}`,
  subjectGroups: {
    "@ANY": "ማንኛውም የትምህርት ዓይነት",
    "@SCI": "ማንኛውም ሳይንስ",
    "@ART": "ማንኛውም የሥነ ጥበብ ትምህርት",
    "@SOC": "ማንኛውም ማኅበራዊ ሳይንስ",
  },
  missing: {
    mean: (needed, has) => (has ? `አማካይ ውጤት ${needed}። ያለዎት ${has} ነው።` : `አማካይ ውጤት ${needed}።`),
    subject: (subject, has) => (has === null ? `${subject}።` : `${subject}። ያለዎት ${has} ነው።`),
    utmeSubject: (subject) => `የUTME የትምህርት ዓይነት፦ ${subject}።`,
    clusterSubject: (cluster) => `ከክላስተር ${cluster} አራት የትምህርት ዓይነቶች አንዱ።`,
    points: (short, lowest) => `ተጨማሪ ${short} ነጥብ። በቅርብ ዓመታት ዝቅተኛው የመቁረጫ ነጥብ ${lowest} ነበር።`,
    credits: (needed, has) => `${needed} ክሬዲት (C6 ወይም የተሻለ)። ያለዎት ${has} ነው።`,
    pass: (subject) => `የማለፊያ ውጤት፦ ${subject}።`,
    electives: "በዋና የትምህርት ዓይነቶች እና በሦስት የምርጫ የትምህርት ዓይነቶች ክሬዲት (C6 ወይም የተሻለ)።",
    aggregate: (limit, has) => `ድምር (aggregate) ${limit} ወይም የተሻለ። ያለዎት ${has} ነው።`,
  },
};

export const examNames: Words["examNames"] = {
  "Languages and Mathematics": "ቋንቋዎች እና ሒሳብ",
  Sciences: "ሳይንሶች",
  Humanities: "ማኅበራዊ ትምህርቶች",
  "Other subjects": "ሌሎች የትምህርት ዓይነቶች",
  "Most taken": "ብዙዎች የሚወስዷቸው",
  "Core subjects": "ዋና የትምህርት ዓይነቶች",
  Electives: "የምርጫ የትምህርት ዓይነቶች",
  "Other electives": "ሌሎች የምርጫ የትምህርት ዓይነቶች",
  "WAEC or NECO": "WAEC ወይም NECO",
};

export const careers: Words["careers"] = {
  "Computer Science": "የሶፍትዌር ገንቢዎች፣ የኔትወርክ እና የመረጃ ቋት አስተዳዳሪዎች፣ የዳታ ተንታኞች፣ የIT ድጋፍ ባለሙያዎች እና መምህራን።",
  Engineering: "በግንባታ፣ በመንገድ፣ በኃይል፣ በውኃ፣ በፋብሪካ እና በስልክ ኔትወርክ የሚሠሩ መሐንዲሶች እና ቴክኒሻኖች። መሐንዲሶች በሙያ ቦርዳቸው ይመዘገባሉ።",
  Medicine:
    "ሐኪሞች፣ የጤና መኮንኖች፣ ፋርማሲስቶች፣ የጥርስ ሐኪሞች፣ የላቦራቶሪ እና የኅብረተሰብ ጤና ባለሙያዎች። ሥራ ከመጀመራቸው በፊት በሙያ ምክር ቤት ይመዘገባሉ።",
  Business: "የሒሳብ ባለሙያዎች፣ የባንክ ሠራተኞች፣ የግዢ፣ የገበያ እና የሰው ኃይል ባለሙያዎች፣ የሆቴል ሥራ አስኪያጆች እና የራሳቸውን ሥራ የሚመሩ።",
  Law: "ጠበቆች፣ ዳኞች፣ የሕግ ባለሙያዎች እና የኩባንያ ጸሐፊዎች። ጠበቆች ከዲግሪው በኋላ ወደ ሕግ ትምህርት ቤት ይገባሉ።",
  Education:
    "የመዋዕለ ሕፃናት፣ የአንደኛ ደረጃ፣ የሁለተኛ ደረጃ እና የልዩ ፍላጎት መምህራን፣ እንዲሁም የትምህርት ባለሙያዎች። መምህራን ሥራ ከመጀመራቸው በፊት ይመዘገባሉ።",
  Arts: "ጸሐፊዎች፣ ተርጓሚዎች፣ ዲዛይነሮች፣ ሙዚቀኞች፣ የቤተ መጻሕፍት ባለሙያዎች፣ ተመራማሪዎች እና መምህራን።",
  Sciences: "የላቦራቶሪ ባለሙያዎች፣ የስታቲስቲክስ ባለሙያዎች፣ የአካባቢ ጥበቃ ባለሙያዎች፣ ተመራማሪዎች እና መምህራን።",
  Agriculture:
    "የእርሻ ሥራ አስኪያጆች፣ የግብርና ኤክስቴንሽን ባለሙያዎች፣ የእንስሳት ሐኪሞች፣ የምግብ ቴክኖሎጂ እና የደን ባለሙያዎች፣ እንዲሁም የግብርና ንግድ የሚመሩ።",
  Architecture:
    "አርክቴክቶች፣ የግንባታ ዋጋ ተማኞች፣ የከተማ ፕላን ባለሙያዎች፣ የንብረት ገማቾች እና የግንባታ ቦታ ኃላፊዎች። አብዛኞቹ በሙያ ቦርድ ይመዘገባሉ።",
  Nursing: "በሆስፒታል፣ በክሊኒክ እና በማኅበረሰብ ውስጥ የሚሠሩ ነርሶች፣ አዋላጆች እና የነርስ ኃላፊዎች። ሥራ ከመጀመራቸው በፊት በሙያ ምክር ቤት ይመዘገባሉ።",
  "Social Work": "የማኅበራዊ ሥራ፣ የማኅበረሰብ ልማት፣ የጸጥታ እና የአስተዳደር ባለሙያዎች።",
  Psychology: "አማካሪዎች፣ የሥነ ልቦና ባለሙያዎች፣ በትምህርት ቤቶች፣ በሆስፒታሎች እና በድርጅቶች የሚሠሩ።",
  Communications: "ጋዜጠኞች፣ የሬዲዮ እና የቴሌቪዥን ባለሙያዎች፣ የሕዝብ ግንኙነት ባለሙያዎች፣ የፊልም እና የሚዲያ አዘጋጆች።",
};
