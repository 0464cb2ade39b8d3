import { z } from "zod";
import { requiredChoice, requiredLines, requiredText } from "#app/shared/forms/fields.server.ts";
import { type Reading, readForm } from "#app/shared/forms/read-form.server.ts";
import { partnershipStatuses } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";

export const forms = {
  status: z.object({ status: requiredChoice(partnershipStatuses, "a status") }),
  note: z.object({ note: requiredLines(rules.note, "a note") }),
  reply: z.object({
    subject: requiredText(rules.subject, "a subject"),
    text: requiredLines(rules.text, "your reply"),
  }),
};

export type FormName = keyof typeof forms;
/** What an editor said through one of the forms. */
export type Said = z.output<(typeof forms)[FormName]>;

export function readInboxForm(name: FormName, form: FormData): Reading<Said> {
  if (name === "status") return readForm(forms.status, form);
  return name === "note" ? readForm(forms.note, form) : readForm(forms.reply, form);
}
