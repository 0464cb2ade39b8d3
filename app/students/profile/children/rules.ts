import type { TextRule } from "#app/common/forms/rules.ts";

export const calledRule: TextRule = { required: true, maxLength: 60 };
