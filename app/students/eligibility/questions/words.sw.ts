import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const askWords: Words["askWords"] = {
  yes: "Ndiyo",
  no: "Hapana",
  citizenships: "Wewe ni raia wa nchi gani?",
  residence: "Unaishi wapi?",
  region: "Kaunti, jimbo au eneo lako",
  sex: "Je, wewe ni mwanamke au mwanamume?",
  aWoman: "Mwanamke",
  aMan: "Mwanamume",
  age: "Una umri gani?",
  finished: "Umemaliza masomo gani?",
  currentEducationLevel: "Unasoma nini sasa?",
  wantedLevels: "Unataka kusoma nini baadaye?",
  fieldsOfInterest: "Fani gani?",
  workYears: "Umefanya kazi kwa miaka mingapi?",
  institution: "Unasoma, au umepata nafasi, katika shule, chuo au chuo kikuu gani?",
  yearOfStudy: "Uko mwaka wa ngapi wa masomo?",
  yearName: (year) => (year === 6 ? "Mwaka wa 6 au zaidi" : `Mwaka wa ${year}`),
  schoolClass: "Uko darasa gani?",
  schoolClassHint: "Kwa mfano Form 4, Grade 12 au SS 3",
  finishedIn: "Ulimaliza, au utamaliza, mwaka gani?",
  origin: "Familia yako inatoka kaunti, jimbo au eneo gani?",
  system: "Mtihani gani au mfumo gani wa gredi?",
  result: "Matokeo yako, kama yalivyoandikwa",
  resultHint: "Kwa mfano C+, 3.72 au 312",
  meanGrade: "Ulipata gredi gani ya wastani katika KCSE?",
  ofExam: (exam, what) => `${exam}: ${what}`,
  grades: "Gredi zako",
  gradesHint: (subjects) => `Kwa mstari mmoja: ${subjects}, na kadhalika`,
  test: "Umefanya mtihani gani?",
  noTest: "Bado hakuna",
  testScore: "Ulipata alama ngapi?",
  refugee: "Je, wewe ni mkimbizi, au unaomba hifadhi?",
  disability: "Je, unaishi na ulemavu?",
  lowIncome: "Je, familia yako ingepata shida kulipia masomo yako?",
  orphan: "Je, umefiwa na mzazi mmoja au wote wawili?",
  anotherCountry: "Nchi nyingine",
  chooseSystem: "Chagua pia mtihani au mfumo wa gredi.",
};

export const finishedNames: Words["finishedNames"] = {
  none: "Bado hakuna",
  primary: "Shule ya msingi",
  secondary: "Shule ya upili",
  vocational: "Cheti au diploma",
  undergraduate: "Shahada ya kwanza",
  graduate: "Shahada ya uzamili",
};

export const studyNames: Words["studyNames"] = {
  high_school: "Shule ya upili",
  vocational: "Cheti au diploma",
  undergraduate: "Shahada ya kwanza",
  graduate: "Shahada ya uzamili",
  doctorate: "Shahada ya uzamifu (PhD)",
  short_course: "Kozi fupi",
};

export const yesOrNo: Words["yesOrNo"] = () => [
  { value: "yes", label: "Ndiyo" },
  { value: "no", label: "Hapana" },
];
