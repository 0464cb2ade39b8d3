import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { finishedResults, type ImportResult, type ImportRun, isRunning } from "../run/import-run.ts";
import { importWords, tabWords } from "../words.ts";

/** Results per URL. The list has its own scrollbar, so that a hundred results don't bury the page. */
export function ImportResults({ run }: { run: ImportRun }) {
  const done = finishedResults(run);
  if (done.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="import-results">
      <h2 id="import-results" className="text-xl">
        {tabWords.results}
      </h2>
      {!isRunning(run) && <p className="mt-1 text-ink-2">{summaryOf(run)}</p>}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard could not scroll the list
        tabIndex={0}
        aria-labelledby="import-results"
        className="mt-4 max-h-96 divide-y divide-line overflow-y-auto"
      >
        {done.map((result) => (
          <Row key={result.place} result={result} />
        ))}
      </ul>
    </Card>
  );
}

function summaryOf(run: ImportRun): string {
  const imported = run.results.filter(({ success }) => success).length;
  if (run.kind === "multi") return tabWords.summary(imported, run.results.length - imported);
  return imported > 0 ? importWords.imported : importWords.failed;
}

function Row({ result: { url, success, error, note, slug, title, draftId } }: { result: ImportResult }) {
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        role="img"
        aria-label={success ? tabWords.success : tabWords.failure}
        className={success ? "mt-0.5 text-leaf" : "mt-0.5 text-clay"}
      >
        <Icon name={success ? "check" : "close"} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold break-all">{url}</p>
        {success && slug && (
          <p className="break-words">
            <Link
              to={draftId ? `/admin/import/articles/${draftId}` : `/advice/${slug}`}
              className="text-leaf underline underline-offset-4"
            >
              {title}
            </Link>
          </p>
        )}
        {error && <p className="break-words text-clay-ink">{error}</p>}
        {note && <p className="text-sm text-ink-2">{note}</p>}
      </div>
    </li>
  );
}
