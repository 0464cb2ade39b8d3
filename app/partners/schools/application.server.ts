import { z } from "zod";
import {
  optionalMultiline,
  optionalNumber,
  optionalPhone,
  requiredChoice,
  requiredEmail,
  requiredText,
} from "#app/shared/forms/fields.server.ts";
import { partnerSchoolTypes } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";

/** A school's application. The names are the columns of `school_partnerships`. */
export const application = z.object({
  schoolName: requiredText(rules.schoolName, "the name of your school"),
  schoolType: requiredChoice(partnerSchoolTypes, "a school type"),
  contactName: requiredText(rules.contactName, "the name of a contact person"),
  contactEmail: requiredEmail(rules.contactEmail, "an email address we can answer to"),
  contactPhone: optionalPhone(rules.contactPhone),
  country: requiredText(rules.country, "the country of your school"),
  city: requiredText(rules.city, "the city or town of your school"),
  numberOfStudents: optionalNumber(rules.numberOfStudents),
  message: optionalMultiline(rules.message),
});

export type Application = z.output<typeof application>;
