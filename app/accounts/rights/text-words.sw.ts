import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const dataText: Words["dataText"] = {
  title: "Data yako",
  profile: "Wasifu wako",
  intro: "Ni yako. Unaweza kupakua nakala au kuifuta.",
  downloadTitle: "Pakua kila kitu",
  downloadText:
    "Faili moja (JSON) yenye kila tunachojua kukuhusu. Nenosiri na funguo hazimo. Uliyotuambia kuhusu hali yako pia hayamo: wengine wanaweza kufungua faili.",
  circumstances: "Itazame au uifute hapa",
  download: "Pakua data yangu",
  deleteText: "Hufuta akaunti yako, wasifu wako na kila kilichomo, papo hapo na kabisa.",
};

export const deleteText: Words["deleteText"] = {
  title: "Futa akaunti yangu",
  yourData: "Data yako",
  failed: "Akaunti haijafutwa",
  intro:
    "Huwezi kutendua hili. Tunafuta wasifu wako, fursa zinazokufaa, ulivyohifadhi na utafutaji wako. Tunaondoa vifaa vyote na kusimamisha barua pepe zote.",
  forGood: "Futa akaunti yangu kabisa",
};

export const guardianFormText: Words["guardianFormText"] = {
  email: "Barua pepe ya mzazi au mlezi wako",
  ask: "Omba idhini",
  failed: "Hatujamwandikia mlezi wako",
};

export const guardianText: Words["guardianText"] = {
  expired: "Kiungo hiki hakifanyi kazi tena",
  title: "Idhini ya mzazi au mlezi",
  withdraw: "Ninaondoa idhini yangu",
  refuse: "Sikubali",
  notRecorded: "Haijarekodiwa",
  expiredWhy: "Kimepitwa na wakati, akaunti imefutwa, au mwanafunzi amemwomba mlezi mwingine.",
  forAccount: (email) => `Kwa akaunti ya Fursa ya ${email}`,
  signOut: "Toka",
  intro:
    "Mwanafunzi huyu ana umri chini ya miaka 18. Kwa idhini yako tutamtumia jarida letu la kila wiki na kumruhusu kuandika kwenye mijadala ya hadhara. Kutafuta na kuhifadhi ufadhili hakuhitaji idhini.",
  hasAgreed: "Umekubali. Unaweza kuondoa idhini yako hapa.",
  agree: "Mimi ni mzazi au mlezi, nami ninakubali",
};

export const privacyText: Words["privacyText"] = {
  title: "Faragha",
  description:
    "Fursa inajua nini kukuhusu, kwa nini, kwa muda gani, na unachoweza kufanya. Kwa maneno rahisi.",
};
