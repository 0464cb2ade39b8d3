import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { articleUses, sourceTypes } from "#database/schema/lists.ts";
import type { StoredSource } from "../sources/list-sources.server.ts";
import { rhythms, rules } from "./rules.ts";
import { articleUseNames, hints, labels, rhythmNames, types, form as words } from "./words.ts";

const formId = "source";

interface SourceFormProps {
  editing: StoredSource | null;
  /** What was typed, after a refusal or a trial. */
  typed: FormRefusal["values"] | undefined;
  problems: FormRefusal["problems"] | undefined;
}

export function SourceForm({ editing, typed, problems }: SourceFormProps) {
  const isSaving = useBusy("save");
  const isTrying = useBusy("try form");
  const field = (name: keyof typeof labels, otherwise = "") => ({
    id: `${formId}-${name}`,
    name,
    label: labels[name],
    defaultValue: String(typed?.[name] ?? lookUp({ ...editing }, name) ?? otherwise),
    error: problems?.[name],
  });
  const check = (name: "isTrusted" | "isOfficial") => ({
    id: `${formId}-${name}`,
    name,
    label: labels[name],
    hint: hints[name],
    defaultChecked: typed ? Boolean(typed[name]) : (editing?.[name] ?? false),
  });
  return (
    <Card as="section" aria-labelledby="source-form-title">
      <h2 id="source-form-title" className="text-2xl break-words">
        {editing ? words.change(editing.name) : words.add}
      </h2>
      {!editing && <p className="mt-1 text-ink-2">{words.hint}</p>}
      <Form method="post" className="mt-4 grid grid-cols-1 gap-4" noValidate={problems !== undefined}>
        <FormProblems title={words.problems} problems={problems} formId={formId} />
        {editing && <input type="hidden" name="id" value={editing.id} />}
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          {editing ? (
            <input type="hidden" name="name" value={editing.name} />
          ) : (
            <TextField {...field("name")} {...rules.name} hint={hints.name} />
          )}
          <TextField {...field("url")} {...rules.url} type="url" placeholder="https://" />
          <SelectField
            {...field("type", "feed")}
            choices={sourceTypes.map((value) => ({ value, label: types[value] }))}
          />
          <SelectField
            {...field("everyDays", "1")}
            choices={rhythms.map((value) => ({ value, label: rhythmNames[value] }))}
          />
          <SelectField
            {...field("articleUse", "draft")}
            hint={hints.articleUse}
            choices={articleUses.map((value) => ({ value, label: articleUseNames[value] }))}
          />
        </div>
        <div>
          <CheckField {...check("isTrusted")} />
          <CheckField {...check("isOfficial")} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" isBusy={isSaving} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button look="outline" name="intent" value="try form" isBusy={isTrying} busyLabel={words.trying}>
            {words.tryFirst}
          </Button>
          {editing && (
            <ButtonLink to="/admin/scraper/sources" look="quiet">
              {words.cancel}
            </ButtonLink>
          )}
        </div>
      </Form>
    </Card>
  );
}
