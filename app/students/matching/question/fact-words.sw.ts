import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./fact-words.ts";

type Words = Translation<typeof english>;

export const askedFor: Words["askedFor"] = {
  you: {
    citizenships: "uraia wako",
    residence: "unakoishi",
    region: "kaunti, jimbo au eneo lako",
    sex: "kama wewe ni mwanamke au mwanamume",
    bornOn: "umri wako",
    finished: "masomo uliyomaliza",
    currentEducationLevel: "unachosoma sasa",
    wantedLevels: "unachotaka kusoma baadaye",
    fieldsOfInterest: "fani yako",
    tests: "mtihani uliofanya",
    workYears: "muda ambao umefanya kazi",
    institution: "unakosoma",
    yearOfStudy: "mwaka wako wa masomo",
    schoolClass: "darasa lako",
    finishedIn: "mwaka uliomaliza au utakaomaliza",
    origin: "familia yako inakotoka",
  },
  child: {
    citizenships: "uraia wa mtoto wako",
    residence: "mtoto wako anakoishi",
    region: "kaunti, jimbo au eneo la mtoto wako",
    sex: "kama mtoto wako ni msichana au mvulana",
    bornOn: "umri wa mtoto wako",
    finished: "masomo ambayo mtoto wako amemaliza",
    currentEducationLevel: "anachosoma mtoto wako sasa",
    wantedLevels: "anachotaka mtoto wako kusoma baadaye",
    fieldsOfInterest: "fani ya mtoto wako",
    tests: "mtihani ambao mtoto wako amefanya",
    workYears: "muda ambao mtoto wako amefanya kazi",
    institution: "anakosoma mtoto wako",
    yearOfStudy: "mwaka wa masomo wa mtoto wako",
    schoolClass: "darasa la mtoto wako",
    finishedIn: "mwaka ambao mtoto wako alimaliza au atamaliza",
    origin: "familia yenu inakotoka",
  },
};

export const decidingWords: Words["decidingWords"] = {
  fact: (fact) => `${fact}: ndilo linaloamua`,
  degree: {
    you: "matokeo yako ya shahada: ndiyo yanayoamua",
    child: "matokeo ya shahada ya mtoto wako: ndiyo yanayoamua",
  },
  grade: {
    you: (exam) => `gredi yako ya ${exam}: ndiyo inayoamua`,
    child: (exam) => `gredi ya ${exam} ya mtoto wako: ndiyo inayoamua`,
  },
  grades: {
    you: (exam) => `gredi zako za ${exam}: ndizo zinazoamua`,
    child: (exam) => `gredi za ${exam} za mtoto wako: ndizo zinazoamua`,
  },
  score: {
    you: (exam) => `alama zako za ${exam}: ndizo zinazoamua`,
    child: (exam) => `alama za ${exam} za mtoto wako: ndizo zinazoamua`,
  },
};

export const shortLabels: Words["shortLabels"] = {
  citizenships: "Uraia",
  residence: "Nchi",
  region: "Kaunti, jimbo au eneo",
  sex: "Jinsia",
  age: "Umri",
  finished: "Umemaliza",
  currentEducationLevel: "Unasoma sasa",
  wantedLevels: "Masomo yajayo",
  fieldsOfInterest: "Fani",
  test: "Mtihani",
  testScore: "Alama",
  workYears: "Miaka ya kazi",
  institution: "Shule au chuo kikuu",
  yearOfStudy: "Mwaka wa masomo",
  schoolClass: "Darasa",
  finishedIn: "Mwaka wa kumaliza",
  origin: "Familia inatoka",
  system: "Mtihani au mfumo",
};
