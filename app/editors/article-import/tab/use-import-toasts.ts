import { useEffect, useRef } from "react";
import { useToast } from "#app/shared/layout/toasts.tsx";
import { doneOf, type ImportResult, type ImportRun } from "../run/import-run.ts";
import { importWords } from "../words.ts";

/** Says of each address what became of it, as it happens. What was known when the page was opened is not news. */
export function useAnnouncements(run: ImportRun | null): void {
  const showToast = useToast();
  const said = useRef({ run: run?.id, places: new Set(run ? doneOf(run).map(({ place }) => place) : []) });
  useEffect(() => {
    if (!run) return;
    if (said.current.run !== run.id) {
      said.current = { run: run.id, places: new Set() };
      showToast(null);
    }
    const { places } = said.current;
    for (const result of doneOf(run)) {
      if (places.has(result.place)) continue;
      places.add(result.place);
      showToast({ tone: result.success ? "good" : "bad", ...newsOf(run.kind, result) });
    }
  }, [run, showToast]);
}

function newsOf(kind: ImportRun["kind"], { success, url, error }: ImportResult) {
  if (kind === "single")
    return success
      ? { title: importWords.imported }
      : { title: importWords.failed, ...(error !== importWords.failed && { detail: error }) };
  return success
    ? { title: importWords.importedUrl(url) }
    : { title: importWords.failedUrl(url), detail: error };
}
