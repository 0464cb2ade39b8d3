import type { TextRule } from "#app/shared/forms/rules.ts";

export const rules = {
  name: { required: true, maxLength: 120 },
  url: { required: true, maxLength: 500 },
} satisfies Record<string, TextRule>;

/** Days between two readings. */
export const rhythms = ["1", "7", "30"] as const;
