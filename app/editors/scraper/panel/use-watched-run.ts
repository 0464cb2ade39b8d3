import { useEffect, useRef, useState } from "react";
import { useToast } from "#app/common/frame/toasts.tsx";
import { isUnderWay, type ScrapeRun } from "../scrape-run.ts";
import { complete, failed } from "../words.ts";

const often = 1_000;

/** A run as it goes on: asked for every second while it runs, and its end is announced. */
export function useWatchedRun(given: ScrapeRun | null): ScrapeRun | null {
  const [run, setRun] = useState(given);
  const [received, setReceived] = useState(given);
  if (given !== received) {
    setReceived(given);
    setRun(given);
  }
  const watched = isUnderWay(run) ? run?.id : undefined;

  useEffect(() => {
    if (!watched) return;
    const leaving = new AbortController();
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await fetch(`/admin/scraper/runs/${watched}`, { signal: leaving.signal }).catch(
        () => null,
      );
      if (answer?.ok) setRun((await answer.json()) as ScrapeRun);
    };
    const timer = setInterval(look, often);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [watched]);

  useAnnouncedEnd(run);
  return run;
}

/** What had ended before the page was opened is no news. */
function useAnnouncedEnd(run: ScrapeRun | null) {
  const showToast = useToast();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!run) return;
    if (isUnderWay(run)) seen.current = run.id;
    else if (seen.current === run.id) {
      seen.current = null;
      showToast(null);
      if (run.state === "failed") showToast({ tone: "bad", ...failed(run.error) });
      else showToast({ tone: "good", ...complete(run.imported) });
    }
  }, [run, showToast]);
}
