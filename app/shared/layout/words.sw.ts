import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const product: Words["product"] = {
  name: "Fursa",
  tagline:
    "Ufadhili wa masomo, vyuo na mafunzo ya kazini kwa wanafunzi wa Kenya, Nigeria, Ghana, Ethiopia na Uganda.",
  shareText: "Tafuta ufadhili wa masomo, vyuo na mafunzo ya kazini yanayokufaa, bila malipo, kwenye Fursa:",
};

export const dataSaver: Words["dataSaver"] = {
  name: "Kuokoa data",
  on: "Imewashwa: kurasa zinafunguka bila programu, fonti wala mapambo.",
  off: "Imezimwa: iwashe ili utumie data kidogo.",
};

export const notFound: Words["notFound"] = {
  code: "404",
  title: "Ukurasa haupatikani",
  text: "Samahani! Ukurasa huu haupatikani",
  home: "Rudi mwanzo",
  search: "Tafuta fursa",
  placeholder: "Tafuta fursa...",
};

export const errorWords: Words["errorWords"] = {
  ours: {
    title: "Kuna hitilafu upande wetu",
    text: "Tafadhali jaribu tena baada ya muda mfupi. Ikitokea tena, tuandikie nasi tutaiangalia.",
  },
  theirs: {
    title: "Hilo halikufaulu",
    text: "Ukurasa haukuweza kusoma ulichotuma. Rudi nyuma ujaribu tena, au anza kwenye ukurasa wa mwanzo.",
  },
  network: {
    title: "Ukurasa haukufunguka",
    text: "Huenda mtandao umekatika au uko polepole. Uangalie, kisha ujaribu tena. Hakuna kilichopotea.",
  },
  slow: {
    title: "Imechukua muda mrefu mno upande wetu",
    text: "Tafadhali jaribu tena baada ya muda mfupi. Ikitokea tena, tuandikie nasi tutaiangalia.",
  },
  away: {
    title: "Kwa sasa hatuwezi kufikia kumbukumbu zetu",
    text: "Hifadhidata yetu haijibu. Kwa kawaida hali hii huisha kabla ya dakika moja. Tafadhali jaribu tena.",
  },
  goBackToForm: "Rudi kwenye ukurasa uliotangulia ili utume fomu yako tena.",
  again: "Jaribu tena",
  reference: "Kumbukumbu:",
};

export const overloaded: Words["overloaded"] = {
  title: "Kuna watu wengi mno hapa kwa sasa",
  text: "Tumefika kikomo chetu. Tafadhali jaribu tena baada ya sekunde chache.",
};

export const refusals: Words["refusals"] = {
  foreign: {
    title: "Fomu hii ilitoka kwenye tovuti nyingine",
    text: "Ilitoka kwenye tovuti nyingine, kwa hivyo hatukuipokea. Fungua ukurasa hapa na uijaze tena.",
  },
  tooLarge: {
    title: "Hiyo ni kubwa mno kwa ukurasa huu",
    text: "Fomu inaweza kuwa na hadi MB 1, na faili hadi MB 5. Rudi nyuma utume kidogo zaidi.",
  },
  elsewhere: {
    title: "Seva hii haitumii anwani hiyo",
    text: "Ikiwa inapaswa kuitumia, weka APP_URL iwe anwani hiyo.",
  },
};

export const loadingWords: Words["loadingWords"] = {
  colleges: "Inapakia vyuo...",
  internships: "Inapakia mafunzo ya kazini...",
  scholarships: "Inapakia ufadhili...",
  jobs: "Inapakia fursa...",
  testPrep: "Inapakia nyenzo za kujiandaa kwa mitihani...",
  profile: "Inapakia wasifu wako...",
  matches: "Inapakia fursa zinazokufaa...",
  admin: "Inahakikisha ruhusa ya msimamizi...",
};

export const linkNames: Words["linkNames"] = {
  home: "Mwanzo",
  browse: "Tafuta",
  resources: "Makala",
  events: "Matukio",
  premium: "Premium",
  about: "Kutuhusu",
  schools: "Kwa shule",
  partners: "Kwa washirika",
  enterprise: "Kwa mashirika",
  profile: "Wasifu",
  myMatches: "Fursa zinazonifaa",
  matches: "Zinanifaa",
  saved: "Orodha",
  getStarted: "Anza",
  union: "Jukwaa la Wanafunzi",
  calendar: "Mwaka ujao",
  whatCanIStudy: "Ninaweza kusomea nini?",
  colleges: "Vyuo",
  courses: "Kozi",
  parents: "Kwa wazazi",
  advice: "Kituo cha ushauri",
  entrepreneurship: "Ujasiriamali",
  howTo: "Jinsi ya kutumia",
  check: "Kagua ujumbe huu",
  jobs: "Kazi",
  testPrep: "Kujiandaa kwa mitihani",
  offline: "Bila intaneti",
  newsletter: "Jarida",
  privacy: "Faragha",
};

export const layoutWords: Words["layoutWords"] = {
  skip: "Nenda kwenye maudhui",
  main: "Kuu",
  menu: "Menyu",
  yours: "Zako",
  aboutFursa: "Kuhusu Fursa",
  quickLinks: "Viungo vya haraka",
  resources: "Makala na usaidizi",
  share: "Shiriki Fursa",
  shareOn: (network) => `Shiriki Fursa kwenye ${network} (hufunguka kwenye kichupo kipya)`,
  contact: "Wasiliana nasi",
  brand: "Fursa, mwanzo",
};

export const languageWords: Words["languageWords"] = {
  choose: "Lugha",
  draft: "Tafsiri hii ni rasimu. Bado haijakaguliwa na msemaji wa Kiswahili.",
  help: "Saidia kuboresha tafsiri hii",
  inEnglish: "Soma ukurasa huu kwa Kiingereza",
};
