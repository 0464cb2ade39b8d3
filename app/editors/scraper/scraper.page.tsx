import { ExportCard } from "#app/editors/exports/export-card.tsx";
import { usePolledRun } from "#app/editors/polling/use-polled-run.ts";
import { outboundContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { jobsContext } from "#app/shared/jobs.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/scraper.page.ts";
import { ResultsCard } from "./panel/results-card.tsx";
import { SourcesCard } from "./panel/sources-card.tsx";
import { StartCard } from "./panel/start-card.tsx";
import { useEndToast } from "./panel/use-end-toast.ts";
import { findNewestRun } from "./runs/find-run.server.ts";
import { startScraping } from "./runs/start-scraping.server.ts";
import { isUnderWay } from "./scrape-run.ts";
import { listSources } from "./sources/list-sources.server.ts";
import { activeSources } from "./sources/sources.ts";
import { failed, scraperPage, started } from "./words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { run, sources } = await asViewer(context.get(viewerContext), async (db) => ({
    run: await findNewestRun(db, new Date()),
    sources: await listSources(db),
  }));
  return {
    run,
    hasAI: Boolean(context.get(outboundContext).askAi),
    sources: sources.map(({ name, url, isActive }) => ({ name, url, isActive })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const viewer = context.get(viewerContext);
  const sources = activeSources(await asViewer(viewer, listSources));
  const order = { sources: sources.map(({ url }) => url), enhanceWithAI: form.has("enhanceWithAI") };
  await startScraping(viewer, context.get(jobsContext), order);
  return redirectWithToast(context, "/admin/scraper", { tone: "good", ...started });
}

export const handle = failureMessage(failed(null));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(scraperPage.title) },
  { name: "robots", content: "noindex" },
];

export default function Scraper({ loaderData }: Route.ComponentProps) {
  const { run } = usePolledRun(loaderData.run, isUnderWay, (id) => `/admin/scraper/runs/${id}`);
  useEndToast(run);
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading {...scraperPage} />
      <div className="mt-6 grid gap-6">
        <SourcesCard sources={loaderData.sources} />
        <ExportCard />
        <StartCard run={run} hasAI={loaderData.hasAI} />
        {run?.endedAt && <ResultsCard run={run} />}
      </div>
    </div>
  );
}
