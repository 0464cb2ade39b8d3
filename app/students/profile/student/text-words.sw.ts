import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const foldText: Words["foldText"] = {
  empty: "Bado hujajaza",
};

export const studentFieldsText: Words["studentFieldsText"] = {
  level: "Kiwango cha masomo sasa",
  graduationYear: "Mwaka wa kuhitimu",
  gpa: "GPA",
  fields: "Fani zinazonivutia",
  targetCountries: "Nchi ninazotaka",
};

export const studentFoldsText: Words["studentFoldsText"] = {
  sex: "Jinsia",
  courseHint: "Kwa mfano: ukunga, nishati ya jua, ubunifu wa mitindo",
  currency: "Kwa pesa gani",
};
