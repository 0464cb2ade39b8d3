import { chosenCountry } from "#app/discover/chosen-country/chosen-country.server.ts";
import { allCountries, CountryChoice } from "#app/discover/chosen-country/country-choice.tsx";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/events.page.ts";
import { EventCard } from "./event-card.tsx";
import { listUpcomingEvents } from "./list-upcoming-events.server.ts";
import { eventWords } from "./words.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const today = todayInUtc();
  const { searchParams } = new URL(request.url);
  const viewer = context.get(viewerContext);
  return asViewer(viewer, async (db) => {
    const country = await chosenCountry(db, viewer, searchParams);
    return {
      ...(await listUpcomingEvents(db, today, parsePageNumber(searchParams), country)),
      ...{ today, country },
    };
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...eventWords, path: "/events", appUrl: matches[0].loaderData?.appUrl });

export default function Events({ loaderData }: Route.ComponentProps) {
  const { events, page, pages, today, country } = loaderData;
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={eventWords.title} intro={eventWords.intro} />
      <CountryChoice path="/events" chosen={country} />
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
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => `/events?country=${country ?? allCountries}&page=${number}`}
      />
    </div>
  );
}
