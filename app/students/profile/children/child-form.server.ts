import { z } from "zod";
import { requiredChoice, requiredText } from "#app/shared/forms/fields.server.ts";
import { homeCountries } from "#database/schema/home-countries.ts";
import { type StudentAnswersWithResults, studentShape } from "../student/student-form.server.ts";
import { calledRule } from "./rules.ts";

export const childForm = z.object({
  called: requiredText(calledRule, "a name for your child"),
  country: requiredChoice(homeCountries, "your child's country"),
  ...studentShape,
});

export type ChildValues = z.output<typeof childForm> & Pick<StudentAnswersWithResults, "results">;
