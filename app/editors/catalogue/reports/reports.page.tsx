import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { reportStates } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { PillLinks } from "../pill-links.tsx";
import type { Route } from "./+types/reports.page.ts";
import { countReports, listReports } from "./list-reports.server.ts";
import { handleReportAction } from "./report-action.server.ts";
import { ReportCard } from "./report-card.tsx";
import { stateNames, reportWords as words } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("state");
  const state = reportStates.find((one) => one === wanted) ?? "open";
  return asViewer(context.get(viewerContext), async (db) => ({
    state,
    counts: await countReports(db),
    reports: await listReports(db, state),
  }));
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleReportAction(context, await parseFormData(request), "/admin/reports");

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
];

export default function Reports({ loaderData: { state, counts, reports } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-4xl py-8 md:py-12">
      <PageHeading title={words.title} intro={words.intro} />
      <div className="mt-4">
        <PillLinks
          label="Which reports"
          links={reportStates.map((one) => ({
            label: `${stateNames[one]} (${counts[one]})`,
            to: one === "open" ? "/admin/reports" : `/admin/reports?state=${one}`,
            isCurrent: one === state,
          }))}
        />
      </div>
      <ul className="mt-4 grid gap-4">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </ul>
      {reports.length === 0 && <EmptyState title={words.empty} />}
    </div>
  );
}
