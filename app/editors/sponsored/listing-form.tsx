import { useNavigation } from "react-router";
import { typeNames } from "#app/discover/sponsored/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { imageWords } from "#app/shared/images/words.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { SwitchField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { sponsoredTypes } from "#database/schema/lists.ts";
import { hasEnded } from "./has-ended.ts";
import type { ManagedListing } from "./list-listings.server.ts";
import { rules } from "./rules.ts";
import { labels, form as words } from "./words.ts";

const formId = "listing";
const types = sponsoredTypes.map((value) => ({ value, label: typeNames[value].name }));
const defaults = {
  title: "",
  description: "",
  type: "scholarship",
  targetUrl: "",
  imageUrl: "",
  priority: 0,
  endDate: "",
  isActive: true,
};

interface ListingFormProps {
  editing: ManagedListing | null;
  refusal: FormRefusal | undefined;
  today: string;
}

export function ListingForm({ editing, refusal, today }: ListingFormProps) {
  const { formData } = useNavigation();
  const isPending = formData !== undefined && formData.get("intent") === "save";
  const say = editing ? words.update : words.create;
  const start = { ...defaults, ...editing };
  const field = (name: keyof typeof labels) => ({
    id: `${formId}-${name}`,
    name,
    label: labels[name],
    defaultValue: String(refusal?.values[name] ?? start[name] ?? ""),
    error: refusal?.problems[name],
  });
  const isActive = refusal ? refusal.values.isActive !== "" : start.isActive;
  return (
    <Card as="section" aria-labelledby="listing-form-title">
      <h2 id="listing-form-title" className="text-2xl">
        {say.title}
      </h2>
      <Form method="post" className="mt-4 grid grid-cols-1 gap-4">
        <FormProblems title={words.problems} problems={refusal?.problems} formId={formId} />
        <input type="hidden" name="intent" value="save" />
        {editing && <input type="hidden" name="id" value={editing.id} />}
        <TextField {...field("title")} {...rules.title} />
        <TextArea {...field("description")} {...rules.description} rows={4} />
        <SelectField {...field("type")} choices={types} />
        <TextField {...field("targetUrl")} {...rules.targetUrl} type="url" placeholder="https://" />
        <TextField
          {...field("imageUrl")}
          {...rules.imageUrl}
          type="url"
          placeholder="https://"
          hint={imageWords.hint}
        />
        <div className="grid items-end gap-4 sm:max-lg:grid-cols-2">
          <TextField {...field("priority")} {...rules.priority} inputMode="numeric" />
          <TextField
            {...field("endDate")}
            type="date"
            {...(editing &&
              hasEnded(editing, today) && { hint: words.hasEnded(dayInWords(editing.endDate)) })}
            defaultValue={String(refusal?.values.endDate ?? start.endDate ?? "").slice(0, 10)}
          />
        </div>
        <SwitchField
          id={`${formId}-isActive`}
          name="isActive"
          label={labels.isActive}
          defaultChecked={isActive}
        />
        <div className="flex flex-wrap gap-3">
          <Button isBusy={isPending} busyLabel={say.busy} className="grow">
            {say.submit}
          </Button>
          {editing && (
            <ButtonLink to="/admin/sponsored" look="outline" preventScrollReset>
              {words.cancel}
            </ButtonLink>
          )}
        </div>
      </Form>
    </Card>
  );
}
