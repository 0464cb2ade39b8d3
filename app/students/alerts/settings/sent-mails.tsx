import { dayInWords } from "#app/shared/calendar/days.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { listMailings } from "./alert-settings.server.ts";
import { sentMailsText } from "./text-words.ts";
import { mailingNames, settingsWords as words } from "./words.ts";

type SentMailings = Awaited<ReturnType<typeof listMailings>>;

export function SentMails({ sent }: { sent: SentMailings }) {
  return (
    <section aria-labelledby="sent">
      <SectionHeading id="sent" title={sentMailsText.title} />
      {sent.length === 0 ? (
        <EmptyState title={words.nothingSent} />
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {sent.map(({ id, kind, day, subject, items, deliveredAt, failedAt }) => (
            <Card key={id} as="li" className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
                <Tag tone={kind === "alert" ? "mint" : kind === "reminder" ? "marigold" : "indigo"}>
                  {mailingNames[kind]}
                </Tag>
                <time dateTime={day}>{dayInWords(day)}</time>
                {!deliveredAt && (
                  <span>{failedAt ? sentMailsText.notDelivered : sentMailsText.onItsWay}</span>
                )}
              </p>
              <h3 className="mt-2 text-lg break-words">{subject}</h3>
              {items.length > 0 && (
                <details className="mt-1">
                  <summary className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4">
                    {sentMailsText.items(items.length)}
                  </summary>
                  <ul className="divide-y divide-line">
                    {items.map((item) => (
                      <li key={item.id}>
                        <Link
                          to={`/${item.kind}/${item.id}`}
                          className="flex min-h-11 items-center justify-between gap-3 py-2"
                        >
                          <span className="min-w-0 break-words">{item.title}</span>
                          {item.percent !== undefined && <span className="shrink-0">{item.percent}%</span>}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </Card>
          ))}
        </ol>
      )}
    </section>
  );
}
