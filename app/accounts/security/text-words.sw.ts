import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const carefulPageText: Words["carefulPageText"] = {
  title: "Kuingia na usalama",
  wait: "Subiri kidogo...",
};

export const emailText: Words["emailText"] = {
  title: "Badilisha barua pepe",
  newEmail: "Barua pepe mpya",
  failed: "Barua pepe haijabadilishwa",
  intro: (email) =>
    `Unaingia kwa ${email}. Tutatuma barua pepe kwenye anwani mpya. Fungua kiungo kilichomo ili kubadilisha. Pia tutaiarifu anwani ya zamani.`,
  send: "Tuma kiungo",
};

export const keepEmailText: Words["keepEmailText"] = {
  title: "Baki na barua pepe yako",
  failed: "Hakuna kilichozuiwa",
  intro:
    "Mtu aliyejua nenosiri lako aliomba kuingia kwa anwani nyingine. Kama si wewe, rudisha akaunti yako hapa.",
  text: "Anwani yako haibadiliki. Tunaondoa vifaa vyote kwenye akaunti, nawe unaweka nenosiri jipya.",
  keep: "Baki na anwani yangu",
};

export const newEmailText: Words["newEmailText"] = {
  title: "Barua pepe yako mpya",
  intro: "Kuanzia sasa utaingia kwa anwani hii. Utaondolewa kwenye vifaa vyote.",
  use: "Tumia anwani hii",
};

export const passwordText: Words["passwordText"] = {
  title: "Badilisha nenosiri",
  newPassword: "Nenosiri jipya",
  failed: "Nenosiri halijabadilishwa",
  intro: "Vifaa vingine vitaondolewa kwenye akaunti.",
  save: "Hifadhi nenosiri",
};

export const proofFieldText: Words["proofFieldText"] = {
  password: "Nenosiri lako",
  code: "Msimbo wa hatua yako ya pili",
  codeHint: "Au mojawapo ya misimbo yako ya dharura.",
  googleHint: "Hii inafanya kazi ndani ya dakika kumi baada ya kuingia kwa Google.",
  googleAgain: "Toka, ingia tena kwa Google, kisha fanya hivi ndani ya dakika kumi.",
};

export const securityText: Words["securityText"] = {
  title: "Kuingia na usalama",
  confirmed: "Imethibitishwa",
  notConfirmed: "Haijathibitishwa",
  changePassword: "Badilisha nenosiri",
  setPassword: "Weka nenosiri",
  profile: "Wasifu wako",
  how: "Jinsi unavyoingia",
  changeEmail: "Badilisha barua pepe",
  where: "Umeingia wapi",
  since: (day) => `tangu ${day}`,
  thisDevice: "Kifaa hiki",
  signOut: "Toka",
  signOutOthers: "Toka kwenye vifaa vingine vyote",
  signOutAll: "Toka kwenye vifaa vyote",
};

export const deviceText: Words["deviceText"] = {
  aBrowser: "Kivinjari",
  iPhoneOrIPad: "iPhone au iPad",
  on: (browser, system) => `${browser} kwenye ${system}`,
};
