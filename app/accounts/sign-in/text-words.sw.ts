import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askByMailText: Words["askByMailText"] = {
  failed: "Haikufanikiwa",
  email: "Barua pepe",
  sending: "Inatuma...",
};

export const authText: Words["authText"] = {
  description: "Ingia kwenye Fursa, au fungua akaunti bila malipo.",
  signIn: "Ingia",
  signUp: "Jisajili",
  createAccount: "Fungua akaunti yako",
  welcome: "Karibu",
  tabs: "Ingia au ujisajili",
};

export const challengeText: Words["challengeText"] = {
  title: "Hatua moja zaidi",
  codeHint: "Ulio kwenye SMS. Umepoteza simu? Andika mojawapo ya misimbo yako ya dharura.",
  checking: "Inakagua...",
};

export const credentialsFormText: Words["credentialsFormText"] = {
  email: "Barua pepe",
  password: "Nenosiri",
  creatingAccount: "Inafungua akaunti...",
  signingIn: "Inaingia...",
  signUp: "Jisajili",
  signIn: "Ingia",
};

export const resetText: Words["resetText"] = {
  title: "Weka nenosiri jipya",
  newPassword: "Nenosiri jipya",
  saving: "Inahifadhi...",
};
