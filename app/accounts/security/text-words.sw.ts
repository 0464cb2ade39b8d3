import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const carefulPageText: Words["carefulPageText"] = {
  signInAndSecurity: "Kuingia na usalama",
  oneMoment: "Subiri kidogo...",
};

export const emailText: Words["emailText"] = {
  changeYourEmail: "Badilisha barua pepe",
  newEmail: "Barua pepe mpya",
};

export const keepEmailText: Words["keepEmailText"] = {
  keepYourEmail: "Baki na barua pepe yako",
};

export const newEmailText: Words["newEmailText"] = {
  yourNewEmail: "Barua pepe yako mpya",
};

export const passwordText: Words["passwordText"] = {
  changeYourPassword: "Badilisha nenosiri",
  newPassword: "Nenosiri jipya",
};

export const proofFieldText: Words["proofFieldText"] = {
  yourPassword: "Nenosiri lako",
  aCodeFromYour: "Msimbo wa hatua yako ya pili",
  orOneOfYour: "Au mojawapo ya misimbo yako ya dharura.",
  thisWorksWithinTen: "Hii inafanya kazi ndani ya dakika kumi baada ya kuingia kwa Google.",
};

export const securityText: Words["securityText"] = {
  signInAndSecurity: "Kuingia na usalama",
  confirmed: "Imethibitishwa",
  notConfirmed: "Haijathibitishwa",
  changePassword: "Badilisha nenosiri",
  setAPassword: "Weka nenosiri",
};
