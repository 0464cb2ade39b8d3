import { useEffect, useRef } from "react";
import { useToast } from "#app/shared/layout/toasts.tsx";
import { isUnderWay, type ScrapeRun } from "../scrape-run.ts";
import { complete, failed } from "../words.ts";

/** Shows a toast when a run ends that this page saw running. */
export function useEndToast(run: ScrapeRun | null): void {
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
