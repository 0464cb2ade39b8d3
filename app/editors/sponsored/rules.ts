import type { NumberRule, TextRule } from "#app/shared/forms/rules.ts";

export const rules = {
  title: { required: true, maxLength: 120 },
  description: { required: true, maxLength: 600 },
  targetUrl: { required: true, maxLength: 2_000 },
  imageUrl: { maxLength: 2_000 },
  priority: { type: "number", min: -1_000, max: 1_000, step: 1 },
} satisfies Record<string, TextRule | NumberRule>;
