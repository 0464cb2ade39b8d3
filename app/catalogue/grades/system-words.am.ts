import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./system-words.ts";

type Words = Translation<typeof english>;

export const systemNames: Words["systemNames"] = {
  kcse: "KCSE (ኬንያ)",
  wassce: "WASSCE፣ NECO ወይም NABTEB (ጋና፣ ናይጄሪያ)",
  uace: "UACE (ዩጋንዳ)",
  eheece: "የ12ኛ ክፍል ብሔራዊ ፈተና (ኢትዮጵያ)",
  kjsea: "KJSEA፣ 9ኛ ክፍል (ኬንያ)",
  utme: "UTME (JAMB፣ ናይጄሪያ)",
  uce_old: "UCE እስከ 2023 እ.ኤ.አ (ዩጋንዳ)",
  uce_new: "UCE ከ2024 እ.ኤ.አ ጀምሮ (ዩጋንዳ)",
  a_level: "A-levels (Cambridge፣ ዩናይትድ ኪንግደም)",
  ib: "IB Diploma",
  igcse: "IGCSE ወይም O-levels",
  knec: "የKNEC ዲፕሎማ ወይም ሰርተፊኬት (ኬንያ)",
  cdacc: "TVET CDACC (ኬንያ)",
  uk_class: "የዲግሪ ማዕረግ (በቁጥር ውጤት ከሌለዎት)",
  ng_poly: "ND ወይም HND፣ CGPA ከ4 (በናይጄሪያ ያሉ ፖሊቴክኒኮች)",
  gh_hnd: "HND፣ CGPA ከ5 (ጋና)",
  ubteb: "የUBTEB ዲፕሎማ፣ CGPA ከ5 (ዩጋንዳ)",
  ng5: "CGPA ከ5 (ናይጄሪያ)",
  ng4: "CGPA ከ4 (ናይጄሪያ፣ እንደ ኢባዳን ከ2016 እ.ኤ.አ ጀምሮ)",
  ng7: "CGPA ከ7 (ናይጄሪያ፣ ኢባዳን ከ2016 እ.ኤ.አ በፊት)",
  gh_ug: "FGPA ከ4 (University of Ghana)",
  gh_cgpa4: "CGPA ከ4 (ጋና፦ UCC፣ UEW፣ የቴክኒክ ዩኒቨርሲቲዎች)",
  gh_cwa: "CWA በመቶኛ (KNUST፣ ጋና)",
  ke_pct: "በመቶኛ (በኬንያ ያሉ ዩኒቨርሲቲዎች)",
  ug5: "CGPA ከ5 (ማኬሬሬ እና በዩጋንዳ ያሉ አብዛኞቹ ዩኒቨርሲቲዎች)",
  et4: "CGPA ከ4 (በኢትዮጵያ ያሉ ዩኒቨርሲቲዎች)",
  us4: "GPA ከ4 (የአሜሪካ ዓይነት፦ USIU፣ Ashesi፣ AUN፣ ውጭ ሀገር)",
  fr20: "አማካይ ከ20 (የፈረንሳይ ሥርዓት፣ ዩኒቨርሲቲ)",
  bac20: "Baccalauréat፣ አማካይ ከ20 (የፈረንሳይ ሥርዓት)",
  exetat: "Examen d’État፣ በመቶኛ (ኮንጎ-ኪንሻሳ)",
};

export const inputNames: Words["inputNames"] = {
  meanGrade: "አማካይ ውጤት (mean grade)",
  totalPoints: "ጠቅላላ ነጥብ",
  points: "ነጥብ",
  aggregate: "ድምር (aggregate)",
  aggregateGhana: "ድምር (aggregate፣ ጋና)",
  division: "ምድብ (division)",
  score: "ነጥብ",
  scoreOf400: "ነጥብ ከ400",
  outOf: "ከስንት",
  level: "ደረጃ",
  result: "ውጤት",
  overall: "አጠቃላይ ውጤት",
  class: "ማዕረግ",
  printedClass: "ማዕረግ፣ በምስክር ወረቀትዎ ላይ ካለ",
  cgpa4: "CGPA ከ4",
  cgpa5: "CGPA ከ5",
  cgpa7: "CGPA ከ7",
  fgpa: "FGPA ወይም CGPA ከ4",
  gpa4: "GPA ከ4",
  cwa: "CWA በመቶኛ",
  percent: "አማካይ በመቶኛ",
  averageOf20: "አማካይ ከ20",
};

export const inputHints: Words["inputHints"] = {
  kcseTotal: "በውጤት ወረቀትዎ ላይ ካለ፦ ከ7 እስከ 84",
  kcseSubjects: "የትምህርት ዓይነቶችዎን ካስገቡ፣ ውጤትዎ የሚበቃቸውን ኮርሶች ማሳየት እንችላለን።",
  wassceAggregate: "ስድስት የትምህርት ዓይነቶች፣ ከ6 (የተሻለው) እስከ 54። የትምህርት ዓይነቶችዎን ካስገቡ መተው ይችላሉ።",
  wassceSubjects: "ፈተናውን ሁለት ጊዜ ከወሰዱ፣ እንደ ሁለት ውጤት ያስገቡ።",
  uacePoints: "ከ0 እስከ 20። የትምህርት ዓይነቶችዎን ካስገቡ መተው ይችላሉ።",
  uaceSubjects: "ዋና የትምህርት ዓይነቶች ከA እስከ F፣ ተጨማሪዎቹ (subsidiary) ከD1 እስከ F9።",
  bestEight: "የተሻሉ ስምንት የትምህርት ዓይነቶች፣ ከ8 (የተሻለው) እስከ 72",
  outOf45: "ከ45",
  eheeceScore: "ለምሳሌ 412፣ 412/600 ወይም 68%",
  eheeceTotal: "600 ለስድስት የትምህርት ዓይነቶች፣ ቀድሞ 700፣ ለዓይነ ስውራን ተፈታኞች 500",
  from50: "ዲፕሎማው ከ50 ይጀምራል",
};

export const tooHighWords: Words["tooHighWords"] = {
  isOutOf5: "ከ5 ነው? እንግዲያውስ ያንን መለኪያ ይምረጡ።",
  isOutOf7: "ከ7 ነው? እንግዲያውስ ያንን መለኪያ ይምረጡ።",
};

export const resultProblems: Words["resultProblems"] = {
  range: (least, most) => `ከ${least} እስከ ${most} ያለ ቁጥር ያስገቡ።`,
  rangeOrTotal: (most) => `ከ0 እስከ ${most} ያለ ቁጥር ያስገቡ፣ ወይም ሌላ ጠቅላላ ይምረጡ።`,
  otherScale: (top) => `ከ${top} ብለው ጽፈዋል፤ ያንን መለኪያ ይምረጡ።`,
  whole: "ሙሉ ቁጥር ያስገቡ።",
  decimals: (most) => `ከነጥብ በኋላ ቢበዛ ${most} አሃዝ ይጠቀሙ።`,
  noGrade: (sign) => `${sign} ውጤት አይደለም። ውጤቱ እስኪመጣ ባዶ ይተዉት።`,
  chooseOne: (grades) => `ከእነዚህ አንዱን ይምረጡ፦ ${grades.join("፣ ")}።`,
  tooMany: (most) => `ቢበዛ ${most} የትምህርት ዓይነቶች ያስገቡ።`,
  tooFew: (least) => `ቢያንስ ${least} የትምህርት ዓይነቶች ያስገቡ፣ በምስክር ወረቀቱ ላይ እንዳሉት።`,
  missing: "ይህን ይሙሉ።",
  missingOrOther: "ይህን ይሙሉ፣ ወይም እዚህ ካሉት ሌሎች አንዱን።",
  missingSubjects: "የትምህርት ዓይነቶችዎን ውጤት ያስገቡ።",
  contradiction: (total, summed, chosen) =>
    `${total} ነጥብ ${summed} ይሆናል፣ እዚህ ያለው አማካይ ውጤት ግን ${chosen} ነው። ትክክሉ የቱ ነው?`,
};
