import { requestInfoContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { tokenIn } from "../links/link-token.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/keep-email.page.ts";
import { keepEmail } from "./keep-email.server.ts";
import { keepEmailText } from "./text-words.ts";

/** The link sent to an old address. A button is needed because mail programs open links by themselves. */
export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext);
  const token = tokenIn(request);
  const reset = await keepEmail(accounts, token, new Date());
  if (reset) return redirectWithToast(context, `/auth/reset?token=${reset}`, successToast(words.emailKept));
  const attempt = await accounts.limits.consume({
    limit: limits.resetClient,
    subject: context.get(requestInfoContext).client,
  });
  const detail = attempt.ok ? words.keepEmailFailed : tooManyTries(attempt.waitSeconds);
  return redirectWithToast(context, "/auth/forgot", errorToast(keepEmailText.failed, detail));
}

export const handle = failureMessage(() => ({ title: keepEmailText.failed }));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(keepEmailText.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function KeepEmail() {
  return (
    <NarrowPage title={keepEmailText.title} intro={keepEmailText.intro}>
      <p>{keepEmailText.text}</p>
      <Form method="post">
        <Button isWide size="large">
          {keepEmailText.keep}
        </Button>
      </Form>
    </NarrowPage>
  );
}
