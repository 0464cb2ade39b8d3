import { useEffect, useState } from "react";
import { isUnderWay, type ScrapeRun } from "../scrape-run.ts";

const step = 10;
const highest = 90;

/** The job's own progress where it is known, and until then ten more each second; the last tenth is for the end. */
export function useClimbingPercent(run: ScrapeRun | null): number {
  const [climbed, setClimbed] = useState(0);
  const isClimbing = isUnderWay(run);
  const id = run?.id;
  const [climber, setClimber] = useState(id);
  if (climber !== id) {
    setClimber(id);
    setClimbed(0);
  }
  useEffect(() => {
    if (!isClimbing) return;
    const timer = setInterval(() => setClimbed((before) => Math.min(highest, before + step)), 1_000);
    return () => clearInterval(timer);
  }, [isClimbing]);
  if (run?.endedAt) return 100;
  return run?.percent ?? (isClimbing ? climbed : 0);
}
