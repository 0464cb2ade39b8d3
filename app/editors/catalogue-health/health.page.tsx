import { type Kind, parseKind } from "#app/catalogue/kinds/kinds.ts";
import { type Column, Table } from "#app/editors/admin/table.tsx";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { type GapMeasure, measuresOf } from "#app/editors/catalogue/gaps/measures.ts";
import { gapNames, measureNames } from "#app/editors/catalogue/gaps/words.ts";
import { PillLinks } from "#app/editors/catalogue/pill-links.tsx";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading, SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { kinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/health.page.ts";
import { type CountryCounts, countMeasures } from "./count-measures.server.ts";
import { type DailySnapshot, listSnapshots } from "./daily-snapshot.server.ts";
import { Plot } from "./plot.tsx";
import { shareInWords, healthWords as words } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const kind = parseKind(new URL(request.url).searchParams.get("kind") ?? "") ?? "scholarships";
  const today = todayInUtc();
  return asViewer(context.get(viewerContext), async (db) => {
    const places = await countMeasures(db, kind, today);
    const snapshots = (await listSnapshots(db, kind, today)).filter(({ day }) => day !== today);
    const now = places[0] ? [{ day: today, records: places[0].records, counts: places[0].counts }] : [];
    return { kind, places, days: [...snapshots, ...now] };
  });
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
];

export default function Health({ loaderData: { kind, places, days } }: Route.ComponentProps) {
  const isEmpty = (places[0]?.records ?? 0) === 0;
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={words.title} intro={words.intro} />
      <div className="my-4">
        <PillLinks
          label={words.kind}
          links={kinds.map((one) => ({
            label: recordTypes[one].plural,
            to: one === "scholarships" ? "/admin/health" : `/admin/health?kind=${one}`,
            isCurrent: one === kind,
          }))}
        />
      </div>
      {isEmpty ? (
        <EmptyState title={words.noRecords} />
      ) : (
        <Table
          caption={`${words.title}: ${recordTypes[kind].plural}`}
          columns={columnsOf(kind)}
          rows={places}
          keyOf={({ country }) => country ?? ""}
          isTight
        />
      )}
      <section aria-labelledby="over-time" className="mt-10">
        <SectionHeading id="over-time" title={words.overTime} />
        {days.length < 2 ? (
          <EmptyState title={words.firstDay}>{words.firstDayDetail}</EmptyState>
        ) : (
          <OverTime kind={kind} days={days} />
        )}
      </section>
    </div>
  );
}

function columnsOf(kind: Kind): Column<CountryCounts>[] {
  return [
    { name: words.where, isTitle: true, cell: ({ country }) => country ?? words.all },
    { name: words.records, isNumber: true, cell: ({ records }) => records.toLocaleString("en") },
    ...measuresOf(kind).map((measure) => ({
      name: measureNames[measure],
      isNumber: true,
      cell: (place: CountryCounts) => <Share kind={kind} measure={measure} place={place} />,
    })),
  ];
}

/** The share of complete records, with a link to the others. */
function Share({ kind, measure, place }: { kind: Kind; measure: GapMeasure; place: CountryCounts }) {
  const { country, records, counts } = place;
  const missing = records - counts[measure];
  const search = new URLSearchParams({ state: "published", missing: measure, ...(country && { country }) });
  return (
    <>
      <span className="font-semibold whitespace-nowrap">{shareInWords(counts[measure], records)}</span>
      {missing > 0 && (
        <Link
          to={`/admin/catalogue/${kind}?${search}`}
          aria-label={`${words.missing(missing)}: ${gapNames[measure]}, ${country ?? words.all}`}
          className="block text-sm whitespace-nowrap text-leaf underline underline-offset-4 max-sm:py-1"
        >
          {words.missing(missing)}
        </Link>
      )}
    </>
  );
}

function OverTime({ kind, days }: { kind: Kind; days: DailySnapshot[] }) {
  const pointsOf = (measure: GapMeasure) =>
    days.flatMap(({ day, records, counts }) => {
      const count = counts[measure];
      return count === undefined || records === 0
        ? []
        : [{ day, share: Math.round((100 * count) / records) }];
    });
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {measuresOf(kind).map((measure) => (
          <Plot key={measure} name={measureNames[measure]} points={pointsOf(measure)} />
        ))}
      </ul>
      <details className="mt-4 rounded-card border border-line">
        <summary className="flex min-h-12 cursor-pointer items-center rounded-card px-4 py-2 font-semibold hover:bg-sand">
          {words.asTable}
        </summary>
        <div className="px-4 pb-4">
          <Table
            caption={words.overTime}
            columns={[
              { name: words.day, isTitle: true, cell: ({ day }) => dayInWords(day) },
              { name: words.records, isNumber: true, cell: ({ records }) => records.toLocaleString("en") },
              ...measuresOf(kind).map((measure) => ({
                name: measureNames[measure],
                isNumber: true,
                cell: ({ records, counts }: DailySnapshot) => shareInWords(counts[measure], records),
              })),
            ]}
            rows={days.toReversed().slice(0, daysInTable)}
            keyOf={({ day }) => day}
          />
        </div>
      </details>
    </>
  );
}

const daysInTable = 31;
