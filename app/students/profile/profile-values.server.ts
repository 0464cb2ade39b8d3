import type { FormRefusal } from "#app/shared/forms/rules.ts";
import type { Profile } from "./save-profile.server.ts";
import { studentValues } from "./student/student-values.ts";

/** Initial values of the form: the saved profile, or a new one with the account's email. */
export function valuesOf(profile: Profile | null, email: string, today: string): FormRefusal["values"] {
  if (!profile) return { role: "student", email, newsletterSubscribed: "on", emailNotifications: "on" };
  return {
    ...studentValues(profile, today),
    role: profile.role,
    fullName: profile.fullName,
    email: profile.email,
    phone: profile.phone ?? "",
    ageBand: profile.ageBand ?? "",
    graduationYear: profile.graduationYear?.toString() ?? "",
    newsletterSubscribed: profile.newsletterSubscribed ? "on" : "",
    emailNotifications: profile.emailNotifications ? "on" : "",
  };
}
