import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { rules } from "./rules.ts";
import { hints, labels, form as words } from "./words.ts";

const formId = "word";

/** The typed word and its meaning. The word of a missed search is filled in. */
export function WordForm({ says, refusal }: { says: string; refusal: FormRefusal | undefined }) {
  const isBusy = useBusy("save");
  const field = (name: keyof typeof labels, value = "") => ({
    id: `${formId}-${name}`,
    name,
    label: labels[name],
    defaultValue: String(refusal?.values[name] ?? value),
    error: refusal?.problems[name],
    required: true,
  });
  return (
    <Card as="section" aria-labelledby="word-form-title">
      <h2 id="word-form-title" className="text-2xl">
        {words.title}
      </h2>
      <Form method="post" className="mt-4 grid grid-cols-1 gap-4" noValidate={refusal !== undefined}>
        <FormProblems title={words.problems} problems={refusal?.problems} formId={formId} />
        <TextField {...field("says", says)} {...rules.says} />
        <TextField {...field("means")} {...rules.means} hint={hints.means} />
        <div>
          <Button name="intent" value="save" isBusy={isBusy} busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
