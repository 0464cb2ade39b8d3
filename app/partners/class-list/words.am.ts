import type { Translation } from "#app/shared/languages/translation.ts";
import { mostRows } from "./rules.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const usualExams: Words["usualExams"] = [
  "KCSE",
  "WASSCE",
  "NECO",
  "UTME",
  "UCE",
  "UACE",
  "EHEECE",
  "A level",
  "IGCSE",
  "IB",
];

export const classWords: Words["classWords"] = {
  title: "ለክፍልዎ ምን ይስማማል?",
  intro:
    "ውጤት እና የትምህርት መስክ ያለበት የክፍል ዝርዝር ያስገቡ። ለእያንዳንዱ ተማሪ ስንት ስኮላርሺፕ፣ ኮሌጅ እና ኢንተርንሺፕ እንደሚስማማ እና ምርጥ አምስቱን እናሳያለን።",
  description:
    "ለአማካሪዎች፦ ውጤት እና የትምህርት መስክ ያለበት የክፍል ዝርዝር ያስገቡ። ለእያንዳንዱ ተማሪ የሚስማሙትን ስኮላርሺፖች፣ ኮሌጆች እና ኢንተርንሺፖች ያያሉ። ምንም አናስቀምጥም።",
  privacy: "ስሞችን ይተዉ፤ አያስፈልጉንም። ዝርዝርዎን አናስቀምጥም።",
  country: "የትምህርት ቤትዎ ሀገር",
  chooseCountry: "ሀገር ይምረጡ",
  list: "የክፍል ዝርዝር",
  listHint: `ለእያንዳንዱ ተማሪ አንድ መስመር፣ እስከ ${mostRows}። የዓምድ ስሞች ያሉበት የመጀመሪያ መስመር ይረዳል፦ grade እና field። ከፈለጉ county, country, level, sex, exam ወይም subjects ይጨምሩ። ከሌለ ዓምዶቹን ራሳችን እናገኛለን። በኮማ (,) ወይም በሴሚኮለን (;) ይለዩ።`,
  file: "ወይም የCSV ፋይል",
  fileHint: "እስከ 20 KB። ሁለቱንም ካስገቡ ፋይሉን እንጠቀማለን።",
  example: "ምሳሌ",
  exampleText:
    "grade,field,county,level,sex\nC+,Nursing,Kisumu,diploma,f\nA-,Computer Science,Nairobi,degree,m",
  exams: `ውጤቶቹ የሀገርዎ ፈተና እንደሆኑ እንገምታለን። ካልሆኑ exam የሚባል ዓምድ ይጨምሩ፦ ${usualExams.join(", ")}። የየትምህርት ዓይነቱን ውጤት በአንድ ሕዋስ ያስገቡ፦ English B3, Maths C4, Biology B2 …`,
  subjects:
    "ለእያንዳንዱ ተማሪ ምርጥ አምስት ፕሮግራሞችን ለማየት፣ subjects የሚባል ዓምድ ይጨምሩ፦ Eng B+ Kis B Mat C+ Bio B …። የመቁረጫ ነጥብ በየዓመቱ ስለሚቀየር አንዳቸውም ቃል የተገባ አይደሉም።",
  courses: "በየትምህርት ዓይነቱ ውጤት የሚገኙ ፕሮግራሞች",
  assumptions:
    "ተማሪዎቹ ውጤታቸውን እንደያዙ፣ የሀገሩ ዜጎች እንደሆኑ እና እዚያ እንደሚኖሩ እንገምታለን። ዝርዝሩ ካልተናገረ ዲፕሎማ ወይም ዲግሪ እንደሚፈልጉ እንገምታለን።",
  show: "የሚስማማውን ያሳዩ",
  showing: "እየተነበበ ነው...",
  download: "በCSV ያውርዱ",
  problems: "ዝርዝሩን ማንበብ አልቻልንም",
  results: "ለእያንዳንዱ ተማሪ የሚስማማው",
  row: (line) => `መስመር ${line}`,
  todo: "ምን እንደሚደረግ፣ እስከ መቼ",
  todoHint: "እያንዳንዱ መስመር አንድ ተማሪ ነው። ቁጥሮቹ የዝርዝርዎ መስመሮች ናቸው።",
  lines: (count) => (count < 2 ? `${count} ተማሪ` : `${count} ተማሪዎች`),
  actions: {
    openNow: "አሁን ያመልክቱ",
    opensLater: "ይዘጋጁ፦ መቼ እንደሚከፈት ያረጋግጡ",
    oneMissing: "ተማሪውን አንድ ጥያቄ ይጠይቁ",
    checkWithThem: "መጀመሪያ ሰጪውን ተቋም ይጠይቁ",
  },
  fits: (all) => (all === 0 ? "የሚስማማ የለም" : all === 1 ? "1 ሊስማማ ይችላል" : `${all} ሊስማሙ ይችላሉ`),
  counts: ({ openNow, opensLater, oneMissing, checkWithThem }) =>
    `አሁን ክፍት፦ ${openNow}፣ ወደፊት የሚከፈቱ፦ ${opensLater}፣ ገና የሚጣራ ነገር ያላቸው፦ ${oneMissing + checkWithThem}`,
  nothing: "በዝርዝራችን ለዚህ ተማሪ የሚስማማ የለም። ሌላ የትምህርት መስክ ወይም ደረጃ ይሞክሩ።",
  notRead: "ያልተነበበ",
  summary: (read, bad) =>
    bad === 0 ? `የተነበቡ መስመሮች፦ ${read}።` : `የተነበቡ መስመሮች፦ ${read}። የሚስተካከል ያለባቸው፦ ${bad}።`,
  print: "ይህን ገጽ ማተም ይችላሉ። ቅጹ አይታተምም።",
  more: "በነፃ መገለጫ እያንዳንዱ ተማሪ የሚስማማውን ሁሉ ከነምክንያቱ እና ከነቀነ ገደቡ ያያል።",
  back: "ለትምህርት ቤቶች",
  failed: "ዝርዝሩን ማንበብ አልቻልንም",
  backToList: "ወደ ኋላ ይመለሱ። ዝርዝርዎ አልጠፋም።",
};

export const csvColumns: Words["csvColumns"] = {
  row: "መስመር",
  written: "እንደተጻፈው",
  fits: "የሚስማሙ",
  openNow: "አሁን ክፍት",
  opensLater: "ወደፊት የሚከፈቱ",
  toFindOut: "ገና የሚጣራ ነገር ያላቸው",
  problem: "የሚስተካከል",
  title: (place) => `${place}. ስም`,
  verdict: (place) => `${place}. ማመልከት ይቻላል?`,
  page: (place) => `${place}. ገጽ`,
  course: (place) => `ፕሮግራም ${place}`,
  standing: (place) => `ፕሮግራም ${place}፦ ዕድሉ`,
  coursePage: (place) => `ፕሮግራም ${place}፦ ገጽ`,
};
