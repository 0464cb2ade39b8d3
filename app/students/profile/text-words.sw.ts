import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileFieldsText: Words["profileFieldsText"] = {
  role: "Mimi ni",
  fullName: "Jina kamili",
  email: "Barua pepe",
  phone: "Simu",
  optional: "Si lazima",
  country: "Nchi",
  chooseYourCountry: "Chagua nchi yako",
  age: "Umri",
  choose: "Chagua",
  ageHint: "Si lazima. Ukiwa chini ya miaka 18, mzazi au mlezi lazima akubali kabla hatujatuma jarida.",
  newsletter: "Jarida la kila wiki",
  alerts: "Arifa kwa barua pepe",
};
