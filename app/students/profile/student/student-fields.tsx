import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { choiceWords } from "#app/shared/ui/fields/choice-words.ts";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import { targetsFrom } from "../countries.ts";
import { gpaRule, graduationYearRule } from "../rules.ts";
import { ToggleChips } from "../toggle-chips.tsx";
import { budgetChoices, degreeChoices, levelChoices } from "../words.ts";
import { fieldIn, group, hasProblem, listIn } from "./field-values.ts";
import { Fold } from "./fold.tsx";
import { summaryOf } from "./fold-summaries.ts";
import { StudentFolds } from "./student-folds.tsx";
import { studentFieldsText } from "./text-words.ts";
import { type About, finishedChoices, wordsAbout } from "./words.ts";

interface StudentFieldsProps extends FormRefusal {
  about: About;
  /** Not in a child's form. */
  hasGraduationYear?: boolean;
  /** These are the form's first questions, so they are open. */
  isFirst?: boolean;
  /** True if the form was rejected and is shown again. */
  isTyped: boolean;
}

const studyFields = [
  "currentEducationLevel",
  "finished",
  "graduationYear",
  "gpa",
  "degreeType",
  "budgetRange",
];

/** The questions about a student, whether the user or a child. */
export function StudentFields({
  about,
  hasGraduationYear = true,
  isFirst = false,
  isTyped,
  ...refusal
}: StudentFieldsProps) {
  const [field, list] = [fieldIn(refusal), listIn(refusal)];
  const words = wordsAbout(about);
  const choice = { placeholder: choiceWords.choose };
  return (
    <>
      <Fold
        title={words.studies}
        answers={summaryOf.studies(refusal.values)}
        isOpen={isFirst || hasProblem(refusal, studyFields)}
      >
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
              hint={studentFieldsText.yearHint(graduationYearRule.min, graduationYearRule.max)}
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
      </Fold>
      <Fold
        title={words.lookingFor}
        answers={summaryOf.lookingFor(refusal.values)}
        isOpen={hasProblem(refusal, ["fieldsOfInterest", "targetCountries"])}
      >
        <ToggleChips
          label={studentFieldsText.fields}
          list={fieldsOfInterest}
          named={fieldName}
          {...list("fieldsOfInterest")}
        />
        <ToggleChips
          label={studentFieldsText.targetCountries}
          list={targetsFrom(String(refusal.values.country ?? ""))}
          {...list("targetCountries")}
          first={11}
          more={studentFieldsText.moreCountries}
          named={placeName}
        />
      </Fold>
      <StudentFolds about={about} isTyped={isTyped} {...refusal} />
    </>
  );
}
