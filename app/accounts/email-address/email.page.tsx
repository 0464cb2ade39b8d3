import { requestInfoContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { accountsContext } from "../accounts.server.ts";
import { emailRule } from "../credentials.ts";
import { limits } from "../limits.ts";
import { changeEmailForm } from "../schemas.server.ts";
import { readCarefully } from "../security/careful.server.ts";
import { CarefulPage } from "../security/careful-page.tsx";
import { proofKind } from "../security/prove.server.ts";
import { requireMember } from "../signed-in.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/email.page.ts";
import { askToChangeEmail } from "./change-email.server.ts";
import { emailText } from "./text-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  return { kind: await proofKind(context.get(accountsContext).db, member), email: member.email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const reading = await readCarefully(request, context, member, changeEmailForm, emailText.failed);
  if ("refused" in reading) return reading.refused;
  const accounts = context.get(accountsContext);
  const attempt = await accounts.limits.consume(
    { limit: limits.changeMailPerson, subject: member.userId },
    { limit: limits.mailAddress, subject: reading.value.email },
    { limit: limits.mailClient, subject: context.get(requestInfoContext).client },
  );
  if (!attempt.ok)
    return redirectWithToast(
      context,
      "/profile/security",
      errorToast(emailText.failed, tooManyTries(attempt.waitSeconds)),
    );
  await askToChangeEmail(accounts, member, reading.value.email, new Date());
  return redirectWithToast(context, "/profile/security", successToast(words.emailChangeSent));
}

export const handle = failureMessage(() => ({ title: emailText.failed }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(emailText.title) }];

export default function Email({ loaderData: { kind, email }, actionData }: Route.ComponentProps) {
  return (
    <CarefulPage
      title={emailText.title}
      intro={emailText.intro(email)}
      failed={emailText.failed}
      button={emailText.send}
      kind={kind}
      refusal={actionData}
    >
      <TextField
        label={emailText.newEmail}
        name="email"
        id="security-email"
        {...emailRule}
        autoComplete="email"
        inputMode="email"
        defaultValue={String(actionData?.values.email ?? "")}
        error={actionData?.problems.email}
      />
    </CarefulPage>
  );
}
