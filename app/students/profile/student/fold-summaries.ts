import { systemNames } from "#app/catalogue/grades/system-words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import { resultsAmong } from "../results/result-fields.ts";
import { degreeChoices } from "../words.ts";
import { noTest } from "./rules.ts";
import { summaryText as says } from "./text-words.ts";
import { finishedChoices, sexChoices, wantedChoices } from "./words.ts";

type ProfileFormValues = FormRefusal["values"];

const listed = (parts: string[]) => listNames(parts.filter(Boolean)) || null;
const text = (values: ProfileFormValues, name: string) => String(values[name] ?? "");
const list = (values: ProfileFormValues, name: string) => [values[name] ?? []].flat();
const nameIn = (choices: { value: string; label: string }[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? "";

/** A short summary of each fold's saved answers. Null if there are none. */
export const summaryOf = {
  about: (values: ProfileFormValues) =>
    listed([text(values, "fullName"), placeName(text(values, "country"))]),
  studies: (values: ProfileFormValues) =>
    listed([
      nameIn(finishedChoices, text(values, "finished")),
      nameIn(degreeChoices, text(values, "degreeType")),
    ]),
  lookingFor: (values: ProfileFormValues) =>
    listed([
      ...list(values, "fieldsOfInterest").map(fieldName),
      ...list(values, "targetCountries").map(placeName),
    ]),
  results: (values: ProfileFormValues) =>
    listed(resultsAmong(values).map(({ systemId }) => systemNames[systemId])),
  place: (values: ProfileFormValues) =>
    listed([
      ...list(values, "citizenships").map(placeName),
      text(values, "region"),
      placeName(text(values, "residence")),
      text(values, "origin") && says.from(text(values, "origin")),
    ]),
  school: (values: ProfileFormValues) =>
    listed([
      text(values, "institution"),
      text(values, "yearOfStudy") && says.year(text(values, "yearOfStudy")),
      text(values, "schoolClass"),
      text(values, "finishedIn") && says.finishedIn(text(values, "finishedIn")),
    ]),
  person: (values: ProfileFormValues) =>
    listed([
      nameIn(sexChoices, text(values, "sex")),
      text(values, "bornOn")
        ? says.born(bornInWords(text(values, "bornOn")))
        : ageInWords(text(values, "statedAge")),
    ]),
  wishes: (values: ProfileFormValues) =>
    listed([
      ...list(values, "wantedLevels").map((level) => nameIn(wantedChoices, level)),
      text(values, "fieldWords"),
      ...list(values, "otherCountries").map(placeName),
      [text(values, "budgetCurrency"), text(values, "budgetValue")].join(" ").trim(),
    ]),
  experience: (values: ProfileFormValues) =>
    listed([
      yearsInWords(text(values, "workYears")),
      ...list(values, "testsTaken").map((test) => (test === noTest ? says.noTests : test)),
    ]),
};

const bornInWords = (day: string) => (Number.isNaN(Date.parse(day)) ? day : dayInWords(day));
const ageInWords = (age: string) => (age ? says.age(age) : "");
const yearsInWords = (years: string) => (years ? says.work(years) : "");
