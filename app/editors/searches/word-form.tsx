import { Form } from "#app/common/forms/form.tsx";
import { FormProblems } from "#app/common/forms/form-problems.tsx";
import type { Refusal } from "#app/common/forms/rules.ts";
import { useBusy } from "#app/common/forms/use-busy.ts";
import { Button } from "#app/common/ui/button.tsx";
import { Card } from "#app/common/ui/card.tsx";
import { TextField } from "#app/common/ui/text-field.tsx";
import { rules } from "./rules.ts";
import { hints, labels, form as words } from "./words.ts";

const formId = "word";

/** What people type and what it means; a search that was missed fills in the first. */
export function WordForm({ says, refusal }: { says: string; refusal: Refusal | undefined }) {
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
