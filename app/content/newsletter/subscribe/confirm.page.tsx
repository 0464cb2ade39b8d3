import { data } from "react-router";
import { secretContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { subscribeWords as words } from "../words.ts";
import type { Route } from "./+types/confirm.page.ts";
import { confirmSubscription, findUnconfirmed } from "./subscribe.server.ts";
import { confirmText } from "./text-words.ts";

/** Opening the link confirms nothing, because mail servers open links to scan them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const secret = context.get(secretContext);
  const isRequested =
    (await findUnconfirmed(context.get(viewerContext).database, secret, params.token)) !== null;
  return data({ isRequested }, { status: isRequested ? 200 : 404 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const secret = context.get(secretContext);
  const { database } = context.get(viewerContext);
  const isConfirmed = await confirmSubscription(database, secret, params.token, new Date());
  return isConfirmed
    ? redirectWithToast(context, "/", successToast(words.confirmed))
    : data(null, { status: 404 });
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(confirmText.pageTitle) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function Confirm({ loaderData: { isRequested } }: Route.ComponentProps) {
  if (!isRequested) {
    return (
      <NarrowPage title={confirmText.expired}>
        <p>{confirmText.expiredHint}</p>
        <ButtonLink to="/newsletter">{confirmText.again}</ButtonLink>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={confirmText.title} intro={confirmText.intro}>
      <Form method="post">
        <Button isWide size="large">
          {words.mailLink}
        </Button>
      </Form>
    </NarrowPage>
  );
}
