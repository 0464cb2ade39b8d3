import { z } from "zod";
import { requiredEmail, requiredPassword, requiredText } from "#app/shared/forms/fields.server.ts";
import {
  codeRule,
  emailRule,
  friendlyNameRule,
  isPhoneNumber,
  newPasswordRule,
  passwordRule,
  phoneRule,
} from "./credentials.ts";

export const signUpForm = z.object({
  email: requiredEmail(emailRule),
  password: requiredPassword(newPasswordRule),
});
export const signInForm = z.object({
  email: requiredEmail(emailRule),
  password: requiredPassword(passwordRule),
});
export const emailForm = z.object({ email: requiredEmail(emailRule) });
export const newPasswordForm = z.object({ password: requiredPassword(newPasswordRule) });
export const codeForm = z.object({ code: requiredText(codeRule, "the code") });

/**
 * What every sensitive form requires beside its own fields. A user with neither password nor factor has nothing to
 * type.
 */
export const proofForm = z.object({ proof: z.string().max(200).default("") });
export const changePasswordForm = proofForm.extend(newPasswordForm.shape);
export const changeEmailForm = proofForm.extend(emailForm.shape);
export const enrolAppForm = proofForm.extend({
  friendlyName: requiredText(friendlyNameRule, "a name, like My phone"),
});
export const phoneField = requiredText(
  phoneRule,
  "your phone number with its country code, like +254712345678",
)
  .transform((text) => text.replace(/[\s().-]/g, ""))
  .refine(isPhoneNumber, "Begin with + and the country code, like +254712345678.");
export const enrolPhoneForm = enrolAppForm.extend({ phone: phoneField });
