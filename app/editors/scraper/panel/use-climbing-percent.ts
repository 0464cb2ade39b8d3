import { useEffect, useState } from "react";
import { highest, isUnderWay, type ScrapeRun, step } from "../scrape-run.ts";

/** Goes on by itself from where the server saw a run first, and only ever up. */
export function useClimbingPercent(run: ScrapeRun | null): number {
  const fresh = { id: run?.id, percent: run?.percent ?? 0 };
  const [climbed, setClimbed] = useState(fresh);
  if (climbed.id !== fresh.id) setClimbed(fresh);
  const isClimbing = isUnderWay(run);
  useEffect(() => {
    if (!isClimbing) return;
    const climb = () => setClimbed(({ id, percent }) => ({ id, percent: Math.min(highest, percent + step) }));
    const timer = setInterval(climb, 1_000);
    return () => clearInterval(timer);
  }, [isClimbing]);
  return run?.endedAt ? 100 : climbed.percent;
}
