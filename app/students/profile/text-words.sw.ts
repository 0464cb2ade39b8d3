import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileFieldsText: Words["profileFieldsText"] = {
  iAmA: "Mimi ni",
  fullName: "Jina kamili",
  email: "Barua pepe",
  phone: "Simu",
  optional: "Si lazima",
  country: "Nchi",
  chooseYourCountry: "Chagua nchi yako",
  age: "Umri",
  choose: "Chagua",
  optionalUnder18A:
    "Si lazima. Ukiwa chini ya miaka 18, mzazi au mlezi lazima akubali kabla hatujatuma jarida.",
  weeklyNewsletter: "Jarida la kila wiki",
  emailAlerts: "Arifa kwa barua pepe",
};
