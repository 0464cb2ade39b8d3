import { secretContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { messages, words } from "../words.ts";
import type { Route } from "./+types/unsubscribe.page.ts";
import { unsubscribeText } from "./text-words.ts";
import { findFollowedTitle, parseUnsubscribeToken, stopFollowing } from "./unsubscribe-link.server.ts";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/**
 * Opening the link changes nothing, because mail scanners open every link. The button, and a mail program's own one,
 * stop the emails.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const id = parseUnsubscribeToken(context.get(secretContext), tokenOf(request));
  return { title: id && (await findFollowedTitle(context.get(viewerContext).database, id)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = parseUnsubscribeToken(context.get(secretContext), tokenOf(request));
  if (id) await stopFollowing(context.get(viewerContext).database, id);
  return { isStopped: id !== null };
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: unsubscribeText.stop,
    description: words.description,
    path: "/union",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  }),
  { name: "referrer", content: "same-origin" },
];

export default function Stop({ loaderData: { title }, actionData }: Route.ComponentProps) {
  if (actionData?.isStopped)
    return (
      <NarrowPage title={messages.stopped.title} intro={messages.stopped.detail}>
        <ButtonLink to="/union" look="outline">
          {words.title}
        </ButtonLink>
      </NarrowPage>
    );
  if (!title)
    return (
      <NarrowPage title={unsubscribeText.nothingToStop} intro={unsubscribeText.noEmails}>
        <ButtonLink to="/union" look="outline">
          {words.title}
        </ButtonLink>
      </NarrowPage>
    );
  return (
    <NarrowPage title={unsubscribeText.question} intro={unsubscribeText.about(title)}>
      <Form method="post">
        <Button isWide>{unsubscribeText.stopThread}</Button>
      </Form>
    </NarrowPage>
  );
}
