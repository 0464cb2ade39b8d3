import { Form } from "react-router";
import { useBusy } from "#app/accounts/use-busy.ts";
import { FormProblems } from "#app/forms/form-problems.tsx";
import type { Refusal } from "#app/forms/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-field.tsx";
import { rules } from "./rules.ts";
import { messages, words } from "./words.ts";

export function ReplyForm({ refusal }: { refusal: Refusal | undefined }) {
  const isBusy = useBusy("reply");
  return (
    <Form method="post" className="grid gap-4">
      <FormProblems title={messages.notPosted} problems={refusal?.problems} formId="reply" />
      <TextArea
        id="reply-body"
        name="body"
        label="Your reply"
        hint={words.markdownHint}
        defaultValue={String(refusal?.values.body ?? "")}
        error={refusal?.problems.body}
        {...rules.body}
      />
      <div>
        <Button name="intent" value="reply" isBusy={isBusy} busyLabel="Posting...">
          Post reply
        </Button>
      </div>
    </Form>
  );
}
