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
import { askForReset } from "../sign-in/mail-links.server.ts";
import { askByMailText } from "../sign-in/text-words.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/forgot.page.ts";
import { forgotText } from "./text-words.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const reading = parseForm(emailForm, form);
  if (!reading.ok) return rejectForm(context, askByMailText.notSent, reading.problems.email ?? "", reading);
  const attempt = await askForReset(
    context.get(accountsContext),
    reading.value.email,
    context.get(requestInfoContext).client,
    request.headers,
  );
  if (!attempt.ok) {
    const refusal = refuse(emailForm, form, {});
    return rejectTooManyTries(
      context,
      askByMailText.notSent,
      attempt.waitSeconds,
      refusal,
      words.earlierLinksWork,
    );
  }
  return redirectWithToast(context, "/auth", successToast(words.resetSent));
}

export const handle = failureMessage(() => ({ title: askByMailText.notSent }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(forgotText.title) },
  { name: "robots", content: "noindex" },
];

export default function Forgot({ actionData }: Route.ComponentProps) {
  return (
    <AskByMail
      title={forgotText.title}
      intro={forgotText.intro}
      button={forgotText.send}
      refusal={actionData}
    />
  );
}
