import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const foldText: Words["foldText"] = {
  nothingToldYet: "Bado hujajaza",
};

export const studentFieldsText: Words["studentFieldsText"] = {
  currentEducationLevel: "Kiwango cha masomo sasa",
  graduationYear: "Mwaka wa kuhitimu",
  gpa: "GPA",
  fieldsOfInterest: "Fani zinazonivutia",
  targetCountries: "Nchi ninazotaka",
};

export const studentFoldsText: Words["studentFoldsText"] = {
  sex: "Jinsia",
  likeMidwiferySolarEnergy: "Kwa mfano: ukunga, nishati ya jua, ubunifu wa mitindo",
  inWhichMoney: "Kwa pesa gani",
};
