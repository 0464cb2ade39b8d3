import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { tokenIn } from "../links/link-token.ts";
import { forgetWaitingLink, requireOwnerOfLink } from "../links/waiting-link.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/new-email.page.ts";
import { changeEmail } from "./change-email.server.ts";
import { emailText, newEmailText } from "./text-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireOwnerOfLink(context, "/auth/new-email", tokenIn(request));
  return null;
}

/** A button is needed because mail programs open links by themselves, and this one works once. */
export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext);
  const token = tokenIn(request);
  const owner = await requireOwnerOfLink(context, "/auth/new-email", token);
  const forgotten = [await forgetWaitingLink(accounts)];
  if (owner && (await changeEmail(accounts, token, owner.userId, new Date()))) {
    return redirectWithToast(context, "/auth", successToast(words.emailChanged), forgotten);
  }
  return redirectWithToast(
    context,
    "/auth",
    errorToast(emailText.failed, words.emailChangeFailed),
    forgotten,
  );
}

export const handle = failureMessage(() => ({ title: emailText.failed }));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(newEmailText.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function NewEmail() {
  return (
    <NarrowPage title={newEmailText.title} intro={newEmailText.intro}>
      <Form method="post">
        <Button isWide size="large">
          {newEmailText.use}
        </Button>
      </Form>
    </NarrowPage>
  );
}
