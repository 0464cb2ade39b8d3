import { useSearchParams } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import {
  redirectWithToast,
  rejectForm,
  rejectTooManyTries,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { newPasswordRule } from "../credentials.ts";
import { rememberDevice } from "../devices/known-device.server.ts";
import { limits } from "../limits.ts";
import { tokenIn } from "../links/link-token.ts";
import { newPasswordForm } from "../schemas.server.ts";
import { resetPassword } from "../sign-in/mail-links.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/reset.page.ts";
import { PasswordField } from "./password-field.tsx";
import { resetText } from "./text-words.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext);
  const form = await parseFormData(request);
  const reading = parseForm(newPasswordForm, form);
  if (!reading.ok) return rejectForm(context, resetText.failed, reading.problems.password ?? "", reading);
  const token = tokenIn(request);
  const owner = await resetPassword(accounts, token, reading.value.password, new Date());
  if (owner) {
    const deviceCookies = await rememberDevice(accounts, request.headers, owner.userId, "aal1");
    const done = owner.endedFactors.length > 0 ? words.stepWasRemoved : words.passwordWasReset;
    return redirectWithToast(context, "/auth", successToast(done), deviceCookies);
  }
  // Only invalid links are counted: others on the same network can't use up the owner's attempts.
  const attempt = await accounts.limits.consume({
    limit: limits.resetClient,
    subject: context.get(requestInfoContext).client,
  });
  if (!attempt.ok)
    return rejectTooManyTries(
      context,
      resetText.failed,
      attempt.waitSeconds,
      refuse(newPasswordForm, form, {}),
    );
  return rejectForm(
    context,
    resetText.failed,
    words.linkTooOld,
    refuse(newPasswordForm, form, { form: words.linkTooOld }),
  );
}

export const handle = failureMessage(() => ({ title: resetText.failed }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(resetText.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function Reset({ actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isBusy = useBusy();
  return (
    <NarrowPage title={resetText.title} intro={words.resetIntro}>
      {search.get("token") ? (
        <Form method="post" className="grid gap-5">
          <FormProblems title={resetText.failed} problems={actionData?.problems} formId="reset" />
          <PasswordField
            label={resetText.newPassword}
            name="password"
            id="reset-password"
            {...newPasswordRule}
            autoComplete="new-password"
            hint={words.passwordHint}
            error={actionData?.problems.password}
          />
          <Button isWide size="large" isBusy={isBusy} busyLabel={resetText.saving}>
            {resetText.save}
          </Button>
        </Form>
      ) : (
        <p>{words.linkTooOld}</p>
      )}
      <ButtonLink to="/auth/forgot" look="quiet">
        {resetText.another}
      </ButtonLink>
    </NarrowPage>
  );
}
