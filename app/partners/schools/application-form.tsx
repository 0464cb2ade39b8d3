import { useNavigation } from "react-router";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { HoneypotField } from "#app/shared/forms/honeypot-field.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { partnerSchoolTypes, servedCountries } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";
import { applicationFormText } from "./text-words.ts";
import { application, labels, schoolTypeNames } from "./words.ts";

const formId = "partnership";

interface ApplicationFormProps {
  stamp: string;
  refusal: FormRefusal | undefined;
}

export function ApplicationForm({ stamp, refusal }: ApplicationFormProps) {
  const isBusy = useNavigation().formAction?.startsWith("/schools") ?? false;
  const field = (name: keyof typeof labels & (keyof typeof rules | "schoolType")) => ({
    id: `${formId}-${name}`,
    name,
    label: labels[name],
    defaultValue: String(refusal?.values[name] ?? ""),
    error: refusal?.problems[name],
  });
  return (
    <Card>
      <Form method="post" action="/schools" className="grid gap-5">
        <FormProblems title={application.problems} problems={refusal?.problems} formId={formId} />
        <input type="hidden" name="stamp" value={stamp} />
        <HoneypotField name="website" label={applicationFormText.trap} />
        <TextField {...field("schoolName")} {...rules.schoolName} autoComplete="organization" />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            {...field("schoolType")}
            required
            choices={partnerSchoolTypes.map((value) => ({ value, label: schoolTypeNames[value] }))}
            placeholder={labels.chooseType}
          />
          <TextField {...field("numberOfStudents")} {...rules.numberOfStudents} inputMode="numeric" />
          <TextField
            {...field("country")}
            {...rules.country}
            list={`${formId}-countries`}
            autoComplete="country-name"
          />
          <TextField {...field("city")} {...rules.city} autoComplete="address-level2" />
        </div>
        <datalist id={`${formId}-countries`}>
          {servedCountries.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
        <TextField {...field("contactName")} {...rules.contactName} autoComplete="name" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("contactEmail")} {...rules.contactEmail} autoComplete="email" />
          <TextField {...field("contactPhone")} {...rules.contactPhone} autoComplete="tel" />
        </div>
        <TextArea {...field("message")} {...rules.message} hint={labels.messageHint} />
        <div>
          <Button size="large" isBusy={isBusy} busyLabel={application.submitting} className="max-sm:w-full">
            {application.submit}
          </Button>
          <p className="mt-4 max-w-[65ch] text-sm text-ink-2">{application.privacy}</p>
        </div>
      </Form>
    </Card>
  );
}
