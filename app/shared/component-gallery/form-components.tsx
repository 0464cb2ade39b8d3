import { Button } from "#app/shared/ui/button.tsx";
import { CheckField, SwitchField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";

const countries = ["Kenya", "Nigeria", "Ghana"].map((name) => ({ value: name, label: name }));

/** An empty form, beside one that was rejected and shows what was typed. */
export function FormComponents() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card>
        <div className="grid gap-5">
          <TextField label="Email" type="email" autoComplete="off" required />
          <TextField
            label="Password"
            type="password"
            autoComplete="off"
            hint="Must be at least 6 characters"
            required
          />
          <SelectField label="Country" choices={countries} placeholder="Choose a country" />
          <TextArea label="Message" hint="Optional" />
          <div>
            <CheckField label="Send me the weekly newsletter" defaultChecked />
            <SwitchField label="Email alerts" hint="At most one a day." defaultChecked />
            <SwitchField label="Active" />
            <SwitchField label="Not for now" disabled />
          </div>
          <div>
            <Button look="forest">Create Profile</Button>
          </div>
        </div>
      </Card>
      <Card>
        <div className="grid gap-5">
          <TextField
            label="Email"
            type="email"
            defaultValue="amina@"
            error="Enter a full email address, like amina@example.com."
            required
          />
          <TextField label="Phone" defaultValue="0700" disabled />
          <SelectField
            label="Country"
            choices={countries}
            placeholder="Choose a country"
            error="Choose a country."
            required
          />
          <TextArea
            label="Message"
            defaultValue="Hello"
            error="Write a little more, so that we can answer well."
          />
          <CheckField label="I have read the rules of the union" error="Tick the box to go on." required />
        </div>
      </Card>
    </div>
  );
}
