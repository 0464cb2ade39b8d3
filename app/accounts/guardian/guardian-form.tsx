import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { emailRule } from "../credentials.ts";
import { guardianFormText } from "./text-words.ts";

/** Sends an email to a parent or guardian, then returns to the page. */
export const GuardianForm = ({ back }: { back?: string }) => (
  <Form method="post" action="/profile/guardian" className="grid gap-4">
    {back && <input type="hidden" name="back" value={back} />}
    <TextField
      label={guardianFormText.email}
      name="email"
      id="guardian-email"
      {...emailRule}
      autoComplete="off"
      inputMode="email"
    />
    <Button look="outline">{guardianFormText.ask}</Button>
  </Form>
);
