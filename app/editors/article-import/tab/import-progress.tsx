import { Form } from "#app/shared/forms/form.tsx";
import { usePage } from "#app/shared/layout/page.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Progress } from "#app/shared/ui/feedback/progress.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import { finishedResults, type ImportRun } from "../run/import-run.ts";
import { tabWords } from "../words.ts";

const refreshSeconds = 5;

/** Progress of a run, polled by script; without JavaScript the page refreshes itself. */
export function ImportProgress({ run, isOffline }: { run: ImportRun; isOffline: boolean }) {
  const [done, all] = [finishedResults(run).length, run.results.length];
  const next = run.results.find(({ success }) => success === null);
  const here = `/admin/import?tab=url&run=${run.id}`;
  const isHydrated = useHydrated();
  const again = <meta httpEquiv="refresh" content={`${refreshSeconds};url=${here}`} />;
  return (
    <Card as="section" aria-label={tabWords.importing}>
      {usePage()?.savesData ? again : <noscript>{again}</noscript>}
      <Progress label={tabWords.progress(done, all)} percent={Math.round((100 * done) / all)} />
      {next && <p className="mt-3 break-all text-ink-2">{tabWords.now(next.url)}</p>}
      <p className="mt-1 text-ink-2">{isOffline ? tabWords.lostTouch : tabWords.mayClose}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Form method="post" action="/admin/import?tab=url">
          <input type="hidden" name="run" value={run.id} />
          <Button name="intent" value="stop" look="outline" size="small">
            {tabWords.stop}
          </Button>
        </Form>
        {!isHydrated && (
          <a href={here} className={textLinkLook}>
            {tabWords.refresh}
          </a>
        )}
      </div>
    </Card>
  );
}
