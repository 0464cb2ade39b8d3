import { viewerContext } from "#app/common/context.ts";
import { pageTitle } from "#app/common/frame/meta.ts";
import { Card } from "#app/common/ui/card.tsx";
import { EmptyState } from "#app/common/ui/empty-state.tsx";
import { PageHeading } from "#app/common/ui/heading.tsx";
import { Tabs } from "#app/common/ui/tabs.tsx";
import { Tag, type TagTone } from "#app/common/ui/tag.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/outbox.page.ts";
import {
  listMessages,
  type MessageState,
  messageStates,
  mostMessages,
  readState,
} from "./list-messages.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readState(new URL(request.url).searchParams);
  const messages = await asViewer(context.get(viewerContext), (db) => listMessages(db, state));
  return { state, states: messageStates, messages, most: mostMessages };
}

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

type Message = Route.ComponentProps["loaderData"]["messages"][number];

export default function Outbox({ loaderData: { state, states, messages, most } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-3xl py-8 md:py-12">
      <PageHeading title="Outbox" intro={`The newest ${most} messages that no server has taken yet.`} />
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
          <MessageCard key={message.id} {...message} />
        ))}
      </ul>
      {messages.length === 0 && (
        <EmptyState title={state === "failed" ? "Nothing has failed." : "Nothing is waiting."} />
      )}
    </div>
  );
}

function MessageCard(message: Message) {
  const { channel, purpose, recipient, subject, text, createdAt, state, failure, tries, nextTryAt } = message;
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={channel === "mail" ? "indigo" : "marigold"}>
          {channel === "mail" ? "Mail" : "Text message"}
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
      <p className="mt-2 break-words whitespace-pre-line">{text}</p>
    </Card>
  );
}

const Moment = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()} className="text-sm">
    {at.toISOString().slice(0, 16).replace("T", " ")} UTC
  </time>
);
