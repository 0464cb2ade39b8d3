import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./system-words.ts";

type Words = Translation<typeof english>;

export const systemNames: Words["systemNames"] = {
  kcse: "KCSE (Kenya)",
  wassce: "WASSCE, NECO au NABTEB (Ghana, Nigeria)",
  uace: "UACE (Uganda)",
  eheece: "Mtihani wa kitaifa wa darasa la 12 (Ethiopia)",
  kjsea: "KJSEA, gredi ya 9 (Kenya)",
  utme: "UTME (JAMB, Nigeria)",
  uce_old: "UCE hadi 2023 (Uganda)",
  uce_new: "UCE kuanzia 2024 (Uganda)",
  a_level: "A-levels (Cambridge, Uingereza)",
  ib: "IB Diploma",
  igcse: "IGCSE au O-levels",
  knec: "Diploma au cheti cha KNEC (Kenya)",
  cdacc: "TVET CDACC (Kenya)",
  uk_class: "Daraja la shahada (kama huna nambari)",
  ng_poly: "ND au HND, CGPA kati ya 4 (polytechnics za Nigeria)",
  gh_hnd: "HND, CGPA kati ya 5 (Ghana)",
  ubteb: "Diploma ya UBTEB, CGPA kati ya 5 (Uganda)",
  ng5: "CGPA kati ya 5 (Nigeria)",
  ng4: "CGPA kati ya 4 (Nigeria, kama Ibadan tangu 2016)",
  ng7: "CGPA kati ya 7 (Nigeria, Ibadan kabla ya 2016)",
  gh_ug: "FGPA kati ya 4 (University of Ghana)",
  gh_cgpa4: "CGPA kati ya 4 (Ghana: UCC, UEW, vyuo vikuu vya kiufundi)",
  gh_cwa: "CWA kwa asilimia (KNUST, Ghana)",
  ke_pct: "Asilimia (vyuo vikuu vya Kenya)",
  ug5: "CGPA kati ya 5 (Makerere na vyuo vikuu vingi vya Uganda)",
  et4: "CGPA kati ya 4 (vyuo vikuu vya Ethiopia)",
  us4: "GPA kati ya 4 (mfumo wa Marekani: USIU, Ashesi, AUN, ng’ambo)",
  fr20: "Wastani kati ya 20 (mfumo wa Ufaransa, chuo kikuu)",
  bac20: "Baccalauréat, wastani kati ya 20 (mfumo wa Ufaransa)",
  exetat: "Examen d’État, asilimia (Kongo-Kinshasa)",
};

export const inputNames: Words["inputNames"] = {
  meanGrade: "Gredi ya wastani",
  totalPoints: "Jumla ya pointi",
  points: "Pointi",
  aggregate: "Aggregate (jumla)",
  aggregateGhana: "Aggregate (Ghana)",
  division: "Division (daraja)",
  score: "Alama",
  scoreOf400: "Alama kati ya 400",
  outOf: "Kati ya",
  level: "Kiwango",
  result: "Matokeo",
  overall: "Matokeo ya jumla",
  class: "Daraja",
  printedClass: "Daraja, kama liko kwenye cheti chako",
  cgpa4: "CGPA kati ya 4",
  cgpa5: "CGPA kati ya 5",
  cgpa7: "CGPA kati ya 7",
  fgpa: "FGPA au CGPA kati ya 4",
  gpa4: "GPA kati ya 4",
  cwa: "CWA kwa asilimia",
  percent: "Wastani kwa asilimia",
  averageOf20: "Wastani kati ya 20",
};

export const inputHints: Words["inputHints"] = {
  kcseTotal: "Kama ziko kwenye nakala yako: 7 hadi 84",
  kcseSubjects: "Ukituambia masomo yako, tutakuonyesha kozi ambazo gredi zako zinatosha.",
  wassceAggregate: "Masomo sita, kuanzia 6 (bora zaidi) hadi 54. Ukiandika masomo yako, unaweza kuiacha.",
  wassceSubjects: "Kama ulifanya mtihani mara mbili, andika matokeo mawili.",
  uacePoints: "Kuanzia 0 hadi 20. Ukiandika masomo yako, unaweza kuziacha.",
  uaceSubjects: "Masomo ya principal kuanzia A hadi F, ya subsidiary kuanzia D1 hadi F9.",
  bestEight: "Masomo manane bora, kuanzia 8 (bora zaidi) hadi 72",
  outOf45: "Kati ya 45",
  eheeceScore: "Kwa mfano 412, 412/600 au 68%",
  eheeceTotal: "600 kwa masomo sita, 700 hapo awali, 500 kwa watahiniwa wasioona",
  from50: "Diploma huanzia 50",
};

export const tooHighWords: Words["tooHighWords"] = {
  isOutOf5: "Je, ni kati ya 5? Basi chagua mfumo huo.",
  isOutOf7: "Je, ni kati ya 7? Basi chagua mfumo huo.",
};

export const resultProblems: Words["resultProblems"] = {
  range: (least, most) => `Andika nambari kuanzia ${least} hadi ${most}.`,
  rangeOrTotal: (most) => `Andika nambari kuanzia 0 hadi ${most}, au chagua jumla nyingine.`,
  otherScale: (top) => `Umeandika kati ya ${top}: chagua mfumo huo badala yake.`,
  whole: "Andika nambari nzima.",
  decimals: (most) => `Tumia tarakimu zisizozidi ${most} baada ya nukta.`,
  noGrade: (sign) => `${sign} si gredi. Iache wazi hadi upate gredi.`,
  chooseOne: (grades) => `Chagua moja kati ya hizi: ${grades.join(", ")}.`,
  tooMany: (most) => `Andika masomo yasiyozidi ${most}.`,
  tooFew: (least) => `Andika angalau masomo ${least}, kama yalivyo kwenye cheti.`,
  missing: "Jaza hapa.",
  missingOrOther: "Jaza hapa, au mojawapo ya nafasi nyingine hapa.",
  missingSubjects: "Andika gredi za masomo yako.",
  contradiction: (total, summed, chosen) =>
    `Pointi ${total} ni ${summed}, lakini gredi ya wastani hapa ni ${chosen}. Ipi ni sahihi?`,
};
