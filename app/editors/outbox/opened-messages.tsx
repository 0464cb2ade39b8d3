import { Moment } from "./moment.tsx";
import type { listLooks } from "./open-message.server.ts";
import { outboxWords as words } from "./words.ts";

type Look = Awaited<ReturnType<typeof listLooks>>[number];

/** Every admin sees which admin opened whose message, and when. */
export const OutboxLooks = ({ looks }: { looks: Look[] }) => (
  <section aria-labelledby="looks" className="mt-10">
    <h2 id="looks" className="text-2xl">
      {words.looks}
    </h2>
    {looks.length === 0 ? (
      <p className="mt-2 text-ink-2">{words.nobodyLooked}</p>
    ) : (
      <ol className="mt-2 divide-y divide-line">
        {looks.map(({ id, admin, channel, subject, recipient, lookedAt }) => (
          <li key={id} className="py-3 break-words">
            <strong>{admin ?? words.formerAdmin}</strong> opened{" "}
            {channel === "mail" ? `“${subject}”` : "a text message"} to {recipient ?? words.gone}{" "}
            <Moment at={lookedAt} />
          </li>
        ))}
      </ol>
    )}
  </section>
);
