import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { placeName } from "#app/catalogue/names/words.ts";
import { monthDayYear, monthInShort } from "#app/shared/calendar/days.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { linkWords } from "#app/shared/ui/navigation/link-words.ts";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { eventWords } from "./words.ts";

interface ComingEvent {
  id: string;
  title: string;
  description: string;
  eventDate: string;
  eventTime: string;
  /** Its usual month, if no day is announced. */
  usually: string | null;
  location: string;
  organizer: string;
  eventUrl: string;
}

export function EventCard({ event, isToday }: { event: ComingEvent; isToday: boolean }) {
  const { id, title, description, eventDate, eventTime, usually, location, organizer, eventUrl } = event;
  const isUsual = usually !== null;
  return (
    <Card as="li" className="grid min-w-0 grid-cols-[auto_1fr] content-start gap-x-4">
      <DateLeaf day={eventDate} isUsual={isUsual} />
      <div className="min-w-0">
        {isToday && !isUsual && (
          <Tag tone="clay" className="mb-1.5">
            {eventWords.today}
          </Tag>
        )}
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 font-semibold">
          {isUsual ? (
            usually
          ) : (
            <>
              <time dateTime={eventDate}>{monthDayYear(eventDate)}</time>
              {eventTime && ` · ${eventTime}`}
            </>
          )}
        </p>
        {(location || organizer) && (
          <p className="text-sm text-ink-2">{[placeName(location), organizer].filter(Boolean).join(" · ")}</p>
        )}
      </div>
      <div className="col-span-full mt-2 sm:col-span-1 sm:col-start-2">
        {description && (
          <details className="group">
            <summary className={textLinkLook} aria-label={`${withColon(eventWords.more)} ${title}`}>
              {eventWords.more}
              <Icon name="chevron" className="size-4 shrink-0 rotate-90 group-open:-rotate-90" />
            </summary>
            <p className="mb-1 text-ink-2">{description}</p>
          </details>
        )}
        <p className="flex flex-wrap gap-x-5">
          {!isUsual && (
            <a
              href={localPath(`/events/${id}.ics`)}
              className={textLinkLook}
              aria-label={`${withColon(eventWords.calendar)} ${title}`}
            >
              <Icon name="calendar" className="size-4 shrink-0" />
              {eventWords.calendar}
            </a>
          )}
          {isWebAddress(eventUrl) && (
            <a
              href={eventUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={textLinkLook}
              aria-label={linkWords.newTab(eventWords.visit, title)}
            >
              {eventWords.visit}
              <Icon name="external" className="size-4 shrink-0" />
            </a>
          )}
        </p>
      </div>
    </Card>
  );
}

/** Decorative: the text has the same date. A usual month has no day. */
const DateLeaf = ({ day, isUsual }: { day: string; isUsual: boolean }) => (
  <div
    aria-hidden="true"
    className="w-14 shrink-0 self-start overflow-hidden rounded-xl border border-line bg-paper text-center"
  >
    <div className="bg-forest py-0.5 text-sm font-semibold text-white">{monthInShort(day)}</div>
    <div className="py-1 font-display text-2xl font-bold text-leaf">
      {isUsual ? "~" : Number(day.slice(8))}
    </div>
  </div>
);
