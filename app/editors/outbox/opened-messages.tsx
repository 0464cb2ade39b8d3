import { Moment } from "./moment.tsx";
import type { listOpenedMessages } from "./open-message.server.ts";
import { outboxWords as words } from "./words.ts";

type OpenedMessage = Awaited<ReturnType<typeof listOpenedMessages>>[number];

/** Every admin sees who opened which message. */
export const OpenedMessages = ({ looks }: { looks: OpenedMessage[] }) => (
  <section aria-labelledby="looks" className="mt-10">
    <h2 id="looks" className="text-2xl">
      {words.looks}
    </h2>
    {looks.length === 0 ? (
      <p className="mt-2 text-ink-2">{words.nobodyLooked}</p>
    ) : (
      <ol className="mt-2 divide-y divide-line">
        {looks.map(({ id, admin, channel, subject, recipient, openedAt }) => (
          <li key={id} className="py-3 break-words">
            <strong>{admin ?? words.formerAdmin}</strong> opened{" "}
            {channel === "mail" ? `“${subject}”` : "a text message"} to {recipient ?? words.gone}{" "}
            <Moment at={openedAt} />
          </li>
        ))}
      </ol>
    )}
  </section>
);
