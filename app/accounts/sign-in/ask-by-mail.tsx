import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { emailRule } from "../credentials.ts";
import { askByMailText } from "./text-words.ts";

interface AskByMailProps {
  title: string;
  intro: string;
  button: string;
  refusal: FormRefusal | undefined;
}

/** A page that takes an address and sends an email. */
export function AskByMail({ title, intro, button, refusal }: AskByMailProps) {
  const isBusy = useBusy();
  return (
    <NarrowPage title={title} intro={intro} above={<BackLink to="/auth">{askByMailText.signIn}</BackLink>}>
      <Form method="post" className="grid gap-5">
        <FormProblems title={askByMailText.failed} problems={refusal?.problems} formId="ask" />
        <TextField
          label={askByMailText.email}
          name="email"
          id="ask-email"
          {...emailRule}
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          defaultValue={String(refusal?.values.email ?? "")}
          error={refusal?.problems.email}
        />
        <Button isWide size="large" isBusy={isBusy} busyLabel={askByMailText.sending}>
          {button}
        </Button>
      </Form>
    </NarrowPage>
  );
}
