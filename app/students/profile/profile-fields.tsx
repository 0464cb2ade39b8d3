import { useState } from "react";
import { placeChoices } from "#app/catalogue/names/place-choices.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import { SwitchField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { homeCountries } from "#database/schema/home-countries.ts";
import { emailRule, fullNameRule, phoneRule } from "./rules.ts";
import { fieldIn, group, hasProblem } from "./student/field-values.ts";
import { Fold } from "./student/fold.tsx";
import { summaryOf } from "./student/fold-summaries.ts";
import { StudentFields } from "./student/student-fields.tsx";
import { profileFieldsText } from "./text-words.ts";
import { ageBandChoices, roleChoices, words } from "./words.ts";

interface ProfileFieldsProps extends FormRefusal {
  /** Nothing is saved yet, so the first step is open. */
  isNew: boolean;
  /** True if the form was rejected and is shown again. */
  isTyped: boolean;
}

/** The profile in steps. */
export function ProfileFields({ isNew, isTyped, ...refusal }: ProfileFieldsProps) {
  const { values } = refusal;
  const field = fieldIn(refusal);
  const [role, setRole] = useState(String(values.role ?? ""));
  return (
    <>
      <Fold
        title={profileFieldsText.aboutYou}
        answers={summaryOf.about(values)}
        isOpen={isNew || hasProblem(refusal, ["role", "fullName", "email", "phone", "country", "ageBand"])}
      >
        <div className={group}>
          <SelectField
            label={profileFieldsText.role}
            {...field("role")}
            required
            choices={roleChoices}
            onChange={({ currentTarget }) => setRole(currentTarget.value)}
          />
          <TextField
            label={profileFieldsText.fullName}
            {...field("fullName")}
            {...fullNameRule}
            autoComplete="name"
          />
          <TextField
            label={profileFieldsText.email}
            {...field("email")}
            {...emailRule}
            autoComplete="email"
            inputMode="email"
          />
          <TextField
            label={profileFieldsText.phone}
            {...field("phone")}
            {...phoneRule}
            autoComplete="tel"
            hint={profileFieldsText.optional}
          />
          <SelectField
            label={profileFieldsText.country}
            {...field("country")}
            required
            choices={placeChoices(homeCountries)}
            placeholder={profileFieldsText.chooseYourCountry}
          />
          <SelectField
            label={profileFieldsText.age}
            {...field("ageBand")}
            choices={ageBandChoices}
            placeholder={profileFieldsText.choose}
            hint={profileFieldsText.ageHint}
          />
        </div>
      </Fold>
      <StudentFields about={role === "parent" ? "child" : "you"} isTyped={isTyped} {...refusal} />
      <Fold
        title={profileFieldsText.emails}
        answers={
          listNames([
            ...(values.newsletterSubscribed ? [profileFieldsText.newsletter] : []),
            ...(values.emailNotifications ? [profileFieldsText.alerts] : []),
          ]) || null
        }
        isOpen={false}
      >
        <SwitchField
          label={profileFieldsText.newsletter}
          name="newsletterSubscribed"
          id="profile-newsletterSubscribed"
          defaultChecked={Boolean(values.newsletterSubscribed)}
          hint={words.newsletter}
        />
        <SwitchField
          label={profileFieldsText.alerts}
          name="emailNotifications"
          id="profile-emailNotifications"
          defaultChecked={Boolean(values.emailNotifications)}
          hint={words.notifications}
        />
        <p className="text-sm text-ink-2">{words.onlyConfirmed}</p>
      </Fold>
    </>
  );
}
