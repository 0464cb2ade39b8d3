import { z } from "zod";
import { ageBandOf, yearsBetween } from "#app/catalogue/eligibility/age.ts";
import {
  checkbox,
  optionalChoice,
  optionalNumber,
  optionalPhone,
  requiredChoice,
  requiredEmail,
  requiredText,
} from "#app/shared/forms/fields.server.ts";
import type { FormResult } from "#app/shared/forms/read-form.server.ts";
import { homeCountries } from "#database/schema/home-countries.ts";
import * as lists from "#database/schema/lists.ts";
import { emailRule, fullNameRule, graduationYearRule, phoneRule } from "./rules.ts";
import {
  parseStudentForm,
  type StudentAnswersWithResults,
  studentShape,
  typedStudentValues,
} from "./student/student-form.server.ts";
import { words } from "./words.ts";

/** All fields of the profile form. The session says whose profile it is. */
export const profileForm = z.object({
  role: requiredChoice(lists.profileRoles, "who you are").default("student"),
  fullName: requiredText(fullNameRule, "your full name"),
  email: requiredEmail(emailRule),
  phone: optionalPhone(phoneRule),
  country: requiredChoice(homeCountries, "your country"),
  ageBand: optionalChoice(lists.ageBands),
  graduationYear: optionalNumber(graduationYearRule),
  newsletterSubscribed: checkbox(),
  emailNotifications: checkbox(),
  ...studentShape,
});

export type ProfileValues = z.output<typeof profileForm> & Pick<StudentAnswersWithResults, "results">;

/** The birthday is the child's, so a parent's age isn't derived from it. */
export function parseProfile(form: FormData, today: string): FormResult<ProfileValues> {
  const reading = parseStudentForm(profileForm, form);
  if (!reading.ok || reading.value.role === "parent") return reading;
  const { bornOn, statedAge, ageBand } = reading.value;
  const age = bornOn ? yearsBetween(bornOn, today) : statedAge;
  if (age === null) return reading;
  if (!ageBand || ageBand === ageBandOf(age)) {
    return { ok: true, value: { ...reading.value, ageBand: ageBandOf(age) } };
  }
  const problems = { [bornOn ? "bornOn" : "statedAge"]: words.ageDiffers(age) };
  return { ok: false, values: typedStudentValues(profileForm, form), problems };
}
