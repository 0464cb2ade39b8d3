import { isPhoneNumber } from "#app/accounts/credentials.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";

const countries = {
  "254": "Kenya",
  "234": "Nigeria",
  "233": "Ghana",
  "251": "Ethiopia",
  "256": "Uganda",
};

/** A number with its country code, or null for what is none. Gateways that forget to encode the plus send a space. */
export function parsePhoneNumber(given: string): string | null {
  const number = given.trim().replace(/^\+?/, "+");
  return isPhoneNumber(number) ? number : null;
}

/** Where somebody with this number most likely lives. */
export const countryOf = (number: string): string | null => lookUp(countries, number.slice(1, 4)) ?? null;
