import { useEffect, useState } from "react";
import { Form } from "#app/shared/forms/form.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Progress } from "#app/shared/ui/feedback/progress.tsx";
import { SwitchField } from "#app/shared/ui/fields/check-field.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { isUnderWay, maxPercent, percentPerSecond, type ScrapeRun } from "../scrape-run.ts";
import { startCard } from "../words.ts";

export function StartCard({ run, hasAI }: { run: ScrapeRun | null; hasAI: boolean }) {
  const percent = useProgressPercent(run);
  const isSending = useBusy();
  const isRunning = isUnderWay(run);
  return (
    <Card as="section" aria-labelledby="start-title">
      <h2 id="start-title" className="text-2xl">
        {startCard.title}
      </h2>
      <p className="mt-1 max-w-[65ch] text-ink-2">{startCard.intro}</p>
      <Form method="post" className="mt-4 grid gap-4">
        {hasAI ? (
          <SwitchField name="enhanceWithAI" label={startCard.withAI} defaultChecked disabled={isRunning} />
        ) : (
          <p className="text-sm text-ink-2">{startCard.noAI}</p>
        )}
        <div>
          <Progress label={startCard.progress} percent={percent} />
          {run && isRunning && run.pagesFound > 0 && (
            <p className="mt-1.5 text-sm text-ink-2">{startCard.pages(run.pagesRead, run.pagesFound)}</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button isBusy={isSending || isRunning} busyLabel={startCard.running} className="max-sm:w-full">
            {startCard.start}
          </Button>
          {isRunning && (
            <Link to="/admin/scraper" reloadDocument className={textLinkLook}>
              {startCard.lookAgain}
            </Link>
          )}
        </div>
      </Form>
    </Card>
  );
}

/** Starts at the server's value and only ever rises. */
function useProgressPercent(run: ScrapeRun | null): number {
  const fresh = { id: run?.id, percent: run?.percent ?? 0 };
  const [climbed, setClimbed] = useState(fresh);
  if (climbed.id !== fresh.id) setClimbed(fresh);
  const isClimbing = isUnderWay(run);
  useEffect(() => {
    if (!isClimbing) return;
    const climb = () =>
      setClimbed(({ id, percent }) => ({ id, percent: Math.min(maxPercent, percent + percentPerSecond) }));
    const timer = setInterval(climb, 1_000);
    return () => clearInterval(timer);
  }, [isClimbing]);
  return run?.endedAt ? 100 : climbed.percent;
}
