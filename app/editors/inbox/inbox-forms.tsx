import type { ReactNode } from "react";
import { Form } from "#app/shared/forms/form.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { partnershipStatuses } from "#database/schema/lists.ts";
import type { FoundApplication } from "./find-application.server.ts";
import { rules } from "./rules.ts";
import { noteForm, type PartnershipStatus, replyForm, statusForm, statusNames } from "./words.ts";

const choices = partnershipStatuses.map((value) => ({ value, label: statusNames[value].name }));

interface RefusedProps {
  refusal: FormRefusal | undefined;
}

const typed = ({ refusal }: RefusedProps, name: string, otherwise = "") => ({
  id: `inbox-${name}`,
  name,
  defaultValue: String(refusal?.values[name] ?? otherwise),
  error: refusal?.problems[name],
});

export function ReplyForm({
  application,
  refusal,
}: RefusedProps & { application: FoundApplication["application"] }) {
  const { schoolName, contactName, contactEmail } = application;
  return (
    <InboxForm intent="reply" words={replyForm} refusal={refusal}>
      <p className="break-words text-ink-2">
        To {contactName}, <span className="break-all">{contactEmail}</span>
      </p>
      <TextField
        label="Subject"
        {...typed({ refusal }, "subject", replyForm.subject(schoolName).slice(0, rules.subject.maxLength))}
        {...rules.subject}
      />
      <TextArea
        label="Message"
        {...typed({ refusal }, "text", replyForm.greeting(contactName))}
        {...rules.text}
        rows={8}
      />
    </InboxForm>
  );
}

export const NoteForm = ({ refusal }: RefusedProps) => (
  <InboxForm intent="note" words={noteForm} refusal={refusal}>
    <TextArea
      label="Note"
      {...typed({ refusal }, "note")}
      {...rules.note}
      rows={4}
      hint="For the team only."
    />
  </InboxForm>
);

export const StatusForm = ({ status, refusal }: RefusedProps & { status: PartnershipStatus }) => (
  <InboxForm intent="status" words={statusForm} refusal={refusal}>
    <SelectField label="This application is" {...typed({ refusal }, "status", status)} choices={choices} />
  </InboxForm>
);

interface InboxFormProps extends RefusedProps {
  intent: string;
  words: { title: string; submit: string; busy: string };
  children: ReactNode;
}

function InboxForm({ intent, words, refusal, children }: InboxFormProps) {
  const isBusy = useBusy(intent);
  return (
    <Card as="section" aria-labelledby={`inbox-${intent}-title`}>
      <h2 id={`inbox-${intent}-title`} className="text-xl">
        {words.title}
      </h2>
      <Form method="post" className="mt-3 grid grid-cols-1 gap-4" preventScrollReset>
        {refusal?.problems.form && <p className="font-semibold text-clay-ink">{refusal.problems.form}</p>}
        <input type="hidden" name="intent" value={intent} />
        {children}
        <Button
          look={intent === "reply" ? "primary" : "outline"}
          isBusy={isBusy}
          busyLabel={words.busy}
          className="justify-self-start"
        >
          {words.submit}
        </Button>
      </Form>
    </Card>
  );
}
