import { shorten } from "#app/shared/text/shorten.ts";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { ScrapeResult, ScrapeRun } from "../scrape-run.ts";
import { complete, failed, resultsCard } from "../words.ts";

export function ResultsCard({ run }: { run: ScrapeRun }) {
  const outcome = run.state === "failed" ? failed(run.error) : complete(run.imported);
  return (
    <Card as="section" aria-labelledby="results-title">
      <h2 id="results-title" className="text-2xl">
        {resultsCard.title}
      </h2>
      <p className="mt-3 flex items-start gap-2">
        <Icon
          name={run.state === "failed" ? "alert" : "check"}
          className={classNames(
            "mt-0.5 size-5 shrink-0",
            run.state === "failed" ? "text-clay-ink" : "text-leaf",
          )}
        />
        <span>
          <strong>{outcome.title}</strong> {outcome.detail}
          {run.endedAt && (
            <span className="block text-sm text-ink-2">{`${run.endedAt.slice(0, 16).replace("T", " ")} UTC`}</span>
          )}
        </span>
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3">
        <span>{resultsCard.waiting(run.waiting)}</span>
        {run.waiting > 0 && (
          <Link to="/admin/review" className={textLinkLook}>
            {resultsCard.review}
          </Link>
        )}
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={resultsCard.list}
        className="mt-4 max-h-[32rem] overflow-y-auto rounded-card border border-line"
      >
        {run.items.length === 0 && run.errors.length === 0 && (
          <p className="p-4 text-ink-2">{resultsCard.none}</p>
        )}
        <ul>
          {run.items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
        {run.errors.length > 0 && (
          <>
            <h3 className="border-y border-line bg-sand px-4 py-2 text-base first:border-t-0">
              {resultsCard.errors}
            </h3>
            <ul>
              {run.errors.map(({ item, url, error }) => (
                <li key={url} className="border-b border-line px-4 py-3 last:border-b-0">
                  <p className="font-semibold break-words">{item || url}</p>
                  {item && <p className="text-sm break-all text-ink-2">{url}</p>}
                  <p className="text-clay-ink">{error}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Card>
  );
}

function Item({ item: { id, title, description, type, isWaiting, recordId } }: { item: ScrapeResult }) {
  const to = isWaiting ? `/admin/review/${id}` : recordId ? `/${type}/${recordId}` : null;
  return (
    <li className="border-b border-line px-4 py-3 last:border-b-0">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone="indigo" className="capitalize">
          {type}
        </Tag>
        <Tag tone={isWaiting ? "marigold" : "mint"}>
          {isWaiting ? resultsCard.waits : resultsCard.published}
        </Tag>
      </p>
      <p className="mt-1 font-semibold break-words">
        {to ? (
          <Link to={to} className="inline-flex min-h-8 items-center">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {description && <p className="text-sm text-ink-2">{shorten(description, 180)}</p>}
    </li>
  );
}
