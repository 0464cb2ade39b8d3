import { isPhoneNumber } from "#app/accounts/credentials.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";

const countries = {
  "254": "Kenya",
  "234": "Nigeria",
  "233": "Ghana",
  "251": "Ethiopia",
  "256": "Uganda",
};

/** A number in E.164 form, or null for anything else. Gateways that forget to encode the plus send a space. */
export function parsePhoneNumber(given: string): string | null {
  const number = given.trim().replace(/^\+?/, "+");
  return isPhoneNumber(number) ? number : null;
}

/** The most likely country of a number's owner. */
export const countryOf = (number: string): string | null => lookUp(countries, number.slice(1, 4)) ?? null;
