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
  yearHint: (first, last) => `Kuanzia ${first} hadi ${last}`,
  moreCountries: "Nchi zaidi",
};

export const studentFoldsText: Words["studentFoldsText"] = {
  sex: "Jinsia",
  courseHint: "Kwa mfano: ukunga, nishati ya jua, ubunifu wa mitindo",
  currency: "Sarafu",
  title: "Jibu haya ili upate zinazokufaa zaidi",
  chooseCitizenship: "Chagua uraia",
  addCitizenship: "Ongeza uraia",
  chooseCountry: "Chagua nchi nyingine",
  addCountry: "Ongeza nchi nyingine",
  add: "Ongeza",
  chosen: (label) => `${label}: zilizochaguliwa`,
  remove: (name) => `Ondoa ${name}`,
  score: (test, least, most) => `Alama za ${test}, kuanzia ${least} hadi ${most}`,
  range: (least, most) => `${least} hadi ${most}`,
};

export const studentProblems: Words["studentProblems"] = {
  notInList: "Chagua kutoka kwenye orodha.",
  tooMany: (most) => `Chagua zisizozidi ${most}.`,
  noDay: "Andika tarehe, kama 2008-03-15.",
  strangeYear: "Hakikisha mwaka ni sahihi.",
};

export const summaryText: Words["summaryText"] = {
  from: (place) => `kutoka ${place}`,
  year: (year) => `mwaka wa ${year}`,
  finishedIn: (year) => `mwaka wa kumaliza: ${year}`,
  born: (day) => `kuzaliwa: ${day}`,
  age: (age) => `umri: miaka ${age}`,
  work: (years) => `miaka ya kazi: ${years}`,
  noTests: "hakuna mtihani",
};
