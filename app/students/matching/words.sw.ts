import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const many = (count: number) => count.toLocaleString("sw");

export const matchesWords: Words["matchesWords"] = {
  title: "Fursa zinazonifaa",
  description: "Ufadhili, vyuo na mafunzo ya kazini, yanayokufaa zaidi kwanza.",
  analyzed: (analyzed, matches) =>
    `Tumechunguza fursa ${many(analyzed)} na kupata fursa ${many(matches)} zinazokufaa`,
  empty: (kind) =>
    ({
      scholarship: "Hatujapata ufadhili unaokufaa. Sasisha wasifu wako ili uone fursa zaidi.",
      college: "Hatujapata chuo kinachokufaa. Sasisha wasifu wako ili uone fursa zaidi.",
      internship: "Hatujapata mafunzo ya kazini yanayokufaa. Sasisha wasifu wako ili uone fursa zaidi.",
    })[kind],
  update: "Sasisha wasifu wako",
  news: (count, isMany) => `Mpya tangu ulipotazama mwisho (${count}${isMany ? "+" : ""})`,
  how: "Pointi zinaonyesha fursa inakufaa kiasi gani, kati ya 100. Bonyeza “Kwa nini” uone pointi zinatoka wapi.",
  apply: "Tuma maombi",
  percent: (percent) => `Inakufaa ${percent}%`,
  why: "Kwa nini?",
  showMore: "Onyesha zaidi",
  forWhom: "Kwa nani?",
  firstChild: "Mtoto wa kwanza",
  group: (name, count) => `${name} (${count})`,
  laterOrOpen: "Itafunguliwa baadaye, au kwa kawaida iko wazi sasa: unafaa",
  aside: "Uwezekano mdogo, au zaidi za kuwauliza",
  counted: many,
  more: "Jinsi ya kufungua fursa zaidi",
  plan: "Panga miaka miwili ijayo",
  courses: "Naweza kusomea nini kwa gredi zangu?",
  firstPage: "Rudi kwenye zinazokufaa zaidi",
};

export const hidingWords: Words["hidingWords"] = {
  hide: "Hainifai",
  hidden: (title) => `Imefichwa: ${title}`,
  undo: "Rudisha",
  shown: "Imerudi kwenye fursa zinazokufaa",
  failed: "Haijafichwa",
  unknown: "Haiko tena kwenye orodha yetu.",
  full: "Umeficha fursa 1,000, ambazo ndizo kikomo. Onyesha tena baadhi kwanza.",
  link: (count) => (count === 1 ? "Fursa 1 iliyofichwa" : `Fursa ${many(count)} zilizofichwa`),
  title: "Fursa zilizofichwa",
  description: "Fursa ambazo hutaki kuziona.",
  intro: "Ulisema hizi hazikufai. Hatuzionyeshi wala kuzihesabu.",
  none: "Hujaficha fursa yoyote.",
  show: "Onyesha tena",
  back: "Rudi kwenye zinazonifaa",
};

export const tabNames: Words["tabNames"] = {
  scholarship: "Ufadhili",
  college: "Vyuo",
  internship: "Mafunzo ya kazini",
};

export const criterionNames: Words["criterionNames"] = {
  field: "Fani",
  country: "Nchi",
  level: "Kiwango",
  gpa: "GPA",
  budget: "Bajeti",
  duration: "Muda",
  programs: "Kozi",
  location: "Mahali",
};

export const matchedWords: Words["matchedWords"] = { everyField: "kila fani inakaribishwa" };
