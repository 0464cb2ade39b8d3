import { isEmailAddress } from "#app/shared/forms/email-address.ts";
import type { Mail } from "#app/shared/messages.ts";

const headersOfOurs = new Set(["List-Unsubscribe", "List-Unsubscribe-Post"]);

/** Thrown if a value would add headers or recipients to an email. */
export class Injection extends Error {}

/**
 * A line break in a header begins another header: a value with one, or with any other control character, isn't sent.
 */
export function refuseInjection({ to, subject, headers = {} }: Mail): void {
  // Quoted local parts and similar forms are valid, but can be used to smuggle.
  if (!isEmailAddress(to)) throw new Injection("a mail goes to something that is not one plain address");
  if (/\p{Cc}/u.test(subject)) throw new Injection("a mail's subject holds a line break");
  for (const [name, value] of Object.entries(headers)) {
    if (!headersOfOurs.has(name)) throw new Injection("a mail brings a header that is not ours to set");
    if (!/^[\x20-\x7e]*$/.test(value))
      throw new Injection("a mail's header holds more than plain characters");
  }
}
