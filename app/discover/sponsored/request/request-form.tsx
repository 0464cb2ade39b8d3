import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { HoneypotField } from "#app/shared/forms/honeypot-field.tsx";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { sponsoredTypes } from "#database/schema/lists.ts";
import { typeNames } from "../words.ts";
import { sponsoredPeriods } from "./periods.ts";
import { rules } from "./rules.ts";
import { periodWords, formWords as words } from "./words.ts";

const formId = "advertise";

interface RequestFormProps {
  typed: FormRefusal["values"];
  problems: FormRefusal["problems"] | undefined;
  /** The button to send appears after a preview. */
  isPreviewed: boolean;
}

export function RequestForm({ typed, problems, isPreviewed }: RequestFormProps) {
  const isBusy = useBusy();
  const field = (name: keyof typeof words.labels & string) => ({
    id: `${formId}-${name}`,
    name,
    label: words.labels[name],
    hint: lookUp(words.hints, name),
    defaultValue: String(typed[name] ?? ""),
    error: problems?.[name],
  });
  return (
    <Card>
      <Form
        method="post"
        action="/advertise"
        noValidate={problems !== undefined}
        className="grid grid-cols-1 gap-4"
      >
        <FormProblems title={words.problems} problems={problems} formId={formId} />
        <HoneypotField name="website" label={words.trap} />
        <TextField {...field("title")} {...rules.title} />
        <TextArea {...field("description")} {...rules.description} rows={3} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            {...field("type")}
            choices={sponsoredTypes.map((value) => ({ value, label: typeNames[value].name }))}
          />
          <TextField {...field("sponsor")} {...rules.sponsor} autoComplete="organization" />
          <TextField {...field("targetUrl")} {...rules.targetUrl} type="url" placeholder="https://" />
          <TextField {...field("imageUrl")} {...rules.imageUrl} type="url" placeholder="https://" />
          <TextField {...field("startsOn")} type="date" required />
          <SelectField
            {...field("weeks")}
            choices={sponsoredPeriods.map(({ weeks, dollars }) => ({
              value: String(weeks),
              label: periodWords.choice(weeks, dollars),
            }))}
          />
        </div>
        <TextField {...field("email")} {...rules.email} autoComplete="email" />
        {isPreviewed && (
          <CheckField
            id={`${formId}-agrees`}
            name="agrees"
            label={words.labels.agrees}
            defaultChecked={Boolean(typed.agrees)}
            error={problems?.agrees}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            name="intent"
            value="preview"
            look={isPreviewed ? "outline" : "primary"}
            isBusy={isBusy}
            busyLabel={words.busy}
          >
            {isPreviewed ? words.previewAgain : words.preview}
          </Button>
          {isPreviewed && (
            <Button name="intent" value="send" isBusy={isBusy} busyLabel={words.busy}>
              {words.send}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
