import { placeChoices } from "#app/catalogue/names/place-choices.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { homeCountries } from "#database/schema/home-countries.ts";
import { fieldIn, group } from "../student/field-values.ts";
import { StudentFields } from "../student/student-fields.tsx";
import { calledRule } from "./rules.ts";
import { childFieldsText } from "./text-words.ts";

interface ChildFieldsProps extends FormRefusal {
  isNew: boolean;
  /** True if the form was rejected and is shown again. */
  isTyped: boolean;
}

export function ChildFields({ isNew, isTyped, ...refusal }: ChildFieldsProps) {
  const field = fieldIn(refusal);
  return (
    <>
      <div className={group}>
        <TextField
          label={childFieldsText.name}
          {...field("called")}
          {...calledRule}
          autoComplete="off"
          hint={childFieldsText.nameHint}
        />
        <SelectField
          label={childFieldsText.country}
          {...field("country")}
          required
          choices={placeChoices(homeCountries)}
          placeholder={childFieldsText.chooseACountry}
        />
      </div>
      <StudentFields about="child" hasGraduationYear={false} isFirst={isNew} isTyped={isTyped} {...refusal} />
    </>
  );
}
