import { desc } from "drizzle-orm";
import { viewerContext } from "#app/context.ts";
import { pageTitle } from "#app/frame/meta.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/heading.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { outbox } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/outbox.page.ts";

const shown = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const messages = await asViewer(context.get(viewerContext), (db) =>
    db
      .select({
        id: outbox.id,
        channel: outbox.channel,
        recipient: outbox.recipient,
        subject: outbox.subject,
        text: outbox.text,
        createdAt: outbox.createdAt,
      })
      .from(outbox)
      .orderBy(desc(outbox.createdAt))
      .limit(shown),
  );
  return { messages };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Outbox") },
  { name: "robots", content: "noindex" },
];

export default function Outbox({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-3xl py-8 md:py-12">
      <PageHeading title="Outbox" intro={`The newest ${shown} messages that no server has taken yet.`} />
      <ul className="mt-6 grid gap-4">
        {messages.map(({ id, channel, recipient, subject, text, createdAt }) => (
          <Card key={id} as="li">
            <p className="flex flex-wrap items-center gap-2">
              <Tag tone={channel === "mail" ? "indigo" : "marigold"}>
                {channel === "mail" ? "Mail" : "Text message"}
              </Tag>
              <span className="min-w-0 font-semibold break-all">{recipient}</span>
              <time dateTime={createdAt.toISOString()} className="text-sm text-ink-2">
                {createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC
              </time>
            </p>
            {subject && <h2 className="mt-2 text-xl">{subject}</h2>}
            <p className="mt-2 break-words whitespace-pre-line">{text}</p>
          </Card>
        ))}
      </ul>
      {messages.length === 0 && <EmptyState title="Nothing is waiting." />}
    </div>
  );
}
