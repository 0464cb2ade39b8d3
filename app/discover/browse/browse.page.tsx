import { useNavigation } from "react-router";
import { homeOf } from "#app/catalogue/eligibility/applicant.ts";
import { kindWords } from "#app/catalogue/kinds/words.ts";
import { FallbackNotice } from "#app/catalogue/search/explain/fallback-notice.tsx";
import { readUnderstood } from "#app/catalogue/search/explain/understood.server.ts";
import { UnderstoodChips } from "#app/catalogue/search/explain/understood-chips.tsx";
import { browseAddress, calendarAddress } from "#app/catalogue/search/filters/search-address.ts";
import { readSearchFilters, type SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { coursesForSearch } from "#app/discover/courses/search-link.server.ts";
import { findWatch } from "#app/discover/saved-searches/find-watch.server.ts";
import { WatchSearch } from "#app/discover/saved-searches/watch-search.tsx";
import { listSponsored } from "#app/discover/sponsored/list-sponsored.server.ts";
import { SponsoredListings } from "#app/discover/sponsored/sponsored-listings.tsx";
import { sponsored } from "#app/discover/sponsored/words.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { recordVisit } from "#app/shared/record-visit.server.ts";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { PreviousNext } from "#app/shared/ui/navigation/previous-next.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { TextLink, textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { findViewerApplicant } from "#app/students/reader/find-viewer-applicant.server.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { settleAll } from "#database/settle-all.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/browse.page.ts";
import { ChosenFilters } from "./chosen-filters.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { markResults } from "./find-results.server.ts";
import { NothingFound } from "./nothing-found.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { ResultSummary } from "./result-summary.tsx";
import { Results } from "./results.tsx";
import { recordMissedSearch, searchForPage } from "./search-view.server.ts";
import { browseText } from "./text-words.ts";
import { browseWords, emptyWords } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const isShort = context.get(requestInfoContext).savesData;
  const requested = { ...readSearchFilters(new URL(request.url).searchParams), isShort };
  const today = todayInUtc();
  const { isMissed, ...page } = await asViewer(viewer, async (db) => {
    const applicant = await findViewerApplicant(db, viewer, today, request.url);
    const wanted = {
      ...requested,
      applicant: requested.isMine ? applicant : null,
      home: homeOf(applicant),
    };
    const [view, listings] = await settleAll([searchForPage(db, wanted, today), listSponsored(db, today)]);
    const { instead, found, filters, isMissed, ...shown } = view;
    // If words were left out, the alert is for the words as typed.
    const isShort = instead !== null && instead.leftOut.length > 0;
    const watched = isShort ? { ...filters, text: instead.typed } : filters;
    const reader = { viewer, applicant };
    const [{ saved, verdicts }, elsewhere, watch] = await settleAll([
      markResults(db, reader, view, today),
      settleAll(view.elsewhere.map((others) => markResults(db, reader, others, today))),
      findWatch(db, viewer, watched, isShort || found.cards.length === 0),
    ]);
    const understood = readUnderstood(filters, today, (change) => browseAddress(filters, change));
    return {
      ...shown,
      ...{ found, saved, verdicts, elsewhere, instead, isMissed },
      // Nothing about the applicant is sent to the browser.
      filters: { ...filters, applicant: null, home: null },
      ...{ listings, today, watch, isKnown: applicant !== null },
      understood,
      courses: coursesForSearch(filters.text, understood.isOnGrades),
    };
  });
  if (isMissed)
    recordVisit(context, "counting a search without results", (db) => recordMissedSearch(db, requested.text));
  return page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { filters } = loaderData ?? { filters: null };
  const isNarrowed = filters !== null && (filters.text !== "" || Object.keys(filters.chosen).length > 0);
  const kind = filters?.kind ?? "scholarships";
  return [
    ...pageMeta({
      title: filters?.text
        ? browseWords.searched(filters.text, kindWords[kind].many)
        : browseWords.titles[kind],
      description: browseWords.description,
      path: `/browse?tab=${kind}`,
      appUrl: matches[0].loaderData?.appUrl,
      isPrivate: isNarrowed || Boolean(filters?.page),
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: browseWords.feed,
      href: localPath("/feeds/scholarships.atom"),
    },
  ];
};

export default function Browse({ loaderData }: Route.ComponentProps) {
  const { filters, today, found, suggestion, saved, why, verdicts, listings, tabs, count, hasLoans, facets } =
    loaderData;
  const { understood, courses, watch, instead, elsewhere, isKnown } = loaderData;
  const { location } = useNavigation();
  const isLoading = location?.pathname === "/browse";
  const { tab: _, ...rest } = Object.fromEntries(new URL(browseAddress(filters), "http://a").searchParams);
  // Above the tabs on wide screens, between the results on phones.
  const featured = listings.length > 0 && found.cards.length > 0 && (
    <section aria-label={sponsored.title}>
      <h2 className="mb-2 text-lg max-md:sr-only">{sponsored.title}</h2>
      <SponsoredListings listings={listings} />
    </section>
  );
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className={`text-page ${filters.text ? "max-md:sr-only" : ""}`}>{browseWords.title}</h1>
      <div className={filters.text ? "md:mt-4" : "mt-4"}>
        <SearchBox
          action="/browse"
          label={browseWords.search}
          placeholder={browseWords.placeholder}
          value={instead?.typed ?? filters.text}
          keeps={{ tab: filters.kind, ...withoutPage(rest) }}
          suggestions={localPath("/browse/suggest")}
        />
      </div>
      {featured && <div className="mt-6 max-md:hidden">{featured}</div>}
      <div className="mt-3 md:mt-6">
        <Tabs
          label={browseText.tabs}
          tabs={kinds.map((kind) => ({
            label: kindWords[kind].many,
            to: browseAddress(filters, { kind, page: null }),
            isCurrent: kind === filters.kind,
            count: formatNumber(tabs[kind]),
          }))}
        />
      </div>
      <div className="mt-4 grid gap-3 *:min-w-0 md:gap-4">
        {courses && <TextLink to={courses}>{browseWords.courses}</TextLink>}
        <UnderstoodChips {...understood} />
        <ChosenFilters filters={filters} />
        <QuickFilters
          filters={filters}
          facets={facets}
          offersMine={isKnown}
          isSecond={understood.chips.length > 0}
        />
        <FilterPanel filters={filters} facets={facets} />
      </div>
      <section aria-labelledby="results" className="mt-6" aria-busy={isLoading}>
        <ResultSummary
          filters={filters}
          count={count}
          hasLoans={hasLoans}
          isLoading={isLoading}
          pendingSearch={location?.search}
        />
        {instead && (
          <FallbackNotice
            {...instead}
            text={filters.text}
            back={browseAddress(filters, { text: instead.typed, isExact: true })}
          />
        )}
        <div className={isLoading ? "opacity-50" : undefined}>
          {found.cards.length > 0 ? (
            <Results results={{ found, saved, why, verdicts }} today={today} between={featured} />
          ) : elsewhere.length > 0 ? (
            <EmptyState title={emptyWords[filters.kind]} />
          ) : (
            <NothingFound filters={filters} suggestion={suggestion} all={tabs[filters.kind]} />
          )}
          <Elsewhere elsewhere={elsewhere} filters={filters} tabs={tabs} today={today} />
        </div>
        {watch && <WatchSearch {...watch} />}
        <PreviousNext
          number={found.number}
          previous={found.previous && browseAddress(filters, { page: found.previous })}
          next={found.next && browseAddress(filters, { page: found.next })}
        />
        {found.cards.length > 0 && (
          <p className="mt-6 flex flex-wrap justify-center gap-x-6">
            <TextLink to={calendarAddress(filters)}>{browseWords.year}</TextLink>
            <a href={deadlinesAddress(filters)} className={textLinkLook}>
              <Icon name="calendar" className="size-4 shrink-0" />
              {browseWords.calendar}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}

const deadlinesAddress = (filters: SearchFilters) =>
  browseAddress(filters, { page: null }).replace("/browse?", "/browse/deadlines.ics?");

/** A new search starts on its first page; the search box adds the words. */
function withoutPage({ page: _, q: __, ...rest }: Record<string, string>): Record<string, string> {
  return rest;
}
