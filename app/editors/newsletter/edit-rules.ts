import type { TextRule } from "#app/shared/forms/rules.ts";

export const editRules = {
  subject: { maxLength: 120 },
  note: { maxLength: 1_000 },
} satisfies Record<string, TextRule>;
