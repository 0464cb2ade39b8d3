import { fieldName } from "#app/catalogue/names/words.ts";
import { listNames, withColon } from "#app/shared/languages/formats.ts";
import { regionRule, workYearsRule } from "#app/students/profile/student/rules.ts";
import {
  finishedChoices,
  sexChoices,
  wantedChoices,
  wordsAbout,
} from "#app/students/profile/student/words.ts";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import { type FormValues, offlineAnswers } from "../../sync-queue/actions.ts";
import type { PhoneData } from "../phone-data.ts";
import { unsentTag } from "../phone-data.ts";
import { syncQueueWords } from "../words.ts";
import { h } from "./dom.ts";
import { titleOf } from "./views.ts";

const words = syncQueueWords.profile;
const asks = wordsAbout("you");
type AnswerName = (typeof offlineAnswers)[number];
interface AnswerChoice {
  value: string;
  label: string;
}

const labels: Record<AnswerName, string> = {
  finished: asks.finished,
  wantedLevels: asks.wishes.levels,
  fieldsOfInterest: words.fields,
  sex: words.sex,
  bornOn: asks.person.bornOn,
  workYears: asks.experience.workYears,
  region: asks.place.region,
};

const choices: Partial<Record<AnswerName, AnswerChoice[]>> = {
  finished: finishedChoices,
  wantedLevels: wantedChoices,
  fieldsOfInterest: fieldsOfInterest.map((value) => ({ value, label: fieldName(value) })),
  sex: sexChoices,
};

/** The answers of a profile that verdicts need and that can be changed here. */
export function profileView(phone: PhoneData): Node[] {
  const { member, act } = phone;
  if (!member) return [titleOf(words.title), h("p", {}, syncQueueWords.needsMine)];
  const { answers } = member;
  if (!answers) return [titleOf(words.title), h("p", {}, words.none)];
  const says = h("p", { role: "status" });
  const form: HTMLFormElement = h(
    "form",
    {
      submit: (event) => {
        event.preventDefault();
        const now = changedIn(readForm(form), answers);
        const names = Object.keys(now);
        if (names.length === 0) says.textContent = words.nothingChanged;
        else
          act({
            what: "profile",
            before: Object.fromEntries(names.map((name) => [name, answers[name] ?? ""])),
            now,
          });
      },
    },
    h(
      "div",
      { class: "fields" },
      selectOf("finished", answers),
      selectOf("sex", answers),
      inputOf("bornOn", answers, { type: "date" }),
      inputOf("workYears", answers, {
        type: "number",
        min: String(workYearsRule.min),
        max: String(workYearsRule.max),
      }),
      inputOf("region", answers, { maxlength: String(regionRule.maxLength) }),
    ),
    boxesOf("wantedLevels", answers),
    boxesOf("fieldsOfInterest", answers),
    h("p", {}, h("button", { id: "keep-profile" }, words.keep)),
  );
  return [
    titleOf(words.title),
    h("p", {}, words.intro),
    ...[unsentTag(phone, ({ what }) => what === "profile")].filter((node) => node !== null),
    says,
    form,
  ];
}

const textIn = (answers: FormValues, name: AnswerName) => String(answers[name] ?? "");
const listIn = (answers: FormValues, name: AnswerName) => [answers[name] || []].flat();

function selectOf(name: AnswerName, answers: FormValues) {
  const chosen = textIn(answers, name);
  return h(
    "label",
    {},
    labels[name],
    h(
      "select",
      { name, id: `profile-${name}` },
      h("option", { value: "" }, words.choose),
      ...(choices[name] ?? []).map(({ value, label }) =>
        h("option", { value, selected: value === chosen }, label),
      ),
    ),
  );
}

function inputOf(name: AnswerName, answers: FormValues, given: Record<string, string>) {
  const field = h("input", { name, id: `profile-${name}`, ...given });
  field.value = textIn(answers, name);
  return h("label", {}, labels[name], field);
}

function boxesOf(name: AnswerName, answers: FormValues) {
  const chosen = listIn(answers, name);
  const boxOf = (value: string) => {
    const field = h("input", { type: "checkbox", name, value, id: `profile-${name}-${value}` });
    field.checked = chosen.includes(value);
    return field;
  };
  return h(
    "fieldset",
    {},
    h("legend", {}, labels[name]),
    ...(choices[name] ?? []).map(({ value, label }) =>
      h("label", { class: "tick" }, boxOf(value), h("span", {}, label)),
    ),
  );
}

function readForm(form: HTMLFormElement): FormValues {
  const given = new FormData(form);
  return Object.fromEntries(
    offlineAnswers.map((name) => [
      name,
      isList(name) ? given.getAll(name).map(String) : String(given.get(name) ?? "").trim(),
    ]),
  );
}

const isList = (name: AnswerName) => name === "wantedLevels" || name === "fieldsOfInterest";

/** Only what has changed; lists are compared regardless of order. */
const changedIn = (given: FormValues, answers: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        sorted(value) !== sorted(answers[name as AnswerName] ?? (isList(name as AnswerName) ? [] : "")),
    ),
  );

const sorted = (value: string | string[]) => JSON.stringify([value].flat().sort());

/** "Sex: Female", one line for each answer. */
export const answersInWords = (answers: FormValues): string[] =>
  offlineAnswers.flatMap((name) => {
    if (!(name in answers)) return [];
    const named = listIn(answers, name).map(
      (value) => choices[name]?.find((choice) => choice.value === value)?.label ?? value,
    );
    return [`${withColon(labels[name])} ${listNames(named) || syncQueueWords.nothingThere}`];
  });
