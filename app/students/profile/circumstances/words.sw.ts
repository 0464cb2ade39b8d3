import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

type Questions = ReturnType<Words["questionsAbout"]>;

const ofYou: Questions = {
  refugee: {
    label: "Je, wewe ni mkimbizi, au umehama makwao ndani ya nchi yako?",
    hint: "Ufadhili fulani ni wa wakimbizi na waliohama makwao pekee.",
  },
  disability: {
    label: "Je, unaishi na ulemavu?",
    hint: "Ufadhili fulani ni wa wanafunzi wenye ulemavu pekee.",
  },
  lowIncome: {
    label: "Je, familia yako ingepata shida kulipia masomo yako?",
    hint: "Ufadhili mwingi ni wa wanafunzi wa familia zenye kipato cha chini.",
  },
  orphan: {
    label: "Je, umefiwa na mzazi mmoja au wote wawili?",
    hint: "Ufadhili fulani ni wa mayatima.",
  },
};

const ofChild: Questions = {
  refugee: { ...ofYou.refugee, label: "Je, mtoto wako ni mkimbizi, au amehama makwao ndani ya nchi yenu?" },
  disability: { ...ofYou.disability, label: "Je, mtoto wako anaishi na ulemavu?" },
  lowIncome: { ...ofYou.lowIncome, label: "Je, familia yako ingepata shida kulipia masomo hayo?" },
  orphan: { ...ofYou.orphan, label: "Je, mtoto wako amefiwa na mzazi mmoja au wote wawili?" },
};

export const questionsAbout: Words["questionsAbout"] = (about) => (about === "you" ? ofYou : ofChild);

export const words: Words["words"] = {
  title: "Hali yako",
  intro: "Maswali manne yanayofungua ufadhili fulani. Jibu unayotaka, au usijibu lolote.",
  promises: [
    "Tunayahifadhi kando na wasifu wako. Hakuna mwingine anayeweza kuyaona: si wanachama wengine, si vyuo, si wahariri wetu.",
    "Tunayatumia tu kujua fursa zilizo wazi kwako. Hayako kamwe kwenye barua pepe, kumbukumbu, orodha wala faili ya kupakua.",
    "Yanafutika mara moja ukiyafuta hapa au ukifuta akaunti yako.",
  ],
  ratherNot: "Ningependa nisiseme",
  yes: "Ndiyo",
  no: "Hapana",
  save: "Hifadhi majibu",
  erase: "Futa majibu haya",
  saved: { title: "Imehifadhiwa", detail: "Tumesasisha fursa zinazokufaa." },
  erased: { title: "Imefutwa", detail: "Tumefuta majibu haya." },
  notSaved: "Majibu hayajahifadhiwa",
  lookAgain: "Tafadhali angalia sehemu zilizowekwa alama.",
};
