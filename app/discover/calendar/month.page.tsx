import { data, redirect } from "react-router";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { readUnderstood } from "#app/catalogue/search/explain/understood.server.ts";
import { UnderstoodChips } from "#app/catalogue/search/explain/understood-chips.tsx";
import { calendarAddress, type SearchChange } from "#app/catalogue/search/filters/search-address.ts";
import { readSearchFilters, type SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { readCatalogueIndex } from "#app/catalogue/search/search.server.ts";
import { ChosenFilters } from "#app/discover/browse/chosen-filters.tsx";
import { monthOf, todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { PreviousNext } from "#app/shared/ui/navigation/previous-next.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import { findViewerApplicant } from "#app/students/reader/find-viewer-applicant.server.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/month.page.ts";
import { type DateKind, happenings, isShown, monthName, pageOfMonth } from "./calendar-months.ts";
import { Entries } from "./entries.tsx";
import { listDates } from "./list-dates.server.ts";
import { calendarWords } from "./words.ts";

export async function loader({ params: { month, what: named }, request, context }: Route.LoaderArgs) {
  const what = happenings.find((one) => one === named);
  const today = todayInUtc();
  const search = new URL(request.url).searchParams;
  const filters = { ...readSearchFilters(search), page: null };
  if (!what || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 });
  // The link was created in another month.
  if (!isShown(month, today)) throw redirect(calendarAddress(filters));
  const viewer = context.get(viewerContext);
  const page = await asViewer(viewer, async (db) => {
    const applicant = await findViewerApplicant(db, viewer, today, request.url);
    const dates = listDates(await readCatalogueIndex(db, today), { ...filters, applicant });
    const ofMonth = pageOfMonth(dates, month, what, Number(search.get("page")));
    const kind = kindOf[filters.kind];
    return { ...ofMonth, verdicts: await findVerdicts(db, applicant, kind, ofMonth.entries, today) };
  });
  const understood = readUnderstood(filters, today, (change) => monthAddress(filters, month, what, change));
  return { filters, month, what, understood, ...page };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    title: loaderData ? titleOf(loaderData.what, loaderData.month) : calendarWords.title,
    description: calendarWords.description,
    path: "/calendar",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function MonthInFull({ loaderData }: Route.ComponentProps) {
  const { filters, month, what, understood, entries, verdicts, all, number, previous, next } = loaderData;
  const pageAddress = (page: number | null) =>
    page === null ? null : `${monthAddress(filters, month, what)}${page > 1 ? `&page=${page}` : ""}`;
  return (
    <div className="wrap py-6 md:py-10">
      <BackLink to={`${calendarAddress(filters)}#${month}`}>{calendarWords.back}</BackLink>
      <div className="mt-2">
        <PageHeading title={titleOf(what, month)} intro={calendarWords.count(all, filters.text)} />
      </div>
      <div className="mt-5">
        <Tabs
          label={calendarWords.happenings}
          tabs={happenings.map((one) => ({
            label: calendarWords[one],
            to: monthAddress(filters, month, one),
            isCurrent: one === what,
          }))}
        />
      </div>
      <div className="mt-4 grid gap-4 *:min-w-0 empty:hidden">
        <UnderstoodChips {...understood} />
        <ChosenFilters filters={filters} page={`/calendar/${month}/${what}`} />
      </div>
      <div className="mt-4">
        {entries.length > 0 ? (
          <Verdicts value={verdicts}>
            <Entries kind={kindOf[filters.kind]} month={monthOf(`${month}-01`)} entries={entries} />
          </Verdicts>
        ) : (
          <EmptyState title={calendarWords.nothing} />
        )}
      </div>
      <PreviousNext number={number} previous={pageAddress(previous)} next={pageAddress(next)} />
    </div>
  );
}

const titleOf = (what: DateKind, month: string) => calendarWords.inMonth[what](monthName(month));

const monthAddress = (filters: SearchFilters, month: string, what: DateKind, change: SearchChange = {}) =>
  calendarAddress(filters, change, `/calendar/${month}/${what}`);
