import { z } from "zod";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { isEmailAddress } from "#app/shared/forms/email-address.ts";
import {
  invalidEmail,
  optionalMultiline,
  optionalText,
  requiredChoice,
} from "#app/shared/forms/fields.server.ts";
import { problemReasons } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";
import { reportWords } from "./words.ts";

const email = z
  .string()
  .default("")
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => text === "" || isEmailAddress(text), invalidEmail)
  .transform((text) => text || null);

/** A visitor's report. */
export const report = z.object({
  reason: requiredChoice(problemReasons, "a reason"),
  note: optionalMultiline(rules.note),
  rightOn: z
    .string()
    .default("")
    .transform((text) => text.trim())
    .refine((text) => text === "" || isDay(text), { error: () => reportWords.notADay })
    .transform((text) => text || null),
  evidenceUrl: optionalText({ maxLength: rules.evidenceUrl.maxLength }).refine(
    (text) => text === null || isWebAddress(text),
    { error: () => reportWords.notALink },
  ),
  email,
});

/** A visitor's correction of a closing day. */
export const wrongDate = z.object({
  rightOn: z
    .string()
    .default("")
    .transform((text) => text.trim())
    .refine((text) => isDay(text), { error: () => reportWords.notADay }),
  where: optionalText(rules.where),
  email,
});

/** Where they saw it is a link to the page, or words. */
export const reportOfDate = ({ rightOn, where, email }: z.output<typeof wrongDate>): Report => {
  const isLink = where !== null && isWebAddress(where);
  return { reason: "date", rightOn, evidenceUrl: isLink ? where : null, note: isLink ? null : where, email };
};

/** A real day, as a browser's date field sends it. */
function isDay(text: string): boolean {
  const { min, max } = rules.rightOn;
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < min || text > max) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export type Report = z.output<typeof report>;
