import { emailRule } from "#app/accounts/credentials.ts";
import type { TextRule } from "#app/shared/forms/rules.ts";

/** Shorter than in an admin's listing: a phone shows one line of the title, and a computer two lines of the text. */
export const rules = {
  sponsor: { required: true, maxLength: 80 },
  email: emailRule,
  title: { required: true, maxLength: 80 },
  description: { required: true, maxLength: 300 },
  targetUrl: { required: true, maxLength: 2_000 },
  imageUrl: { maxLength: 2_000 },
} satisfies Record<string, TextRule>;
