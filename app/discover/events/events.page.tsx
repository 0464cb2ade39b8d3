import { todayInUtc } from "#app/common/calendar/days.ts";
import { viewerContext } from "#app/common/context.ts";
import { pageMeta } from "#app/common/frame/meta.ts";
import { readPageNumber } from "#app/common/frame/read-page-number.ts";
import { EmptyState } from "#app/common/ui/empty-state.tsx";
import { PageHeading } from "#app/common/ui/heading.tsx";
import { Pagination } from "#app/common/ui/pagination.tsx";
import { TextLink } from "#app/common/ui/text-link.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/events.page.ts";
import { EventCard } from "./event-card.tsx";
import { listUpcomingEvents } from "./list-upcoming-events.server.ts";
import { eventWords } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const today = todayInUtc();
  const page = readPageNumber(new URL(request.url).searchParams);
  const found = await asViewer(context.get(viewerContext), (db) => listUpcomingEvents(db, today, page));
  return { ...found, today };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...eventWords, path: "/events", appUrl: matches[0].loaderData?.appUrl });

export default function Events({ loaderData: { events, page, pages, today } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={eventWords.title} intro={eventWords.intro} />
      <div className="mt-6">
        {events.length === 0 ? (
          <EmptyState title={eventWords.empty}>
            <TextLink to="/browse?type=scholarships">{eventWords.emptyHint}</TextLink>
          </EmptyState>
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2">
            {events.map((event) => (
              <EventCard key={event.id} event={event} isToday={event.eventDate === today} />
            ))}
          </ul>
        )}
      </div>
      <Pagination page={page} pages={pages} hrefFor={(number) => `/events?page=${number}`} />
    </div>
  );
}
