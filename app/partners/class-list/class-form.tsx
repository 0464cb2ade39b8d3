import type { MouseEvent } from "react";
import { placeName } from "#app/catalogue/names/words.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { FileField } from "#app/shared/ui/fields/file-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { servedCountries } from "#database/schema/lists.ts";
import { classWords as words } from "./words.ts";

const formId = "class";

interface ClassFormProps {
  list: string;
  country: string;
  problems: Record<string, string> | undefined;
}

export function ClassForm({ list, country, problems }: ClassFormProps) {
  const isBusy = useBusy();
  return (
    <Card>
      <Form method="post" encType="multipart/form-data" className="grid gap-5">
        <FormProblems title={words.problems} problems={problems} formId={formId} />
        <p className="max-w-[65ch]">{words.privacy}</p>
        <SelectField
          id={`${formId}-country`}
          name="country"
          label={words.country}
          required
          placeholder={words.chooseCountry}
          defaultValue={country}
          error={problems?.country}
          choices={servedCountries.map((value) => ({ value, label: placeName(value) }))}
        />
        <TextArea
          key={list}
          id={`${formId}-text`}
          name="text"
          label={words.list}
          rows={8}
          spellCheck={false}
          defaultValue={list}
          error={problems?.text}
          hint={words.listHint}
        />
        <FileField
          id={`${formId}-file`}
          name="file"
          label={words.file}
          accept=".csv,text/csv,text/plain"
          hint={words.fileHint}
        />
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isBusy} busyLabel={words.showing} className="max-sm:w-full">
            {words.show}
          </Button>
          <Button
            look="outline"
            formAction={localPath("/schools/class.csv")}
            onClick={sendToBrowser}
            className="max-sm:w-full"
          >
            {words.download}
          </Button>
        </div>
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-leaf">
            {words.example}
          </summary>
          <pre translate="no" className="rounded-xl bg-sand p-4 text-sm whitespace-pre-wrap wrap-anywhere">
            {words.exampleText}
          </pre>
          <p className="mt-3 max-w-[65ch] text-ink-2">{words.exams}</p>
          <p className="mt-3 max-w-[65ch] text-ink-2">{words.subjects}</p>
          <p className="mt-3 max-w-[65ch] text-ink-2">{words.assumptions}</p>
        </details>
      </Form>
    </Card>
  );
}

/** The download uses the browser's own form submission: a script that sent the form could not save the file. */
function sendToBrowser(event: MouseEvent<HTMLButtonElement>) {
  const { form, formAction } = event.currentTarget;
  event.preventDefault();
  if (!form?.reportValidity()) return;
  const own = form.action;
  form.action = formAction;
  form.submit();
  form.action = own;
}
