import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { namedChoices } from "#app/shared/forms/named-choices.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SwitchField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { alertRhythms } from "#database/schema/lists.ts";
import { percentRule } from "./rules.ts";
import type { SettingsValues } from "./settings-form.server.ts";
import { settingsFormText } from "./text-words.ts";
import { settingsWords as words } from "./words.ts";

interface SettingsFormProps {
  values: SettingsValues;
  waitsForGuardian: boolean;
  refusal: FormRefusal | undefined;
}

const rhythms = () => namedChoices(alertRhythms, settingsFormText.rhythms);

export function SettingsForm({ values, waitsForGuardian, refusal }: SettingsFormProps) {
  const isBusy = useBusy("save");
  const typed = refusal?.values;
  const problems = refusal?.problems ?? {};
  const isOn = (name: "emailNotifications" | "wantsReminders" | "wantsSummary" | "newsletterSubscribed") =>
    typed ? Boolean(typed[name]) : values[name];
  return (
    <Card>
      <Form method="post" className="grid gap-6" key={JSON.stringify([values, typed])}>
        <FormProblems title={words.notSaved} problems={refusal?.problems} formId="alerts" />
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-display text-xl font-bold">{settingsFormText.title}</legend>
          <SwitchField
            label={settingsFormText.alerts}
            name="emailNotifications"
            id="alerts-emailNotifications"
            defaultChecked={isOn("emailNotifications")}
            hint={settingsFormText.alertsHint}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={settingsFormText.howOften}
              name="rhythm"
              id="alerts-rhythm"
              choices={rhythms()}
              defaultValue={String(typed?.rhythm ?? values.rhythm)}
              error={problems.rhythm}
            />
            <TextField
              label={settingsFormText.threshold}
              name="minimumPercent"
              id="alerts-minimumPercent"
              {...percentRule}
              inputMode="numeric"
              defaultValue={String(typed?.minimumPercent ?? values.minimumPercent)}
              error={problems.minimumPercent}
              hint={settingsFormText.percentHint(percentRule.min, percentRule.max)}
            />
          </div>
          <SwitchField
            label={settingsFormText.reminders}
            name="wantsReminders"
            id="alerts-wantsReminders"
            defaultChecked={isOn("wantsReminders")}
            hint={settingsFormText.remindersHint}
          />
          <SwitchField
            label={settingsFormText.summary}
            name="wantsSummary"
            id="alerts-wantsSummary"
            defaultChecked={isOn("wantsSummary")}
            hint={settingsFormText.summaryHint}
          />
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-display text-xl font-bold">{settingsFormText.newsletterTitle}</legend>
          <SwitchField
            label={settingsFormText.newsletter}
            name="newsletterSubscribed"
            id="alerts-newsletterSubscribed"
            defaultChecked={isOn("newsletterSubscribed")}
            hint={waitsForGuardian ? words.guardian : settingsFormText.newsletterHint}
          />
        </fieldset>
        <Button name="intent" value="save" isWide isBusy={isBusy} busyLabel={settingsFormText.saving}>
          {settingsFormText.save}
        </Button>
      </Form>
    </Card>
  );
}
