import { z } from "zod";
import { requiredChoice, requiredText } from "#app/shared/forms/fields.server.ts";
import { servedCountries } from "#database/schema/lists.ts";
import { type StudentAnswersWithResults, studentShape } from "../student/student-form.server.ts";
import { calledRule } from "./rules.ts";

export const childForm = z.object({
  called: requiredText(calledRule, "a name for your child"),
  country: requiredChoice(servedCountries, "your child's country"),
  ...studentShape,
});

export type ChildValues = z.output<typeof childForm> & Pick<StudentAnswersWithResults, "results">;
