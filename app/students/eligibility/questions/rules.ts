import type { NumberRule, TextRule } from "#app/shared/forms/rules.ts";
import { finishedYears, yearsOfStudy } from "#database/schema/bounds.ts";

export const institutionRule: TextRule = { maxLength: 120 };
export const schoolClassRule: TextRule = { maxLength: 30 };
export const yearOfStudyRule: NumberRule = {
  type: "number",
  min: yearsOfStudy.first,
  max: yearsOfStudy.last,
  step: 1,
};
export const finishedInRule: NumberRule = {
  type: "number",
  min: finishedYears.first,
  max: finishedYears.last,
  step: 1,
};
