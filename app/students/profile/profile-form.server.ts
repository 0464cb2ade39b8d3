import { z } from "zod";
import {
  chosenFrom,
  optionalChoice,
  optionalNumber,
  optionalPhone,
  requiredChoice,
  requiredEmail,
  requiredText,
  ticked,
} from "#app/common/forms/fields.server.ts";
import * as lists from "#database/schema/lists.ts";
import { emailRule, fullNameRule, gpaRule, graduationYearRule, phoneRule } from "./rules.ts";

/** Everything a profile form may say. Whose profile it is, the session says. */
export const profileForm = z.object({
  role: requiredChoice(lists.profileRoles, "who you are").default("student"),
  fullName: requiredText(fullNameRule, "your full name"),
  email: requiredEmail(emailRule),
  phone: optionalPhone(phoneRule),
  country: requiredChoice(lists.servedCountries, "your country"),
  ageBand: optionalChoice(lists.ageBands),
  currentEducationLevel: optionalChoice(lists.educationLevels),
  graduationYear: optionalNumber(graduationYearRule),
  gpa: optionalNumber(gpaRule),
  fieldsOfInterest: chosenFrom(lists.fieldsOfInterest),
  targetCountries: chosenFrom(lists.targetCountries),
  budgetRange: optionalChoice(lists.budgetRanges),
  degreeType: optionalChoice(lists.degreeTypes),
  newsletterSubscribed: ticked(),
  emailNotifications: ticked(),
});

export type ProfileValues = z.output<typeof profileForm>;
