import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import type { RateFacts } from "./rate.server.ts";
import { rules } from "./rules.ts";
import { hints, labels, form as words } from "./words.ts";

const formId = "rate";

interface RateFormProps {
  editing: RateFacts | null;
  refusal: FormRefusal | undefined;
}

export function RateForm({ editing, refusal }: RateFormProps) {
  const isBusy = useBusy("save");
  const field = (name: keyof typeof labels) => ({
    id: `${formId}-${name}`,
    name,
    label: labels[name],
    hint: hints[name],
    defaultValue: String(refusal?.values[name] ?? editing?.[name] ?? ""),
    error: refusal?.problems[name],
  });
  return (
    <Card as="section" aria-labelledby="rate-form-title">
      <h2 id="rate-form-title" className="text-2xl">
        {editing ? `${words.change} ${editing.currency}` : words.add}
      </h2>
      <p className="mt-1 text-ink-2">{words.hint}</p>
      <Form method="post" className="mt-4 grid grid-cols-1 gap-4" noValidate={refusal !== undefined}>
        <FormProblems title={words.problems} problems={refusal?.problems} formId={formId} />
        <TextField {...field("currency")} {...rules.currency} autoCapitalize="characters" />
        <TextField {...field("perDollar")} required maxLength={20} inputMode="decimal" />
        <TextField {...field("dated")} {...rules.dated} inputMode="numeric" />
        <TextField {...field("source")} {...rules.source} />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" isBusy={isBusy} busyLabel={words.saving}>
            {words.save}
          </Button>
          {editing && (
            <ButtonLink to="/admin/rates" look="outline">
              {words.cancel}
            </ButtonLink>
          )}
        </div>
      </Form>
    </Card>
  );
}
