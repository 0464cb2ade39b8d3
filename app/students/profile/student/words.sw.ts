import { namedChoices } from "#app/shared/forms/named-choices.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import * as lists from "#database/schema/lists.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const finishedChoices: Words["finishedChoices"] = namedChoices(lists.finishedLevels, {
  none: "Bado sijamaliza shule",
  primary: "Shule ya msingi",
  secondary: "Shule ya upili",
  vocational: "Cheti au diploma (TVET, ND, HND)",
  undergraduate: "Shahada ya kwanza",
  graduate: "Shahada ya uzamili (Master's)",
});

export const wantedChoices: Words["wantedChoices"] = namedChoices(lists.studyLevels, {
  high_school: "Shule ya upili",
  vocational: "Cheti au diploma (TVET, ND, HND)",
  undergraduate: "Shahada ya kwanza",
  graduate: "Shahada ya uzamili (Master's)",
  doctorate: "Shahada ya uzamifu (PhD)",
  short_course: "Kozi fupi",
});

export const sexChoices: Words["sexChoices"] = namedChoices(lists.sexes, {
  female: "Mwanamke",
  male: "Mwanamume",
});

type StudentWords = ReturnType<Words["wordsAbout"]>;

const ofYou: StudentWords = {
  studies: "Masomo yako",
  lookingFor: "Fani na nchi",
  finished: "Masomo uliyomaliza",
  wanted: "Kiwango unachotaka",
  budget: "Bajeti",
  gpa: (lowest, highest) =>
    `Si lazima, kuanzia ${lowest} hadi ${highest}. Ukiacha wazi, tunaihesabu kutoka shahada iliyo hapa chini.`,
  results: {
    title: "Gredi zako",
    why: "Ziandike kama zilivyo kwenye cheti chako. Ndizo zinazoamua unachoweza kuomba.",
  },
  place: {
    title: "Uraia na makazi",
    why: "Fursa nyingi ni za raia wa nchi fulani tu, au za watu wanaoishi huko.",
    citizenships: "Raia wa",
    residence: "Unakoishi, kama ni kwingine",
    region: "Kaunti, jimbo au eneo",
    origin: "Familia yako inatoka wapi",
    originHint: "Kaunti, jimbo au eneo, kama si unakoishi",
  },
  school: {
    title: "Shule au chuo",
    why: "Fursa nyingine ni za wanafunzi wa chuo kimoja au mwaka mmoja tu, au za watu waliomaliza karibuni.",
    institution: "Unasoma wapi",
    yearOfStudy: "Mwaka wa masomo",
    schoolClass: "Darasa au kidato, kama bado uko shuleni",
    finishedIn: "Mwaka uliomaliza, au utakaomaliza",
    finishedInHint: "Wa masomo ya sasa. Kama husomi: wa shule, chuo au chuo kikuu cha mwisho",
  },
  person: {
    title: "Umri na jinsia",
    why: "Fursa nyingine zina kikomo cha umri, na nyingine ni za wanawake pekee.",
    bornOn: "Tarehe ya kuzaliwa",
    age: "Au umri wako",
  },
  wishes: {
    title: "Unachotaka baadaye",
    why: "Ili tukuonyeshe unachotaka kusomea, unakotaka kusoma, na unachoweza kulipia.",
    levels: "Ningependa kusomea",
    words: "Unachotaka kusomea, kwa maneno yako",
    other: "Nchi nyingine",
    budgetValue: "Unachoweza kulipa kwa mwaka",
  },
  experience: {
    title: "Kazi na mitihani",
    why: "Fursa nyingine zinahitaji miaka ya kazi, na nyingine mtihani fulani. Nyingi hazihitaji lolote kati ya hayo.",
    workYears: "Miaka uliyofanya kazi",
    tests: "Mitihani uliyofanya",
    noTest: "Sijafanya wowote kati ya hii",
    isGoing: "Bado nasomea hii",
  },
  circumstances:
    "Fursa nyingine ni za wakimbizi, watu wenye ulemavu, mayatima au familia zenye kipato cha chini. Unaweza kutuambia kwenye ukurasa wa faragha, ulio kando.",
};

const ofChild: StudentWords = {
  studies: "Masomo ya mtoto wako",
  lookingFor: "Fani na nchi",
  finished: "Masomo ambayo mtoto wako amemaliza",
  wanted: "Kiwango ambacho mtoto wako anataka",
  budget: "Bajeti",
  gpa: ofYou.gpa,
  results: {
    title: "Gredi za mtoto wako",
    why: "Ziandike kama zilivyo kwenye cheti. Ndizo zinazoamua mtoto wako anaweza kuomba nini.",
  },
  place: {
    title: "Uraia na makazi",
    why: ofYou.place.why,
    citizenships: "Raia wa",
    residence: "Anakoishi mtoto wako, kama ni kwingine",
    region: "Kaunti, jimbo au eneo",
    origin: "Familia yako inatoka wapi",
    originHint: "Kaunti, jimbo au eneo, kama si anakoishi mtoto wako",
  },
  school: {
    title: "Shule au chuo",
    why: ofYou.school.why,
    institution: "Mtoto wako anasoma wapi",
    yearOfStudy: "Mwaka wa masomo",
    schoolClass: "Darasa au kidato, kama mtoto wako bado yuko shuleni",
    finishedIn: "Mwaka ambao mtoto wako alimaliza, au atamaliza",
    finishedInHint: "Wa masomo ya sasa. Kama hasomi: wa shule, chuo au chuo kikuu cha mwisho",
  },
  person: {
    title: "Umri na jinsia",
    why: "Fursa nyingine zina kikomo cha umri, na nyingine ni za wanawake pekee. Hii inahusu mtoto wako, si wewe.",
    bornOn: "Tarehe ya kuzaliwa ya mtoto wako",
    age: "Au umri wa mtoto wako",
  },
  wishes: {
    title: "Mtoto wako anataka nini baadaye",
    why: "Ili tukuonyeshe anachotaka kusomea, anakotaka kusoma, na mnachoweza kulipia.",
    levels: "Mtoto wangu angependa kusomea",
    words: "Mtoto wako anataka kusomea nini, kwa maneno yako",
    other: "Nchi nyingine",
    budgetValue: "Unachoweza kulipa kwa mwaka",
  },
  experience: {
    title: "Kazi na mitihani",
    why: ofYou.experience.why,
    workYears: "Miaka ambayo mtoto wako amefanya kazi",
    tests: "Mitihani ambayo mtoto wako amefanya",
    noTest: "Mtoto wangu hajafanya wowote kati ya hii",
    isGoing: "Mtoto wangu bado anasomea hii",
  },
  circumstances: ofYou.circumstances,
};

export const wordsAbout: Words["wordsAbout"] = (about) => (about === "you" ? ofYou : ofChild);

export const foldWords: Words["foldWords"] = { optional: "Unaweza kuruka sehemu hii." };
