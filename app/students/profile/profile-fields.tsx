import type { Refusal } from "#app/common/forms/rules.ts";
import { SwitchField } from "#app/common/ui/check-field.tsx";
import { SelectField } from "#app/common/ui/select-field.tsx";
import { TextField } from "#app/common/ui/text-field.tsx";
import { fieldsOfInterest, targetCountries } from "#database/schema/lists.ts";
import { ChipsField } from "./chips-field.tsx";
import { emailRule, fullNameRule, gpaRule, graduationYearRule, phoneRule } from "./rules.ts";
import {
  ageBandChoices,
  budgetChoices,
  countryChoices,
  degreeChoices,
  levelChoices,
  roleChoices,
  words,
} from "./words.ts";

const group = "grid gap-5 sm:grid-cols-2";
const legend = "mb-4 font-display text-xl font-bold";

export function ProfileFields({ values, problems }: Refusal) {
  const field = (name: string) => ({
    name,
    id: `profile-${name}`,
    defaultValue: String(values[name] ?? ""),
    error: problems[name],
  });
  const list = (name: string) => ({ name, chosen: [values[name] ?? []].flat(), error: problems[name] });
  const choice = { placeholder: "Choose" };
  return (
    <>
      <fieldset>
        <legend className={legend}>About you</legend>
        <div className={group}>
          <SelectField label="I am a" {...field("role")} required choices={roleChoices} />
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
            {...choice}
            hint="Optional. Under 18, a parent or guardian has to agree before we send the newsletter."
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className={legend}>Your studies</legend>
        <div className={group}>
          <SelectField
            label="Current education level"
            {...field("currentEducationLevel")}
            choices={levelChoices}
            {...choice}
          />
          <TextField
            label="Graduation year"
            {...field("graduationYear")}
            {...graduationYearRule}
            inputMode="numeric"
            hint={`From ${graduationYearRule.min} to ${graduationYearRule.max}`}
          />
          <TextField
            label="GPA"
            {...field("gpa")}
            {...gpaRule}
            inputMode="decimal"
            hint={`Optional, from ${gpaRule.min} to ${gpaRule.max}`}
          />
          <SelectField label="Degree you want" {...field("degreeType")} choices={degreeChoices} {...choice} />
          <SelectField label="Budget" {...field("budgetRange")} choices={budgetChoices} {...choice} />
        </div>
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className={legend}>What you are looking for</legend>
        <ChipsField
          label="Fields of interest"
          one="a field"
          list={fieldsOfInterest}
          {...list("fieldsOfInterest")}
        />
        <ChipsField
          label="Target countries"
          one="a country"
          list={targetCountries}
          {...list("targetCountries")}
        />
      </fieldset>
      <fieldset>
        <legend className={legend}>Mail from us</legend>
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
