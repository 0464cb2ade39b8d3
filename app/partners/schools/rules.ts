import type { NumberRule, TextRule } from "#app/shared/forms/rules.ts";

/** The rules of the fields, checked by the browser and the server. */
export const rules = {
  schoolName: { required: true, maxLength: 150 },
  contactName: { required: true, maxLength: 120 },
  contactEmail: { type: "email", required: true, maxLength: 254 },
  contactPhone: { type: "tel", maxLength: 40 },
  country: { required: true, maxLength: 60 },
  city: { required: true, maxLength: 100 },
  numberOfStudents: { type: "number", min: 1, max: 200_000, step: 1 },
  message: { maxLength: 1_500 },
} satisfies Record<string, TextRule | NumberRule>;
