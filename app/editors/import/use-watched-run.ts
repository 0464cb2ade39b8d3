import { useEffect, useState } from "react";
import { type ImportRun, isRunning } from "./import-run.ts";

const often = 1_000;

/** A run as it goes on: asked for every second while it runs and the page is looked at. */
export function useWatchedRun(given: ImportRun | null): { run: ImportRun | null; isOutOfTouch: boolean } {
  const [run, setRun] = useState(given);
  const [received, setReceived] = useState(given);
  const [isOutOfTouch, setIsOutOfTouch] = useState(false);
  if (given !== received) {
    setReceived(given);
    setRun(given);
  }
  const watched = isRunning(run) ? run?.id : undefined;

  useEffect(() => {
    if (!watched) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      if (document.visibilityState === "visible") {
        try {
          const answer = await fetch(`/admin/import/runs/${watched}`, { signal: leaving.signal });
          if (!answer.ok) throw new Error(`status ${answer.status}`);
          setRun((await answer.json()) as ImportRun);
          setIsOutOfTouch(false);
        } catch {
          if (leaving.signal.aborted) return;
          setIsOutOfTouch(true);
        }
      }
      timer = setTimeout(look, often);
    };
    timer = setTimeout(look, often);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [watched]);
  return { run, isOutOfTouch };
}
