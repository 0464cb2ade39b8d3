import { lookUp } from "#app/shared/forms/lookup.ts";
import { fieldsOfInterest, sexes, studyLevels } from "#database/schema/lists.ts";
import { africanCountries } from "#database/schema/places.ts";

type FieldOfInterest = (typeof fieldsOfInterest)[number];
type StudyLevel = (typeof studyLevels)[number];

const fieldsAlsoCalled: Readonly<Record<string, FieldOfInterest>> = {
  it: "Computer Science",
  ict: "Computer Science",
  computing: "Computer Science",
  "computer studies": "Computer Science",
  "software engineering": "Computer Science",
  accounting: "Business",
  commerce: "Business",
  economics: "Business",
  teaching: "Education",
  science: "Sciences",
  art: "Arts",
  "clinical medicine": "Medicine",
  farming: "Agriculture",
  journalism: "Communications",
  media: "Communications",
  communication: "Communications",
};

const levelsAlsoCalled: Readonly<Record<string, StudyLevel>> = {
  "high school": "high_school",
  secondary: "high_school",
  "secondary school": "high_school",
  tvet: "vocational",
  certificate: "vocational",
  diploma: "vocational",
  degree: "undergraduate",
  "first degree": "undergraduate",
  bachelor: "undergraduate",
  bachelors: "undergraduate",
  university: "undergraduate",
  master: "graduate",
  masters: "graduate",
  postgraduate: "graduate",
  phd: "doctorate",
  "short course": "short_course",
};

const sexesAlsoCalled: Readonly<Record<string, (typeof sexes)[number]>> = {
  f: "female",
  girl: "female",
  woman: "female",
  m: "male",
  boy: "male",
  man: "male",
};

/** The list entry that a cell names, by its name or a synonym. */
const finder =
  <Entry extends string>(list: readonly Entry[], alsoCalled: Readonly<Record<string, Entry>> = {}) =>
  (written: string): Entry | null =>
    list.find((entry) => plain(entry) === plain(written)) ?? lookUp(alsoCalled, plain(written)) ?? null;

export const findField = finder(fieldsOfInterest, fieldsAlsoCalled);
export const findLevel = finder(studyLevels, levelsAlsoCalled);
export const findSex = finder(sexes, sexesAlsoCalled);
export const findCountry = finder(africanCountries);

/** "Nursing / Medicine", "diploma or degree". */
export const splitCell = (written: string): string[] =>
  written
    .split(/[/,;|&]| or | and /i)
    .map((one) => one.trim())
    .filter(Boolean);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[\s_-]+/g, " ")
    .trim();
