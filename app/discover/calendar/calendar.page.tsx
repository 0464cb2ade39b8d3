import { YearPicture } from "#app/catalogue/dates/year-picture.tsx";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { kindWords } from "#app/catalogue/kinds/words.ts";
import { FallbackNotice } from "#app/catalogue/search/explain/fallback-notice.tsx";
import { readUnderstood } from "#app/catalogue/search/explain/understood.server.ts";
import { UnderstoodChips } from "#app/catalogue/search/explain/understood-chips.tsx";
import { findFacets } from "#app/catalogue/search/facets/facets.ts";
import { browseAddress, calendarAddress } from "#app/catalogue/search/filters/search-address.ts";
import { readSearchFilters, type SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { readCatalogueIndex } from "#app/catalogue/search/search.server.ts";
import { searchWithFallback } from "#app/catalogue/search/search-with-fallback.server.ts";
import { ChosenFilters } from "#app/discover/browse/chosen-filters.tsx";
import { FilterPanel } from "#app/discover/browse/filter-panel.tsx";
import { monthInShort, monthOf, todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { TextLink, textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import { findViewerApplicant } from "#app/students/reader/find-viewer-applicant.server.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/calendar.page.ts";
import { type DateKind, type Month, monthsOf } from "./calendar-months.ts";
import { Entries } from "./entries.tsx";
import { listDates, listYearRows } from "./list-dates.server.ts";
import { calendarText } from "./text-words.ts";
import { calendarWords } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const requested = readSearchFilters(new URL(request.url).searchParams);
  const today = todayInUtc();
  const viewer = context.get(viewerContext);
  return asViewer(viewer, async (db) => {
    const applicant = await findViewerApplicant(db, viewer, today, request.url);
    const catalogue = await readCatalogueIndex(db, today);
    const {
      filters,
      results: dates,
      instead,
    } = await searchWithFallback(
      db,
      catalogue,
      requested,
      (filters: SearchFilters) => listDates(catalogue, { ...filters, applicant }),
      (dates) => dates.length === 0,
    );
    const months = monthsOf(dates, today);
    const shown = months.flatMap(({ opens, closes }) => [...opens.entries, ...closes.entries]);
    return {
      isOwn: applicant !== null,
      verdicts: await findVerdicts(db, applicant, kindOf[filters.kind], shown, today),
      filters,
      facets: findFacets(catalogue, filters),
      instead,
      understood: readUnderstood(filters, today, (change) => calendarAddress(filters, change)),
      isEmpty: dates.length === 0,
      today,
      rows: listYearRows(catalogue, { ...filters, applicant }),
      months,
    };
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { text = "", chosen = {} } = loaderData?.filters ?? {};
  return pageMeta({
    ...calendarWords,
    path: "/calendar",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: text !== "" || Object.keys(chosen).length > 0,
  });
};

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { isOwn, verdicts, filters, facets, months, isEmpty, instead, understood, rows, today } = loaderData;
  return (
    <div className="wrap py-6 md:py-10">
      <PageHeading
        title={calendarWords.title}
        intro={isOwn ? `${calendarWords.intro} ${calendarWords.own}` : calendarWords.intro}
      />
      <div className="mt-5">
        <SearchBox
          action="/calendar"
          label={calendarWords.search}
          placeholder={calendarText.placeholder}
          value={instead?.typed ?? filters.text}
          keeps={{ tab: filters.kind, ...filters.chosen }}
        />
      </div>
      <div className="mt-5">
        <Tabs
          label={calendarText.tabs}
          tabs={kinds.map((kind) => ({
            label: kindWords[kind].many,
            to: calendarAddress(filters, { kind }),
            isCurrent: kind === filters.kind,
          }))}
        />
      </div>
      <div className="mt-4 grid gap-4 *:min-w-0">
        <UnderstoodChips {...understood} />
        <ChosenFilters filters={filters} page="/calendar" />
        <FilterPanel filters={filters} facets={facets} page="/calendar" />
      </div>
      {instead && (
        <div className="mt-6">
          <FallbackNotice
            {...instead}
            text={filters.text}
            back={calendarAddress(filters, { text: instead.typed, isExact: true })}
          />
        </div>
      )}
      {isEmpty ? (
        <div className="mt-6">
          <EmptyState title={calendarWords.none} />
        </div>
      ) : (
        <>
          <YearPicture rows={rows} today={today} />
          <Verdicts value={verdicts}>
            <Year filters={filters} months={months} />
          </Verdicts>
        </>
      )}
    </div>
  );
}

/** The others unfold. */
const openMonths = 2;

const Year = ({ filters, months }: { filters: SearchFilters; months: Month[] }) => (
  <>
    <p className="mt-4 flex flex-wrap gap-x-6">
      <a href={calendarAddress(filters, {}, "/calendar.ics")} className={textLinkLook}>
        <Icon name="calendar" className="size-4 shrink-0" />
        {calendarWords.file}
      </a>
      <TextLink to={browseAddress(filters, { page: null })}>{calendarWords.browse}</TextLink>
    </p>
    <nav aria-label={calendarWords.months} className="mt-2">
      <ul className="flex gap-2 max-md:no-scrollbar max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap">
        {months.map(({ key }) => (
          <li key={key}>
            <ChipLink to={`#${key}`}>{monthInShort(`${key}-01`)}</ChipLink>
          </li>
        ))}
      </ul>
    </nav>
    {months.map((month, place) => (
      <details
        key={month.key}
        className="mt-3 border-t border-line pt-2"
        open={place < openMonths && month.opens.entries.length + month.closes.entries.length > 0}
      >
        <summary className="min-h-11 cursor-pointer content-center">
          <h2 id={month.key} className="inline scroll-mt-24 text-xl">
            {month.name}
          </h2>
        </summary>
        {month.opens.entries.length + month.closes.entries.length === 0 ? (
          <p className="mt-2 text-ink-2">{calendarWords.nothing}</p>
        ) : (
          <div className="mt-3 grid gap-x-10 gap-y-5 *:min-w-0 md:grid-cols-2">
            <Dates filters={filters} month={month} what="closes" />
            <Dates filters={filters} month={month} what="opens" />
          </div>
        )}
      </details>
    ))}
  </>
);

interface DatesProps {
  filters: SearchFilters;
  month: Month;
  what: DateKind;
}

function Dates({ filters, month, what }: DatesProps) {
  const { entries, rest } = month[what];
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{calendarWords[what]}</h3>
      <Entries kind={kindOf[filters.kind]} month={monthOf(`${month.key}-01`)} entries={entries} />
      {rest > 0 && (
        <TextLink
          to={calendarAddress(filters, {}, `/calendar/${month.key}/${what}`)}
          aria-label={calendarWords.moreIn[what](rest, month.name)}
        >
          {calendarWords.more(rest)}
        </TextLink>
      )}
    </div>
  );
}
