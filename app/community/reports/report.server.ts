import { z } from "zod";
import { isEmailAddress } from "#app/common/forms/email-address.ts";
import { notAnAddress, optionalLines, requiredChoice } from "#app/common/forms/fields.server.ts";
import { problemReasons } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";

/** What a visitor tells us. */
export const report = z.object({
  reason: requiredChoice(problemReasons, "a reason"),
  note: optionalLines(rules.note),
  email: z
    .string()
    .default("")
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => text === "" || isEmailAddress(text), notAnAddress)
    .transform((text) => text || null),
});

export type Report = z.output<typeof report>;
