import type { DashboardTile } from "#app/editors/dashboard/tile.ts";
import { jobsTile } from "#app/editors/dashboard/tiles/jobs.ts";
import { makeTiles } from "#app/editors/dashboard/tiles.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { listOutages } from "#app/shared/dependency-status/outages.server.ts";
import { OutagesNotice } from "#app/shared/dependency-status/outages-notice.tsx";
import { jobsStatusContext } from "#app/shared/jobs.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/dashboard.page.ts";
import { listMonths } from "./figures/list-months.server.ts";
import { MonthPlots } from "./figures/month-plots.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const today = todayInUtc();
  const shown = await asViewer(viewer, async (db) => ({
    outages: await listOutages(db),
    tiles: [...(await makeTiles(db, today)), jobsTile(context.get(jobsStatusContext))],
  }));
  return { ...shown, months: await listMonths(viewer.database, today) };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Admin") },
  { name: "robots", content: "noindex" },
];

/** Pending work is shown above the plots, the rest below. */
export default function Overview({ loaderData: { outages, tiles, months } }: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title="Overview" intro="What the catalogue holds, and who is waiting for you." />
      <OutagesNotice outages={outages} />
      <Tiles tiles={tiles.filter(({ needsAttention }) => needsAttention)} />
      <MonthPlots months={months} />
      <Tiles tiles={tiles.filter(({ needsAttention }) => !needsAttention)} />
    </div>
  );
}

const Tiles = ({ tiles }: { tiles: DashboardTile[] }) =>
  tiles.length > 0 && (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map((tile) => (
        <TileCard key={tile.title} {...tile} />
      ))}
    </ul>
  );

function TileCard({ title, facts, to, needsAttention }: DashboardTile) {
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        {needsAttention && <Tag tone="marigold">Waiting</Tag>}
      </div>
      <dl className="mt-3 grid gap-1.5">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-display text-xl font-bold tabular-nums">
              {typeof value === "number" ? value.toLocaleString("en") : value}
            </dd>
          </div>
        ))}
      </dl>
      {to && (
        <Link
          to={to}
          aria-label={`Open: ${title}`}
          className="mt-auto inline-flex min-h-11 items-center gap-1 self-start pt-3 font-semibold text-leaf underline underline-offset-4"
        >
          Open
          <Icon name="chevron" className="size-4" />
        </Link>
      )}
    </Card>
  );
}
