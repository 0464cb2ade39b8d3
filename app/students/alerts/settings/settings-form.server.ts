import { z } from "zod";
import { checkbox, optionalNumber, requiredChoice } from "#app/shared/forms/fields.server.ts";
import { alertRhythms } from "#database/schema/lists.ts";
import { percentRule } from "./rules.ts";
import { settingsFormText } from "./text-words.ts";

export const settingsForm = z.object({
  emailNotifications: checkbox(),
  rhythm: requiredChoice(alertRhythms, "how often"),
  minimumPercent: optionalNumber(percentRule)
    .refine((percent) => percent !== null, {
      error: () => settingsFormText.percentWrong(percentRule.min, percentRule.max),
    })
    .transform((percent) => percent ?? percentRule.min),
  wantsReminders: checkbox(),
  wantsSummary: checkbox(),
  newsletterSubscribed: checkbox(),
});

export type SettingsValues = z.output<typeof settingsForm>;
