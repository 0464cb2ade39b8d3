import { useNavigation } from "react-router";
import { homeOf } from "#app/catalogue/eligibility/applicant.ts";
import { FallbackNotice } from "#app/catalogue/search/explain/fallback-notice.tsx";
import { readUnderstood } from "#app/catalogue/search/explain/understood.server.ts";
import { UnderstoodChips } from "#app/catalogue/search/explain/understood-chips.tsx";
import {
  type JobFilters,
  jobsAddress,
  jobTabs,
  readJobFilters,
} from "#app/catalogue/search/filters/job-filters.ts";
import { readSearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { countJobs, readCatalogueIndex, searchJobs } from "#app/catalogue/search/search.server.ts";
import { searchWithFallback } from "#app/catalogue/search/search-with-fallback.server.ts";
import { findWatch } from "#app/discover/saved-searches/find-watch.server.ts";
import { WatchSearch } from "#app/discover/saved-searches/watch-search.tsx";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { PreviousNext } from "#app/shared/ui/navigation/previous-next.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import { findViewerApplicant } from "#app/students/reader/find-viewer-applicant.server.ts";
import { InternshipWithHeart } from "#app/students/saved/save/card-with-heart.tsx";
import { findSavedIds } from "#app/students/saved/save/find-saved-ids.server.ts";
import { SavedIds } from "#app/students/saved/save/saved-ids.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/jobs.page.ts";
import { jobsText } from "./text-words.ts";
import { jobTabNames, jobWords } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const requested = readJobFilters(new URL(request.url).searchParams);
  const today = todayInUtc();
  return asViewer(viewer, async (db) => {
    const catalogue = await readCatalogueIndex(db, today);
    const applicant = await findViewerApplicant(db, viewer, today, request.url);
    const search = async ({ text: q }: { text: string }) => {
      const filters = { ...requested, q };
      const found = await searchJobs(db, catalogue, filters, homeOf(applicant));
      const saved = await findSavedIds(db, viewer, "internship", found.cards);
      const verdicts = await findVerdicts(db, applicant, "internship", found.cards, today);
      const tabs = jobTabs.map((type) => ({ type, count: countJobs(catalogue, { ...filters, type }) }));
      return { filters, found, saved, verdicts, tabs };
    };
    const isNothing = ({ found }: Awaited<ReturnType<typeof search>>) => found.cards.length === 0;
    const {
      filters,
      results: seen,
      instead,
    } = await searchWithFallback(db, catalogue, asWords(requested), search, isNothing);
    const understood = readUnderstood(filters, today, ({ text: q, ...change }) =>
      jobsAddress(seen.filters, q === undefined ? change : { q }),
    );
    // If words were left out, the alert is for the words as typed.
    const waitedFor = instead && instead.leftOut.length > 0 ? instead.typed : filters.text;
    const { type } = seen.filters;
    const watched = { ...filters, text: waitedFor, chosen: type === "all" ? {} : { job: type } };
    const watch = await findWatch(db, viewer, watched, waitedFor !== filters.text || isNothing(seen));
    return { ...seen, today, instead, understood, watch };
  });
}

/** The page's filters as search filters. */
const asWords = ({ q, isExact }: JobFilters) => ({
  ...readSearchFilters(new URLSearchParams({ tab: "internships", q })),
  isExact,
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    ...jobWords,
    path: "/jobs",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: Boolean(loaderData?.filters.q || loaderData?.filters.cursor),
  });

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { filters, today, found, saved, verdicts, tabs, instead, understood, watch } = loaderData;
  const isLoading = useNavigation().location?.pathname === "/jobs";
  const count = tabs.find(({ type }) => type === filters.type)?.count ?? 0;
  const counted = jobWords.counted(count);
  const keeps: Record<string, string> = filters.type === "all" ? {} : { type: filters.type };
  return (
    <div className="wrap py-6 md:py-10">
      <PageHeading title={jobWords.title} intro={jobWords.intro} />
      <div className="mt-5">
        <SearchBox
          action="/jobs"
          label={jobWords.search}
          placeholder={jobWords.placeholder}
          value={instead?.typed ?? filters.q}
          keeps={keeps}
          suggestions={localPath("/browse/suggest?tab=internships")}
        />
      </div>
      <div className="mt-5">
        <Tabs
          label={jobsText.tabs}
          tabs={tabs.map(({ type, count: ofTab }) => ({
            label: jobTabNames[type],
            to: jobsAddress(filters, { type }),
            isCurrent: type === filters.type,
            count: formatNumber(ofTab),
          }))}
        />
      </div>
      <div className="mt-4 empty:hidden">
        <UnderstoodChips {...understood} />
      </div>
      <section aria-labelledby="results" className="mt-5" aria-busy={isLoading}>
        <h2 id="results" aria-live="polite" className="mb-3 text-xl">
          {isLoading ? (
            jobWords.loading
          ) : (
            <span className="wrap-anywhere">
              {filters.q ? jobWords.foundFor(counted, filters.q) : counted}
            </span>
          )}
        </h2>
        {instead && (
          <FallbackNotice
            {...instead}
            text={filters.q}
            back={jobsAddress(filters, { q: instead.typed, isExact: true })}
          />
        )}
        {found.cards.length > 0 ? (
          <ul className={`grid gap-4 md:grid-cols-2 lg:grid-cols-3 ${isLoading ? "opacity-50" : ""}`}>
            <SavedIds value={saved}>
              <Verdicts value={verdicts}>
                {found.cards.map((card) => (
                  <InternshipWithHeart key={card.id} card={card} today={today} />
                ))}
              </Verdicts>
            </SavedIds>
          </ul>
        ) : (
          <EmptyState title={jobWords.empty}>
            {(filters.q || filters.type !== "all") && (
              <ButtonLink to="/jobs" look="outline">
                {jobWords.seeAll}
              </ButtonLink>
            )}
          </EmptyState>
        )}
        {watch && <WatchSearch {...watch} />}
        <PreviousNext
          number={found.number}
          previous={found.previous && jobsAddress(filters, { cursor: found.previous })}
          next={found.next && jobsAddress(filters, { cursor: found.next })}
        />
      </section>
    </div>
  );
}
