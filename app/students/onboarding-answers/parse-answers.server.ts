import type { Refusal } from "#app/shared/forms/rules.ts";
import { type Answers, parseAnswers } from "#app/students/eligibility/questions/answers.server.ts";
import { fieldsOfInterest, servedCountries, targetCountries } from "#database/schema/lists.ts";
import { type Stage, stageNames } from "./stages.ts";

/** What somebody has told by an address alone. Nothing of it is stored. */
export interface OnboardingAnswers {
  country: (typeof servedCountries)[number] | null;
  stage: Stage | null;
  /** "any" where every field will do; null where it was not told. */
  field: (typeof fieldsOfInterest)[number] | typeof anyField | null;
  /** Where they want to study; null means at home. */
  place: (typeof targetCountries)[number] | null;
  more: Answers;
  /** What of it could not be read. */
  refusal: Refusal | null;
}

export const anyField = "any";

/** What an address may tell beside the first three. What is nobody else's business stays out of addresses. */
export const moreNames = ["system", "result", "sex", "age", "test", "testScore", "workYears"] as const;

/** Anything odd was not told. */
export function parseOnboardingAnswers(search: URLSearchParams): OnboardingAnswers {
  const told = (name: string) => search.get(name)?.toLowerCase();
  const oneOf = <Value extends string>(list: readonly Value[], name: string): Value | null =>
    list.find((value) => value.toLowerCase() === told(name)) ?? null;
  const more = parseAnswers(formOf(search, moreNames));
  return {
    country: oneOf(servedCountries, "country"),
    stage: oneOf(stageNames, "level"),
    field: oneOf([...fieldsOfInterest, anyField] as const, "field"),
    place: oneOf(targetCountries, "place"),
    more: more.ok ? more.value : nothingMore(),
    refusal: more.ok ? null : { values: more.values, problems: more.problems },
  };
}

function nothingMore(): Answers {
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
