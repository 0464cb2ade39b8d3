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
};

export const keepEmailText: Words["keepEmailText"] = {
  title: "Baki na barua pepe yako",
};

export const newEmailText: Words["newEmailText"] = {
  title: "Barua pepe yako mpya",
};

export const passwordText: Words["passwordText"] = {
  title: "Badilisha nenosiri",
  newPassword: "Nenosiri jipya",
};

export const proofFieldText: Words["proofFieldText"] = {
  password: "Nenosiri lako",
  code: "Msimbo wa hatua yako ya pili",
  codeHint: "Au mojawapo ya misimbo yako ya dharura.",
  googleHint: "Hii inafanya kazi ndani ya dakika kumi baada ya kuingia kwa Google.",
};

export const securityText: Words["securityText"] = {
  title: "Kuingia na usalama",
  confirmed: "Imethibitishwa",
  notConfirmed: "Haijathibitishwa",
  changePassword: "Badilisha nenosiri",
  setPassword: "Weka nenosiri",
};
