import type { NumberRule, TextRule } from "#app/shared/forms/rules.ts";
import { gpaScale, graduationYears } from "#database/schema/bounds.ts";

export const fullNameRule: TextRule = { required: true, maxLength: 120 };
export const emailRule: TextRule = { type: "email", required: true, maxLength: 254 };
export const phoneRule: TextRule = { type: "tel", maxLength: 32 };
export const graduationYearRule: NumberRule = {
  type: "number",
  min: graduationYears.first,
  max: graduationYears.last,
  step: 1,
};
export const gpaRule: NumberRule = {
  type: "number",
  min: gpaScale.lowest,
  max: gpaScale.highest,
  step: 0.01,
};
