import { useState } from "react";
import type { Refusal } from "#app/shared/forms/rules.ts";
import { SwitchField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { emailRule, fullNameRule, phoneRule } from "./rules.ts";
import { fieldIn, group, legend } from "./student/field-values.ts";
import { StudentFields } from "./student/student-fields.tsx";
import { ageBandChoices, countryChoices, roleChoices, words } from "./words.ts";

export function ProfileFields(refusal: Refusal) {
  const { values } = refusal;
  const field = fieldIn(refusal);
  const [role, setRole] = useState(String(values.role ?? ""));
  return (
    <>
      <fieldset>
        <legend className={legend}>About you</legend>
        <div className={group}>
          <SelectField
            label="I am a"
            {...field("role")}
            required
            choices={roleChoices}
            onChange={({ currentTarget }) => setRole(currentTarget.value)}
          />
          <TextField label="Full name" {...field("fullName")} {...fullNameRule} autoComplete="name" />
          <TextField
            label="Email"
            {...field("email")}
            {...emailRule}
            autoComplete="email"
            inputMode="email"
          />
          <TextField label="Phone" {...field("phone")} {...phoneRule} autoComplete="tel" hint="Optional" />
          <SelectField
            label="Country"
            {...field("country")}
            required
            choices={countryChoices}
            placeholder="Choose your country"
          />
          <SelectField
            label="Age"
            {...field("ageBand")}
            choices={ageBandChoices}
            placeholder="Choose"
            hint="Optional. Under 18, a parent or guardian has to agree before we send the newsletter."
          />
        </div>
      </fieldset>
      <StudentFields about={role === "parent" ? "child" : "you"} {...refusal} />
      <fieldset>
        <legend className={legend}>Emails from us</legend>
        <SwitchField
          label="Weekly newsletter"
          name="newsletterSubscribed"
          id="profile-newsletterSubscribed"
          defaultChecked={Boolean(values.newsletterSubscribed)}
          hint={words.newsletter}
        />
        <SwitchField
          label="Email alerts"
          name="emailNotifications"
          id="profile-emailNotifications"
          defaultChecked={Boolean(values.emailNotifications)}
          hint={words.notifications}
        />
        <p className="mt-2 text-sm text-ink-2">{words.onlyConfirmed}</p>
      </fieldset>
    </>
  );
}
