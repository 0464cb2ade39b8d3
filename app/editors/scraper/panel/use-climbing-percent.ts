import { useEffect, useState } from "react";
import { isUnderWay, maxPercent, percentPerSecond, type ScrapeRun } from "../scrape-run.ts";

/** Starts at the server's value and only ever rises. */
export function useProgressPercent(run: ScrapeRun | null): number {
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
