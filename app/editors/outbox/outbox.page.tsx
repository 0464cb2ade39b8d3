import { data } from "react-router";
import { requireAdmin } from "#app/accounts/signed-in.server.ts";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag, type TagTone } from "#app/shared/ui/page/tag.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/outbox.page.ts";
import {
  listMessages,
  type MessageState,
  maxMessages,
  messageStates,
  parseState,
} from "./list-messages.server.ts";
import { Moment } from "./moment.tsx";
import { listOpenedMessages, openMessage } from "./open-message.server.ts";
import { OpenedMessages } from "./opened-messages.tsx";
import { outboxWords as words } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = parseState(new URL(request.url).searchParams);
  const { sends } = context.get(requestInfoContext);
  return asViewer(context.get(viewerContext), async (db) => ({
    state,
    states: messageStates,
    messages: await listMessages(db, state, sends),
    most: maxMessages,
    hasMailServer: sends.mail,
    looks: await listOpenedMessages(db),
  }));
}

/** Responds to the POST with the page: a URL that reveals a link could be opened by accident, unlogged. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = await requireAdmin(request, context);
  const id = parseId(String((await parseFormData(request)).get("id")));
  const text = id && (await openMessage(admin, id, context.get(requestInfoContext).sends));
  if (!text)
    return redirectWithToast(
      context,
      "/admin/outbox",
      errorToast(words.notShown.title, words.notShown.detail),
    );
  return data({ id, text }, { headers: { "Cache-Control": "no-store" } });
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Outbox") },
  { name: "robots", content: "noindex" },
];

const names: Record<MessageState, string> = {
  waiting: "Waiting",
  retrying: "Trying again",
  failed: "Failed",
};
const tones: Record<MessageState, TagTone> = { waiting: "neutral", retrying: "marigold", failed: "clay" };

type OutboxMessage = Route.ComponentProps["loaderData"]["messages"][number];

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
  const { state, states, messages, most, hasMailServer, looks } = loaderData;
  return (
    <div className="wrap max-w-3xl py-8 md:py-12">
      <PageHeading title="Outbox" intro={`The newest ${most} messages that no server has taken yet.`} />
      <p className="mt-3 text-ink-2">{hasMailServer ? words.hidden.mail : words.hidden.outbox}</p>
      <div className="mt-5">
        <Tabs
          label="States of messages"
          tabs={[
            { label: "All", to: "/admin/outbox", isCurrent: state === null },
            ...states.map((each) => ({
              label: names[each],
              to: `/admin/outbox?state=${each}`,
              isCurrent: state === each,
            })),
          ]}
        />
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-4">
        {messages.map((message) => (
          <MessageCard
            key={message.id}
            {...message}
            opened={actionData?.id === message.id ? actionData.text : null}
          />
        ))}
      </ul>
      {messages.length === 0 && (
        <EmptyState title={state === "failed" ? "Nothing has failed." : "Nothing is waiting."} />
      )}
      <OpenedMessages looks={looks} />
    </div>
  );
}

function MessageCard({ opened, ...message }: OutboxMessage & { opened: string | null }) {
  const { id, channel, purpose, recipient, subject, createdAt, state, failure, tries, nextTryAt } = message;
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={channel === "mail" ? "indigo" : "marigold"}>
          {channel === "mail" ? "Email" : "Text message"}
        </Tag>
        {purpose !== "account" && <Tag>{purpose}</Tag>}
        <Tag tone={tones[state]}>{names[state]}</Tag>
        <span className="min-w-0 font-semibold break-all">{recipient}</span>
        <Moment at={createdAt} />
      </p>
      {failure && (
        <p className="mt-2 rounded-xl bg-clay-pale px-3 py-2 text-sm break-words text-clay-ink">
          {tries === 1 ? "After 1 try" : `After ${tries} tries`}: {failure}
          {state === "retrying" && (
            <>
              {" "}
              Next try <Moment at={nextTryAt} />.
            </>
          )}
        </p>
      )}
      {subject && <h2 className="mt-2 text-xl">{subject}</h2>}
      <p className="mt-2 break-words whitespace-pre-line">{opened ?? message.text}</p>
      {message.mayOpen && opened === null && (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="id" value={id} />
          <Button look="outline" size="small" aria-label={`${words.show} to ${recipient}: ${subject}`}>
            {words.show}
          </Button>
        </Form>
      )}
    </Card>
  );
}
