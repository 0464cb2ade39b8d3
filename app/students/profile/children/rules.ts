import type { TextRule } from "#app/shared/forms/rules.ts";

export const calledRule: TextRule = { required: true, maxLength: 60 };
