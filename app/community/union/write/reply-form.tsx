import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextArea } from "#app/shared/ui/fields/text-field.tsx";
import { rules } from "../rules.ts";
import { messages, words } from "../words.ts";
import { replyFormText } from "./text-words.ts";

export function ReplyForm({ refusal }: { refusal: FormRefusal | undefined }) {
  const isBusy = useBusy("reply");
  return (
    <Form method="post" className="grid gap-4">
      <FormProblems title={messages.notPosted} problems={refusal?.problems} formId="reply" />
      <TextArea
        id="reply-body"
        name="body"
        label={replyFormText.reply}
        hint={words.markdownHint}
        defaultValue={String(refusal?.values.body ?? "")}
        error={refusal?.problems.body}
        {...rules.body}
      />
      <div>
        <Button name="intent" value="reply" isBusy={isBusy} busyLabel={replyFormText.posting}>
          {replyFormText.post}
        </Button>
      </div>
    </Form>
  );
}
