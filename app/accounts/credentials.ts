import type { TextRule } from "#app/shared/forms/rules.ts";

export const passwordLengths = { least: 6, most: 128 };

export const emailRule: TextRule = { type: "email", required: true, maxLength: 254 };
export const newPasswordRule: TextRule = {
  type: "password",
  required: true,
  minLength: passwordLengths.least,
  maxLength: passwordLengths.most,
};
export const passwordRule: TextRule = { type: "password", required: true, maxLength: passwordLengths.most };
export const codeRule: TextRule = { type: "text", required: true, maxLength: 20 };
export const friendlyNameRule: TextRule = { type: "text", required: true, maxLength: 60 };
export const phoneRule: TextRule = { type: "tel", required: true, maxLength: 24 };

/** E.164: a plus, the country code, the number. */
export const isPhoneNumber = (text: string) => /^\+[1-9]\d{7,14}$/.test(text);
