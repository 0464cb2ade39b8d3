import { data } from "react-router";
import { readUnsubscribeToken } from "#app/mail/templates/unsubscribe-token.server.ts";
import { secretContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import type { Route } from "./+types/unsubscribe.page.ts";
import { unsubscribeText } from "./text-words.ts";
import { findSubscribed, setSubscribed } from "./unsubscribe.server.ts";
import { unsubscribeWords } from "./words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const stop = readUnsubscribeToken(context.get(secretContext), params.token);
  const isOn = stop && (await findSubscribed(context.get(viewerContext).database, stop));
  if (!stop || isOn === null) return data(null, { status: 404 });
  return { ...unsubscribeWords[stop.what], isOn };
}

/** Mail clients post here (RFC 8058), without cookies: anything but "on" unsubscribes. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const stop = readUnsubscribeToken(context.get(secretContext), params.token);
  const form = await parseFormData(request);
  const isOn = form.get("mails") === "on";
  const isDone = stop && (await setSubscribed(context.get(viewerContext).database, stop, isOn, new Date()));
  return isDone ? { isDone } : data({ isDone: false }, { status: 404 });
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(unsubscribeText.page) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function StopMails({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NarrowPage title={unsubscribeText.expired}>
        <p>{unsubscribeText.incomplete}</p>
      </NarrowPage>
    );
  }
  const { name, on, off, isOn } = loaderData;
  const { again, stop, stopped } = unsubscribeText;
  const title = isOn ? (actionData ? again(name) : stop(name)) : stopped(name);
  return (
    <NarrowPage title={title}>
      <p>{isOn ? on : off}</p>
      <Form method="post">
        <Button name="mails" value={isOn ? "off" : "on"} look={isOn ? "primary" : "outline"} isWide>
          {isOn ? unsubscribeText.title : unsubscribeText.undo}
        </Button>
      </Form>
      {!isOn && <p className="text-ink-2">{unsubscribeText.changedMind}</p>}
    </NarrowPage>
  );
}
