import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { editRules } from "./edit-rules.ts";
import { editWords as words } from "./words.ts";

interface EditFormProps {
  edit: { subject: string | null; note: string | null; sendAt: string | null } | null;
  parts: {
    part: keyof typeof words.parts;
    place: number;
    items: { key: string; title: string; place: number }[];
  }[];
  /** The typed values, if they were rejected. */
  typed: Record<string, string> | undefined;
  automaticSubject: string;
}

const choices = () =>
  (["monday", "now", "at"] as const).map((value) => ({ value, label: words.choices[value] }));

export function EditForm({ edit, parts, typed, automaticSubject }: EditFormProps) {
  const isBusy = useBusy();
  const textOf = (name: string, saved: string | null | undefined) => typed?.[name] ?? saved ?? "";
  const place = (key: string, saved: number, label: string) => (
    <input
      type="number"
      name={`place:${key}`}
      min={0}
      max={99}
      defaultValue={textOf(`place:${key}`, String(saved))}
      aria-label={label}
      className="min-h-11 w-16 shrink-0 rounded-xl border-[1.5px] border-edge bg-card px-2 text-center"
    />
  );
  return (
    <Card>
      <Form method="post" className="grid grid-cols-1 gap-4">
        <TextField
          id="issue-subject"
          name="subject"
          label={words.subject}
          hint={words.subjectHint}
          placeholder={automaticSubject}
          defaultValue={textOf("subject", edit?.subject)}
          {...editRules.subject}
        />
        <TextArea
          id="issue-note"
          name="note"
          label={words.note}
          hint={words.noteHint}
          rows={4}
          defaultValue={textOf("note", edit?.note)}
          {...editRules.note}
        />
        <fieldset className="grid gap-4">
          <legend className="font-semibold">{words.order}</legend>
          <p className="text-sm text-ink-2">{words.orderHint}</p>
          {parts.map(({ part, place: saved, items }) => (
            <div key={part} className="rounded-xl border border-line p-3">
              <div className="flex items-center gap-3">
                {place(part, saved, words.placeOfPart(words.parts[part]))}
                <p className="font-semibold">{words.parts[part]}</p>
              </div>
              {items.length === 0 && <p className="mt-2 text-sm text-ink-2">{words.noItems}</p>}
              <ul className="mt-2 grid gap-2">
                {items.map((item) => (
                  <li key={item.key} className="flex items-center gap-3 pl-6">
                    {place(item.key, item.place, words.placeOf(item.title))}
                    <span className="min-w-0 wrap-anywhere">{item.title}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </fieldset>
        <SelectField
          id="issue-when"
          name="when"
          label={words.when}
          choices={choices()}
          defaultValue={textOf("when", edit?.sendAt ? "at" : "monday")}
        />
        <TextField
          id="issue-at"
          name="at"
          type="datetime-local"
          label={words.at}
          hint={words.atHint}
          defaultValue={textOf("at", edit?.sendAt?.slice(0, 16))}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" isBusy={isBusy} busyLabel={words.saving}>
            {words.save}
          </Button>
          {edit && (
            <Button name="intent" value="discard" look="outline" isBusy={isBusy}>
              {words.discard}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
