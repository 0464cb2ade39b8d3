import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Ufadhili wa masomo, vyuo na mafunzo ya kazini kwa wanafunzi wa Afrika",
  description:
    "Tafuta ufadhili wa masomo, vyuo na mafunzo ya kazini unayoweza kuomba kweli kutoka Kenya, Nigeria, Ghana, Ethiopia au Uganda. Angalia nani anaweza kuomba, inalipa kiasi gani na maombi yanafungwa lini. Ni bure na inatumia data kidogo.",
};

export const slides: Words["slides"] = [
  {
    title: "Ufadhili wa masomo na kusoma ng'ambo",
    text: "Ufadhili, vyuo na mafunzo ya kazini katika ukurasa mmoja: nani anaweza kuomba, inalipa kiasi gani na muda uliobaki.",
    action: "Tazama fursa zote",
    to: "/browse",
  },
  {
    title: "Msaada wa kutuma maombi",
    text: "Miongozo rahisi kuhusu insha, barua za mapendekezo, visa na pesa. Tuliiandika kwa wanafunzi wa Afrika.",
    action: "Soma miongozo",
    to: "/advice",
  },
  {
    title: "Ufadhili kamili",
    text: "Unalipia karo. Mara nyingi hulipia pia usafiri, vitabu na malazi.",
    action: "Tazama ufadhili",
    to: "/browse?type=scholarships",
  },
];

export const firstTap: Words["firstTap"] = {
  title: "Tazama fursa zilizo wazi kwako",
  text: "Bonyeza mara tatu tu, bila akaunti. Unaishi wapi?",
};

export const shortcuts: Words["shortcuts"] = [
  { label: "Ufadhili kamili", to: "/browse?type=scholarships&funded=full" },
  { label: "Zinazofungwa karibuni", to: "/browse?type=scholarships&sort=closing" },
  { label: "Shahada ya kwanza", to: "/browse?type=scholarships&level=undergraduate" },
  { label: "Kompyuta", to: "/browse?type=scholarships&field=Computer+Science" },
];

export const audiences: Words["audiences"] = [
  {
    icon: "cap",
    title: "Kwa wanafunzi",
    text: "Jaza wasifu wako mara moja, kisha uone fursa unazoweza kupata, zinazokufaa zaidi kwanza.",
    action: "Anza bila malipo",
    to: "/auth?mode=signup",
  },
  {
    icon: "building",
    title: "Kwa shule na vyuo vikuu",
    text: "Waonyeshe wanafunzi wako kila ufadhili ambao bado wanaweza kuupata.",
    action: "Shirikiana nasi",
    to: "/schools",
  },
  {
    icon: "people",
    title: "Kwa mashirika na washirika",
    text: "Wafikieni wanafunzi mnaowatafuta katika nchi tano.",
    action: "Tazama huduma zetu",
    to: "/enterprise",
  },
];

export const tonightWords: Words["tonightWords"] = {
  title: "Usiku huu",
  hint: "Maombi yamefunguliwa, na bado kuna muda",
  yourHint: "Unachoweza kuanza sasa",
  firstStep: "Anza na:",
  openSite: "tovuti rasmi",
};

export const whatsNew: Words["whatsNew"] = {
  title: "Mambo mapya",
  all: "Tazama zote",
  empty: "Ufadhili mpya unakuja.",
  emptyHint: "Utauona hapa mara tu wahariri wetu watakapoukagua.",
  amountUnknown: "Hutofautiana",
  allNamed: "Tazama ufadhili wote",
};

const invitation = {
  title: "Acha fursa zinazokufaa zikufikie",
  text: "Tuambie unachosomea na unakotamani kwenda. Tunakutumia arifa tu kukiwa na kitu kinachokufaa. Unaweza kusimamisha kwa kubonyeza mara moja.",
  action: "Tengeneza wasifu bila malipo",
};

export const promo: Words["promo"] = {
  visitor: { ...invitation, to: "/auth?mode=signup" },
  newcomer: { ...invitation, to: "/profile" },
  member: {
    title: "Fursa zinazokufaa ziko tayari",
    text: "Tumelinganisha wasifu wako na kila fursa iliyofunguliwa. Tazama zinazokufaa, na sababu zake.",
    action: "Tazama zinazonifaa",
    to: "/matches",
  },
};

export const features: Words["features"] = {
  title: "Unachopata kwa wasifu wa bure",
  list: [
    {
      icon: "bell",
      title: "Arifa zinazolingana na wasifu wako",
      text: "Barua pepe fursa mpya ikilingana na fani yako, nchi yako na kiwango chako. Hakuna inayokufaa? Hakuna arifa.",
    },
    {
      icon: "bookmark",
      title: "Unazopenda mahali pamoja",
      text: "Hifadhi vyuo na ufadhili unaoupenda, na uzione tena kwenye simu yoyote.",
    },
    {
      icon: "chat",
      title: "Jukwaa la Wanafunzi",
      text: "Uliza, jibu na zungumza na wengine wanaoomba mahali pamoja nawe.",
      to: "/union",
    },
    {
      icon: "newspaper",
      title: "Jarida la kila wiki",
      text: "Kila Jumatatu: ufadhili mpya, ushauri mpya na maombi yanayokaribia kufungwa.",
    },
  ],
};

export const callToAction: Words["callToAction"] = {
  title: "Hatua yako inayofuata ni ya dakika mbili",
  text: "Tazama kwanza, au tengeneza wasifu na utuachie sisi kutafuta.",
  browse: "Tazama fursa",
  profile: "Tengeneza wasifu",
  matches: "Fursa zinazonifaa",
  matchesText: "Tazama, au uone zinazokufaa. Tunalinganisha wasifu wako na kila fursa iliyofunguliwa.",
};

export const exampleMatches: Words["exampleMatches"] = {
  title: "Fursa inayokufaa inaonekana hivi",
  note: "Mfano tu, si ufadhili wa kweli",
};
