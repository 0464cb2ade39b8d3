import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askByMailText: Words["askByMailText"] = {
  failed: "Haikufanikiwa",
  email: "Barua pepe",
  sending: "Inatuma...",
  notSent: "Haikutumwa",
  signIn: "Ingia",
};

export const authText: Words["authText"] = {
  description: "Ingia kwenye Fursa, au fungua akaunti bila malipo.",
  signIn: "Ingia",
  signUp: "Jisajili",
  createAccount: "Fungua akaunti yako",
  welcome: "Karibu",
  tabs: "Ingia au ujisajili",
  signUpIntro: "Unahitaji barua pepe na nenosiri tu. Ni bure.",
  signInIntro: "Ingia uone wasifu wako na fursa zinazokufaa.",
  or: "au",
  google: "Endelea na Google",
};

export const challengeText: Words["challengeText"] = {
  title: "Hatua moja zaidi",
  codeHint: "Ulio kwenye SMS. Umepoteza simu? Andika mojawapo ya misimbo yako ya dharura.",
  checking: "Inakagua...",
  name: "Hatua ya pili",
  intro: "Akaunti yako inalindwa na hatua ya pili.",
  text: (end) => `Tuma msimbo kwa SMS kwenye nambari inayoishia ${end}`,
  appHint: (apps) =>
    `Kutoka ${apps.join(" au ")}. Umepoteza simu? Andika mojawapo ya misimbo yako ya dharura.`,
  verify: "Thibitisha",
  another: "Tumia akaunti nyingine",
};

export const credentialsFormText: Words["credentialsFormText"] = {
  email: "Barua pepe",
  password: "Nenosiri",
  creatingAccount: "Inafungua akaunti...",
  signingIn: "Inaingia...",
  signUp: "Jisajili",
  signIn: "Ingia",
  agree: "Kwa kujisajili unakubali jinsi tunavyotunza data yako.",
  privacy: "Soma jinsi, kwa maneno rahisi",
  noEmail: "Hujapata barua pepe ya uthibitisho?",
};
