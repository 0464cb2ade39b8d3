import { regionRule, workYearsRule } from "#app/students/profile/student/rules.ts";
import {
  finishedChoices,
  sexChoices,
  wantedChoices,
  wordsAbout,
} from "#app/students/profile/student/words.ts";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import { type FormValues, toldOffline } from "../sync-queue/actions.ts";
import { h } from "./dom.ts";
import type { Own } from "./own.ts";
import { waitsTag } from "./own.ts";
import { titleOf } from "./views.ts";
import { waitingWords } from "./words.ts";

const words = waitingWords.profile;
const asks = wordsAbout("you");
type Name = (typeof toldOffline)[number];
interface Choice {
  value: string;
  label: string;
}

const labels: Record<Name, string> = {
  finished: asks.finished,
  wantedLevels: asks.wishes.levels,
  fieldsOfInterest: words.fields,
  sex: words.sex,
  bornOn: asks.person.bornOn,
  workYears: asks.experience.workYears,
  region: asks.place.region,
};

const choices: Partial<Record<Name, Choice[]>> = {
  finished: finishedChoices,
  wantedLevels: wantedChoices,
  fieldsOfInterest: fieldsOfInterest.map((value) => ({ value, label: value })),
  sex: sexChoices,
};

/** The answers of a profile that verdicts need and that can be changed here. */
export function profileView(own: Own): Node[] {
  const { mine, act } = own;
  if (!mine) return [titleOf(words.title), h("p", {}, waitingWords.needsMine)];
  const { told } = mine;
  if (!told) return [titleOf(words.title), h("p", {}, words.none)];
  const says = h("p", { role: "status" });
  const form: HTMLFormElement = h(
    "form",
    {
      submit: (event) => {
        event.preventDefault();
        const now = changedIn(readForm(form), told);
        const names = Object.keys(now);
        if (names.length === 0) says.textContent = words.nothingChanged;
        else
          act({
            what: "profile",
            before: Object.fromEntries(names.map((name) => [name, told[name] ?? ""])),
            now,
          });
      },
    },
    h(
      "div",
      { class: "fields" },
      selectOf("finished", told),
      selectOf("sex", told),
      inputOf("bornOn", told, { type: "date" }),
      inputOf("workYears", told, {
        type: "number",
        min: String(workYearsRule.min),
        max: String(workYearsRule.max),
      }),
      inputOf("region", told, { maxlength: String(regionRule.maxLength) }),
    ),
    boxesOf("wantedLevels", told),
    boxesOf("fieldsOfInterest", told),
    h("p", {}, h("button", { id: "keep-profile" }, words.keep)),
  );
  return [
    titleOf(words.title),
    h("p", {}, words.intro),
    ...[waitsTag(own, ({ what }) => what === "profile")].filter((node) => node !== null),
    says,
    form,
  ];
}

const textIn = (told: FormValues, name: Name) => String(told[name] ?? "");
const listIn = (told: FormValues, name: Name) => [told[name] || []].flat();

function selectOf(name: Name, told: FormValues) {
  const chosen = textIn(told, name);
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

function inputOf(name: Name, told: FormValues, given: Record<string, string>) {
  const field = h("input", { name, id: `profile-${name}`, ...given });
  field.value = textIn(told, name);
  return h("label", {}, labels[name], field);
}

function boxesOf(name: Name, told: FormValues) {
  const chosen = listIn(told, name);
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
    toldOffline.map((name) => [
      name,
      isList(name) ? given.getAll(name).map(String) : String(given.get(name) ?? "").trim(),
    ]),
  );
}

const isList = (name: Name) => name === "wantedLevels" || name === "fieldsOfInterest";

/** Only what has changed; lists are compared regardless of order. */
const changedIn = (given: FormValues, told: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => sorted(value) !== sorted(told[name as Name] ?? (isList(name as Name) ? [] : "")),
    ),
  );

const sorted = (value: string | string[]) => JSON.stringify([value].flat().sort());

/** "Sex: Female", one line for each answer. */
export const toldInWords = (told: FormValues): string[] =>
  toldOffline.flatMap((name) => {
    if (!(name in told)) return [];
    const named = listIn(told, name).map(
      (value) => choices[name]?.find((choice) => choice.value === value)?.label ?? value,
    );
    return [`${labels[name]}: ${named.join(", ") || waitingWords.nothingThere}`];
  });
