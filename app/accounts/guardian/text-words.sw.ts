import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

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
