import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { emailRule, newPasswordRule, passwordRule } from "../credentials.ts";
import { PasswordField } from "../password/password-field.tsx";
import { forgotText } from "../password/text-words.ts";
import { words } from "../words.ts";
import { credentialsFormText } from "./text-words.ts";

interface CredentialsFormProps {
  isSignUp: boolean;
  /** The address of the account that was just made here: the user only types its password. */
  newAddress: string | null;
  refusal: FormRefusal | undefined;
}

/** Email and password, for both tabs. */
export function CredentialsForm({ isSignUp, newAddress, refusal }: CredentialsFormProps) {
  const isBusy = useBusy();
  return (
    <Form method="post" className="grid gap-5" noValidate={false}>
      <FormProblems
        title={isSignUp ? words.signUpFailed : words.signInFailed}
        problems={refusal?.problems}
        formId="auth"
      />
      <TextField
        label={credentialsFormText.email}
        name="email"
        id="auth-email"
        {...emailRule}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        defaultValue={String(refusal?.values.email ?? newAddress ?? "")}
        error={refusal?.problems.email}
      />
      <PasswordField
        label={credentialsFormText.password}
        name="password"
        id="auth-password"
        {...(isSignUp ? newPasswordRule : passwordRule)}
        autoComplete={isSignUp ? "new-password" : "current-password"}
        hint={isSignUp ? words.passwordHint : undefined}
        error={refusal?.problems.password}
      />
      <Button
        isWide
        size="large"
        isBusy={isBusy}
        busyLabel={isSignUp ? credentialsFormText.creatingAccount : credentialsFormText.signingIn}
      >
        {isSignUp ? credentialsFormText.signUp : credentialsFormText.signIn}
      </Button>
      {isSignUp ? (
        <p className="text-sm text-ink-2">
          {credentialsFormText.agree}{" "}
          <Link to="/privacy" className="text-leaf underline underline-offset-4">
            {credentialsFormText.privacy}
          </Link>
        </p>
      ) : (
        <p className="flex flex-wrap gap-x-6">
          <Link
            to="/auth/forgot"
            className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
          >
            {forgotText.title}
          </Link>
          <Link
            to="/auth/resend"
            className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
          >
            {credentialsFormText.noEmail}
          </Link>
        </p>
      )}
    </Form>
  );
}
