import { useNavigation } from "react-router";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { TextArea } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { form } from "../words.ts";

interface CheckFormProps {
  message: string;
  problem: string | undefined;
  /** The page shows a result above the form. */
  isAgain: boolean;
}

export function CheckForm({ message, problem, isAgain }: CheckFormProps) {
  const isBusy = useNavigation().formAction?.startsWith("/check") ?? false;
  return (
    <Card>
      {isAgain && <h2 className="mb-4 text-xl">{form.again}</h2>}
      <Form method="post" action="/check" opensPage className="grid gap-4">
        <TextArea
          key={message}
          name="message"
          label={form.label}
          placeholder={form.placeholder}
          hint={form.hint}
          error={problem}
          defaultValue={message}
          rows={isAgain ? 5 : 8}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <Button
          size="large"
          isBusy={isBusy}
          busyLabel={form.busy}
          className="justify-self-start max-sm:w-full"
        >
          {form.submit}
        </Button>
      </Form>
    </Card>
  );
}
