import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { accountsContext } from "../accounts.server.ts";
import { newPasswordRule } from "../credentials.ts";
import { rememberDevice } from "../devices/known-device.server.ts";
import { passwordChangedMail } from "../mails.ts";
import { changePasswordForm } from "../schemas.server.ts";
import { readCarefully } from "../security/careful.server.ts";
import { CarefulPage } from "../security/careful-page.tsx";
import { proofKind } from "../security/prove.server.ts";
import { inSession, requireMember } from "../signed-in.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/password.page.ts";
import { changePassword } from "./change-password.server.ts";
import { PasswordField } from "./password-field.tsx";
import { passwordText } from "./text-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  return { kind: await proofKind(context.get(accountsContext).db, member), email: member.email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const reading = await readCarefully(request, context, member, changePasswordForm, passwordText.failed);
  if ("refused" in reading) return reading.refused;
  const accounts = context.get(accountsContext);
  const { auth, mailer, origin } = accounts;
  await changePassword(accounts, member, reading.value.password);
  const renewed = await inSession(
    request,
    context,
    auth.api.endOtherSessions({ headers: request.headers, returnHeaders: true }),
  );
  await mailer.send(passwordChangedMail(member.email, `${origin}/auth/forgot`));
  const aal = member.hasFactor ? "aal2" : "aal1";
  const deviceCookies = await rememberDevice(accounts, request.headers, member.userId, aal);
  const cookies = [...renewed.headers.getSetCookie(), ...deviceCookies];
  return redirectWithToast(context, "/profile/security", successToast(words.passwordChanged), cookies);
}

export const handle = failureMessage(() => ({ title: passwordText.failed }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(passwordText.title) }];

export default function Password({ loaderData: { kind, email }, actionData }: Route.ComponentProps) {
  return (
    <CarefulPage
      title={passwordText.title}
      intro={passwordText.intro}
      failed={passwordText.failed}
      button={passwordText.save}
      kind={kind}
      refusal={actionData}
    >
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        label={passwordText.newPassword}
        name="password"
        id="security-password"
        {...newPasswordRule}
        autoComplete="new-password"
        hint={words.passwordHint}
        error={actionData?.problems.password}
      />
    </CarefulPage>
  );
}
