import type { TextRule } from "#app/shared/forms/rules.ts";

export const rules = {
  subject: { required: true, maxLength: 150 },
  text: { required: true, maxLength: 2_000 },
  note: { required: true, maxLength: 2_000 },
} satisfies Record<string, TextRule>;
