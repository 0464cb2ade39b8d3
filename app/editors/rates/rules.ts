import type { NumberRule, TextRule } from "#app/shared/forms/rules.ts";

export const rules = {
  currency: { required: true, maxLength: 3, minLength: 3 },
  perDollar: { type: "number", required: true, min: 0.000_001, max: 1_000_000_000, step: 0.000_001 },
  dated: { required: true, maxLength: 10, minLength: 4 },
  source: { required: true, maxLength: 300 },
} satisfies Record<string, TextRule | NumberRule>;

/** The base currency; its rate is always 1. */
export const dollar = "USD";
