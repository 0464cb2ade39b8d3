import { z } from "zod";
import { emailRule } from "#app/accounts/credentials.ts";
import { optionalChoice, requiredEmail } from "#app/shared/forms/fields.server.ts";
import { servedCountries, studyStages } from "#database/schema/lists.ts";
import { subscribeWords as words } from "../words.ts";

export const subscribeForm = z.object({
  email: requiredEmail(emailRule),
  country: optionalChoice(servedCountries),
  stage: optionalChoice(studyStages),
  agrees: z.string({ error: () => words.agree }),
});
