import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const carefulPageText: Words["carefulPageText"] = {
  title: "Kuingia na usalama",
  wait: "Subiri kidogo...",
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
