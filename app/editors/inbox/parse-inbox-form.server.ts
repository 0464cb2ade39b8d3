import { z } from "zod";
import { requiredChoice, requiredMultiline, requiredText } from "#app/shared/forms/fields.server.ts";
import { type FormResult, parseForm } from "#app/shared/forms/read-form.server.ts";
import { partnershipStatuses } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";

export const forms = {
  status: z.object({ status: requiredChoice(partnershipStatuses, "a status") }),
  note: z.object({ note: requiredMultiline(rules.note, "a note") }),
  reply: z.object({
    subject: requiredText(rules.subject, "a subject"),
    text: requiredMultiline(rules.text, "your reply"),
  }),
};

export type FormName = keyof typeof forms;
/** The parsed values of one of the forms. */
export type InboxFormValues = z.output<(typeof forms)[FormName]>;

export function parseInboxForm(name: FormName, form: FormData): FormResult<InboxFormValues> {
  if (name === "status") return parseForm(forms.status, form);
  return name === "note" ? parseForm(forms.note, form) : parseForm(forms.reply, form);
}
