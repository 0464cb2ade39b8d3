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
  title: "Darasa lako linafaa nini?",
  intro:
    "Bandika orodha ya darasa yenye gredi na fani. Kwa kila mwanafunzi tunaonyesha ufadhili, vyuo na mafunzo ya kazini mangapi yanamfaa, na tano bora.",
  description:
    "Kwa walimu washauri: bandika orodha ya darasa yenye gredi na fani, na uone ufadhili, vyuo na mafunzo ya kazini yanayomfaa kila mwanafunzi. Hatuhifadhi chochote.",
  privacy: "Usiweke majina: hatuyahitaji. Hatuhifadhi orodha yako.",
  country: "Nchi ya shule yako",
  chooseCountry: "Chagua nchi",
  list: "Orodha ya darasa",
  listHint: `Mstari mmoja kwa kila mwanafunzi, hadi ${mostRows}. Mstari wa kwanza wenye majina ya safu husaidia: grade na field, pamoja na county, country, level, sex, exam au subjects ukitaka. Bila huo, tunatambua safu wenyewe. Tumia koma au nukta-mkato.`,
  file: "Au faili ya CSV",
  fileHint: "Hadi KB 20. Ukiweka vyote viwili, tunatumia faili.",
  example: "Mfano",
  exampleText:
    "grade,field,county,level,sex\nC+,Nursing,Kisumu,diploma,f\nA-,Computer Science,Nairobi,degree,m",
  exams: `Tunachukulia kwamba gredi ni za mtihani wa nchi yako. Kama sivyo, ongeza safu inayoitwa exam: ${usualExams.join(", ")}. Weka gredi za masomo kwenye kisanduku kimoja: English B3, Maths C4, Biology B2 …`,
  subjects:
    "Ili upate kozi tano bora za kila mwanafunzi, ongeza safu inayoitwa subjects: Eng B+ Kis B Mat C+ Bio B … Cut-off hubadilika kila mwaka, kwa hiyo hakuna iliyo ahadi.",
  courses: "Kozi kwa gredi za masomo",
  assumptions:
    "Tunachukulia kwamba wanafunzi wana matokeo yao, ni raia wa nchi hiyo na wanaishi huko. Orodha isiposema, tunachukulia kwamba wanataka diploma au shahada.",
  show: "Onyesha zinazowafaa",
  showing: "Inasoma...",
  download: "Pakua kama CSV",
  problems: "Hatukuweza kusoma orodha",
  results: "Zinazomfaa kila mwanafunzi",
  row: (line) => `Mstari wa ${line}`,
  todo: "Cha kufanya, na kufikia lini",
  todoHint: "Kila mstari ni mwanafunzi mmoja. Nambari ni za mistari ya orodha yako.",
  lines: (count) => (count === 1 ? "Mwanafunzi 1" : `Wanafunzi ${count}`),
  actions: {
    openNow: "Tuma maombi sasa",
    opensLater: "Jitayarishe: angalia maombi yanafunguliwa lini",
    oneMissing: "Muulize mwanafunzi swali moja",
    checkWithThem: "Muulize mtoaji kwanza",
  },
  fits: (all) => (all === 1 ? "Huenda fursa 1 inamfaa" : `Huenda fursa ${all} zinamfaa`),
  counts: ({ openNow, opensLater, oneMissing, checkWithThem }) =>
    `zilizo wazi sasa: ${openNow}, zitakazofunguliwa baadaye: ${opensLater}, zenye jambo la kuuliza: ${oneMissing + checkWithThem}`,
  nothing: "Hatuna fursa inayomfaa mwanafunzi huyu. Jaribu fani au kiwango kingine.",
  notRead: "Haukusomwa",
  summary: (read, bad) =>
    bad === 0 ? `Mistari iliyosomwa: ${read}.` : `Mistari iliyosomwa: ${read}, ya kurekebisha: ${bad}.`,
  print: "Unaweza kuchapisha ukurasa huu. Fomu haichapishwi.",
  more: "Kwa wasifu wa bure, kila mwanafunzi anaona fursa zote zinazomfaa, pamoja na sababu na tarehe za mwisho.",
  back: "Kwa shule",
  failed: "Hatukuweza kusoma orodha",
  backToList: "Rudi nyuma. Orodha yako bado ipo.",
};

export const csvColumns: Words["csvColumns"] = {
  row: "Mstari",
  written: "Kama ilivyoandikwa",
  fits: "Zinazomfaa",
  openNow: "Zilizo wazi sasa",
  opensLater: "Zitakazofunguliwa baadaye",
  toFindOut: "Zenye jambo la kuuliza",
  problem: "Cha kurekebisha",
  title: (place) => `${place}. Jina`,
  verdict: (place) => `${place}. Uamuzi`,
  page: (place) => `${place}. Ukurasa`,
  course: (place) => `Kozi ya ${place}`,
  standing: (place) => `Kozi ya ${place}: uwezekano`,
  coursePage: (place) => `Kozi ya ${place}: ukurasa`,
};
