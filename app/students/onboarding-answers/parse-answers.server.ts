import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { parseAnswers, type QuestionAnswers } from "#app/students/eligibility/questions/answers.server.ts";
import { homeCountries } from "#database/schema/home-countries.ts";
import { fieldsOfInterest, targetCountries } from "#database/schema/lists.ts";
import { moreNames } from "./answers-in.ts";
import { type Stage, stageNames } from "./stages.ts";

/** Answers in the query string. Nothing is stored. */
export interface OnboardingAnswers {
  country: string | null;
  stage: Stage | null;
  /** "any" for all fields; null if not answered. */
  field: (typeof fieldsOfInterest)[number] | typeof anyField | null;
  /** Target country; null means home. */
  place: (typeof targetCountries)[number] | null;
  more: QuestionAnswers;
  /** Invalid answers. */
  refusal: FormRefusal | null;
}

export const anyField = "any";

/** Invalid values are ignored. */
export function parseOnboardingAnswers(search: URLSearchParams): OnboardingAnswers {
  const lowerCase = (name: string) => search.get(name)?.toLowerCase();
  const oneOf = <Value extends string>(list: readonly Value[], name: string): Value | null =>
    list.find((value) => value.toLowerCase() === lowerCase(name)) ?? null;
  const more = parseAnswers(formOf(search, moreNames));
  return {
    country: oneOf(homeCountries, "country"),
    stage: oneOf(stageNames, "level"),
    field: oneOf([...fieldsOfInterest, anyField] as const, "field"),
    place: oneOf(targetCountries, "place"),
    more: more.ok ? more.value : nothingMore(),
    refusal: more.ok ? null : { values: more.values, problems: more.problems },
  };
}

function nothingMore(): QuestionAnswers {
  const reading = parseAnswers(new FormData());
  if (!reading.ok) throw new Error("an empty form was refused");
  return reading.value;
}

function formOf(search: URLSearchParams, names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of names) {
    const value = search.get(name);
    if (value) form.set(name, value);
  }
  return form;
}
