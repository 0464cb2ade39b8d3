import { requestInfoContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import {
  redirectWithToast,
  rejectForm,
  rejectTooManyTries,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { accountsContext } from "../accounts.server.ts";
import { emailForm } from "../schemas.server.ts";
import { AskByMail } from "../sign-in/ask-by-mail.tsx";
import { askForConfirmation } from "../sign-in/mail-links.server.ts";
import { askByMailText } from "../sign-in/text-words.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/resend.page.ts";
import { resendText } from "./text-words.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const reading = parseForm(emailForm, form);
  if (!reading.ok) return rejectForm(context, askByMailText.notSent, reading.problems.email ?? "", reading);
  const attempt = await askForConfirmation(
    context.get(accountsContext),
    reading.value.email,
    context.get(requestInfoContext).client,
  );
  if (!attempt.ok)
    return rejectTooManyTries(
      context,
      askByMailText.notSent,
      attempt.waitSeconds,
      refuse(emailForm, form, {}),
    );
  return redirectWithToast(context, "/auth", successToast(words.confirmationSent));
}

export const handle = failureMessage(() => ({ title: askByMailText.notSent }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(resendText.title) },
  { name: "robots", content: "noindex" },
];

export default function Resend({ actionData }: Route.ComponentProps) {
  return (
    <AskByMail
      title={resendText.title}
      intro={resendText.intro}
      button={resendText.send}
      refusal={actionData}
    />
  );
}
