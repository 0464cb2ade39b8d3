import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Kwa shule: kuwa mshirika",
  description:
    "Wasaidie wanafunzi wako kupata ufadhili, vyuo na mafunzo ya kazini kwa wakati. Ona ushirikiano una nini, na utume maombi kwa dakika tano.",
};

export const band: Words["band"] = {
  over: "Kwa shule",
  title: "Waonyeshe wanafunzi wako fursa zilizo wazi kwao",
  intro:
    "Ushirikiano huwaletea wanafunzi wako ufadhili, vyuo na mafunzo ya kazini yanayowafaa, pamoja na tarehe za kweli na mahali rasmi pa kutuma maombi.",
  apply: "Omba kama shule",
};

export const benefits: Words["benefits"] = {
  title: "Shule yako inapata nini",
  list: [
    {
      icon: "clock",
      title: "Tarehe chache zinazokosekana",
      text: "Wanafunzi wanaona fursa zilizo wazi kwao, siku zilizobaki, na cha kutayarisha.",
    },
    {
      icon: "people",
      title: "Kazi ndogo kwa walimu washauri",
      text: "Kutafuta mara moja badala ya tovuti mia. Waonyeshe darasa zima fursa kwa kubonyeza mara moja.",
    },
    {
      icon: "shield",
      title: "Salama kuliko jumbe za kusambazwa",
      text: "Kila fursa ina kiungo cha ukurasa wa mtoaji mwenyewe. Yeyote anaweza kukagua ujumbe unaoonekana mzuri kupita kiasi.",
    },
    {
      icon: "cap",
      title: "Imetengenezewa simu zao",
      text: "Kurasa nyepesi zinazofunguka kwa mtandao wa polepole na simu za zamani, pamoja na kiokoa data.",
    },
  ],
};

export const inclusions: Words["inclusions"] = {
  title: "Ushirikiano una nini",
  points: [
    "Mazungumzo ya kwanza kuhusu shule na wanafunzi wako, ndani ya siku 2 za kazi",
    "Usaidizi wa kujaza wasifu wa wanafunzi, ili fursa ziwafae tangu siku ya kwanza",
    "Miongozo ya darasani kuhusu insha, barua za mapendekezo, visa na pesa",
    "Tarehe za mwisho za muhula ujao kwa fani na viwango vya wanafunzi wako",
    "Fursa zinazomfaa, arifa na orodha ya alizohifadhi, bure kwa kila mwanafunzi",
    "Mtu wa kuwasiliana naye kwa maswali na masahihisho",
  ],
};

export const classList: Words["classList"] = {
  title: "Ijaribu na darasa lako",
  text: "Bandika orodha ya gredi na fani. Ona ufadhili, vyuo na mafunzo ya kazini mangapi yanamfaa kila mwanafunzi, na tano bora. Hatuhifadhi chochote, na huhitaji majina.",
  action: "Jaribu orodha ya darasa",
};

export const next: Words["next"] = {
  title: "Kinachofuata",
  steps: [
    "Unapata risiti kwa barua pepe.",
    "Tunasoma maombi yako na kuwasiliana nawe ndani ya siku 2 za kazi.",
    "Katika mazungumzo mafupi tunajua wanafunzi wako wanahitaji nini, na tunakubaliana jinsi ya kuanza.",
  ],
  directly: "Ungependa kutuandikia badala yake?",
};

export const application: Words["application"] = {
  title: "Omba ushirikiano",
  intro: "Sehemu zenye nyota ni za lazima. Huchukua kama dakika tano.",
  submit: "Tuma maombi",
  submitting: "Inatuma...",
  privacy:
    "Tunatumia habari hizi kukujibu tu. Hakuna mtu mwingine anayeziona. Unaweza kutuomba tuzifute wakati wowote.",
  problems: "Tafadhali angalia haya",
};

export const labels: Words["labels"] = {
  schoolName: "Jina la shule",
  schoolType: "Aina ya shule",
  contactName: "Jina la mwakilishi",
  contactEmail: "Barua pepe ya mwakilishi",
  contactPhone: "Simu",
  country: "Nchi",
  city: "Mji",
  numberOfStudents: "Idadi ya wanafunzi",
  message: "Ujumbe",
  chooseType: "Chagua aina ya shule",
  messageHint: "Ni nini kitakachowasaidia wanafunzi wako zaidi?",
};

export const schoolTypeNames: Words["schoolTypeNames"] = {
  secondary: "Shule ya upili",
  high_school: "Shule ya upili (high school)",
  international: "Shule ya kimataifa",
  private: "Shule ya kibinafsi",
  public: "Shule ya umma",
};

export const submitted: Words["submitted"] = {
  title: "Maombi yametumwa!",
  detail: "Asante kwa kupendezwa. Tutawasiliana nawe ndani ya siku 2 za kazi.",
};

export const failed: Words["failed"] = {
  title: "Maombi hayakutumwa",
  detail: "Tafadhali jaribu tena au wasiliana nasi moja kwa moja.",
};

export const refusals: Words["refusals"] = {
  trap: "Sehemu inayopaswa kubaki wazi ilijazwa, labda na kivinjari chako. Tumeifuta. Tafadhali tuma tena.",
  stale: "Ukurasa huu ulikuwa wazi kwa muda mrefu. Hakuna kilichopotea. Tafadhali tuma tena.",
};
