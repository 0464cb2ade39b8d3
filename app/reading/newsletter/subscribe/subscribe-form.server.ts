import { z } from "zod";
import { emailRule } from "#app/accounts/credentials.ts";
import { requiredEmail } from "#app/common/forms/fields.server.ts";
import { subscribeWords as words } from "../words.ts";

export const subscribeForm = z.object({
  email: requiredEmail(emailRule),
  agrees: z.string({ error: words.agree }),
});
