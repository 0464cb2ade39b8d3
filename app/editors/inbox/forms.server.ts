import { z } from "zod";
import { requiredChoice, requiredText } from "#app/common/forms/fields.server.ts";
import { type Reading, readForm } from "#app/common/forms/read-form.server.ts";
import type { TextRule } from "#app/common/forms/rules.ts";
import { partnershipStatuses } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";

/** Several lines; browsers send line breaks as two characters, but count them as one against maxlength. */
const lines = ({ maxLength }: TextRule, what: string) =>
  z
    .string({ error: `Write ${what}.` })
    .transform((text) =>
      text
        .replaceAll("\r\n", "\n")
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim(),
    )
    .pipe(z.string().min(1, `Write ${what}.`).max(maxLength, `Use at most ${maxLength} characters.`));

export const forms = {
  status: z.object({ status: requiredChoice(partnershipStatuses, "a status") }),
  note: z.object({ note: lines(rules.note, "a note") }),
  reply: z.object({
    subject: requiredText(rules.subject, "a subject"),
    text: lines(rules.text, "your reply"),
  }),
};

export type FormName = keyof typeof forms;
/** What an editor said through one of the forms. */
export type Said = z.output<(typeof forms)[FormName]>;

export function readInboxForm(name: FormName, form: FormData): Reading<Said> {
  if (name === "status") return readForm(forms.status, form);
  return name === "note" ? readForm(forms.note, form) : readForm(forms.reply, form);
}
