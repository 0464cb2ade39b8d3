import { useEffect, useRef } from "react";
import { useToast } from "#app/shared/layout/toasts.tsx";
import { finishedResults, type ImportResult, type ImportRun } from "../run/import-run.ts";
import { importWords } from "../words.ts";

/**
 * Shows a toast for each URL as it finishes, but not for those that had finished when the page was opened.
 */
export function useImportToasts(run: ImportRun | null): void {
  const showToast = useToast();
  const shown = useRef({
    run: run?.id,
    places: new Set(run ? finishedResults(run).map(({ place }) => place) : []),
  });
  useEffect(() => {
    if (!run) return;
    if (shown.current.run !== run.id) {
      shown.current = { run: run.id, places: new Set() };
      showToast(null);
    }
    const { places } = shown.current;
    for (const result of finishedResults(run)) {
      if (places.has(result.place)) continue;
      places.add(result.place);
      showToast({ tone: result.success ? "good" : "bad", ...toastFor(run.kind, result) });
    }
  }, [run, showToast]);
}

function toastFor(kind: ImportRun["kind"], { success, url, error }: ImportResult) {
  if (kind === "single")
    return success
      ? { title: importWords.imported }
      : { title: importWords.failed, ...(error !== importWords.failed && { detail: error }) };
  return success
    ? { title: importWords.importedUrl(url) }
    : { title: importWords.failedUrl(url), detail: error };
}
