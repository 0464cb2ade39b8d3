import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import { verifyFormText } from "./text-words.ts";

/** Takes the first code of a factor that is being set up. */
export function VerifyForm({ factorId, problem }: { factorId: string; problem: string | undefined }) {
  const isBusy = useBusy("verify");
  return (
    <Form method="post" className="grid gap-5">
      <FormProblems
        title={verifyFormText.notVerified}
        problems={problem ? { code: problem } : undefined}
        formId="enrol"
      />
      <input type="hidden" name="factor" value={factorId} />
      <CodeField id="enrol-code" label={verifyFormText.code} error={problem} />
      <Button
        name="intent"
        value="verify"
        isWide
        size="large"
        isBusy={isBusy}
        busyLabel={verifyFormText.checking}
      >
        {verifyFormText.verify}
      </Button>
    </Form>
  );
}
