import type { Refusal } from "#app/shared/forms/rules.ts";
import { choiceWords } from "#app/shared/ui/fields/choice-words.ts";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import { targetsFrom } from "../countries.ts";
import { gpaRule, graduationYearRule } from "../rules.ts";
import { ToggleChips } from "../toggle-chips.tsx";
import { budgetChoices, degreeChoices, levelChoices } from "../words.ts";
import { fieldIn, group, legend, listIn } from "./field-values.ts";
import { StudentFolds } from "./student-folds.tsx";
import { studentFieldsText } from "./text-words.ts";
import { type About, finishedChoices, wordsAbout } from "./words.ts";

interface StudentFieldsProps extends Refusal {
  about: About;
  /** Not in a child's form. */
  hasGraduationYear?: boolean;
}

/** The questions about a student, whether the user or a child. */
export function StudentFields({ about, hasGraduationYear = true, ...refusal }: StudentFieldsProps) {
  const [field, list] = [fieldIn(refusal), listIn(refusal)];
  const words = wordsAbout(about);
  const choice = { placeholder: choiceWords.choose };
  return (
    <>
      <fieldset>
        <legend className={legend}>{words.studies}</legend>
        <div className={group}>
          <SelectField
            label={studentFieldsText.level}
            {...field("currentEducationLevel")}
            choices={levelChoices}
            {...choice}
          />
          <SelectField label={words.finished} {...field("finished")} choices={finishedChoices} {...choice} />
          {hasGraduationYear && (
            <TextField
              label={studentFieldsText.graduationYear}
              {...field("graduationYear")}
              {...graduationYearRule}
              inputMode="numeric"
              hint={`From ${graduationYearRule.min} to ${graduationYearRule.max}`}
            />
          )}
          <TextField
            label={studentFieldsText.gpa}
            {...field("gpa")}
            {...gpaRule}
            inputMode="decimal"
            hint={words.gpa(gpaRule.min, gpaRule.max)}
          />
          <SelectField label={words.wanted} {...field("degreeType")} choices={degreeChoices} {...choice} />
          <SelectField label={words.budget} {...field("budgetRange")} choices={budgetChoices} {...choice} />
        </div>
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className={legend}>{words.lookingFor}</legend>
        <ToggleChips label={studentFieldsText.fields} list={fieldsOfInterest} {...list("fieldsOfInterest")} />
        <ToggleChips
          label={studentFieldsText.targetCountries}
          list={targetsFrom(String(refusal.values.country ?? ""))}
          {...list("targetCountries")}
          first={11}
          more="More countries"
        />
      </fieldset>
      <StudentFolds about={about} {...refusal} />
    </>
  );
}
