import type { Refusal } from "#app/common/forms/rules.ts";
import type { Profile } from "./save-profile.server.ts";

/** What the form shows before anything is typed: the saved profile, or a new one with the account's address. */
export function valuesOf(profile: Profile | null, email: string): Refusal["values"] {
  if (!profile) return { role: "student", email, newsletterSubscribed: "on", emailNotifications: "on" };
  const {
    userId,
    createdAt,
    updatedAt,
    fieldsOfInterest,
    targetCountries,
    newsletterSubscribed,
    emailNotifications,
    ...plain
  } = profile;
  const texts = Object.entries(plain).map(([name, value]) => [name, value === null ? "" : String(value)]);
  return {
    ...Object.fromEntries(texts),
    fieldsOfInterest,
    targetCountries,
    newsletterSubscribed: newsletterSubscribed ? "on" : "",
    emailNotifications: emailNotifications ? "on" : "",
  };
}
