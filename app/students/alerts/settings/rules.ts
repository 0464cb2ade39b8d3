import type { NumberRule } from "#app/shared/forms/rules.ts";
import { alertPercents } from "#database/schema/bounds.ts";

export const percentRule: NumberRule = {
  type: "number",
  required: true,
  min: alertPercents.lowest,
  max: alertPercents.highest,
  step: 1,
};
