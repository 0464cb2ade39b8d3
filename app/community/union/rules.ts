import type { TextRule } from "#app/shared/forms/rules.ts";
import { displayNameLength, postLength } from "#database/schema/bounds.ts";

/** The rules of the fields, checked by the browser and the server. */
export const rules = {
  displayName: { required: true, minLength: displayNameLength.least, maxLength: displayNameLength.most },
  title: { required: true, minLength: 10, maxLength: postLength.title },
  body: { required: true, minLength: 2, maxLength: postLength.body },
  about: { maxLength: 300 },
  note: { maxLength: postLength.note },
  reason: { required: true, minLength: 3, maxLength: postLength.note },
} satisfies Record<string, TextRule>;
