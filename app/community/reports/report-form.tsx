import type { ReactNode } from "react";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { HoneypotField } from "#app/shared/forms/honeypot-field.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { rules } from "./rules.ts";
import { reportText } from "./text-words.ts";
import { reportWords } from "./words.ts";

interface ReportFormProps<Name extends string> {
  formId: string;
  /** The record's page. */
  back: { to: string; title: string };
  heading: { title: string; intro: string };
  stamp: string;
  refusal: FormRefusal | undefined;
  emailHint: string;
  submit: string;
  /** The fields above the email address. `field` gives each its name, what was typed and its problem. */
  children(field: (name: Name, label: string) => ReportField): ReactNode;
}

interface ReportField {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
}

/** A form about a record: a report, or the correction of a date. */
export function ReportForm<Name extends string>({
  formId,
  back,
  heading,
  stamp,
  refusal,
  emailHint,
  submit,
  children,
}: ReportFormProps<Name>) {
  const isBusy = useBusy();
  const field = (name: Name | "email", label: string): ReportField => ({
    id: `${formId}-${name}`,
    name,
    label,
    defaultValue: String(refusal?.values[name] ?? ""),
    error: refusal?.problems[name],
  });
  return (
    <div className="wrap max-w-2xl py-4 md:py-6">
      <BackLink to={back.to}>{back.title}</BackLink>
      <PageHeading title={heading.title} intro={heading.intro} />
      <Card className="mt-4 md:mt-6">
        <Form method="post" noValidate={refusal !== undefined} className="grid gap-5">
          <FormProblems title={reportWords.problems} problems={refusal?.problems} formId={formId} />
          <input type="hidden" name="stamp" value={stamp} />
          <HoneypotField name="website" label={reportText.trap} />
          {children(field)}
          <TextField
            {...field("email", reportWords.email)}
            {...rules.email}
            hint={emailHint}
            autoComplete="email"
          />
          <Button isBusy={isBusy} busyLabel={reportWords.submitting} className="max-sm:w-full sm:w-fit">
            {submit}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
