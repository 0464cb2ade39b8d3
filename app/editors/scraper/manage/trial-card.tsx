import { useLayoutEffect, useRef } from "react";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { SourceTrial, TriedPage } from "./try-source.server.ts";
import { trial as words } from "./words.ts";

const tones = { publish: "mint", review: "marigold", known: "neutral", refused: "clay" } as const;

/** The result of a trial. It takes the focus when it appears. */
export function TrialCard({ trial: { name, listed, errors, pages, stoppedEarly } }: { trial: SourceTrial }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="trial-title">
      <h2 id="trial-title" ref={heading} tabIndex={-1} className="text-2xl break-words">
        {words.title(name)}
      </h2>
      <p className="mt-1 text-ink-2">
        {listed.length === 0 ? words.nothing : words.listed(listed.length)} {words.stored}
      </p>
      {errors.length > 0 && (
        <>
          <h3 className="mt-4 text-lg">{words.errors}</h3>
          <ul className="mt-1 grid gap-2">
            {errors.map(({ url, error }) => (
              <li key={url}>
                <span className="text-clay-ink">{error}</span>{" "}
                <span className="text-sm break-all text-ink-2">{url}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {pages.length > 0 && (
        <>
          <h3 className="mt-4 text-lg">{words.pages(pages.length)}</h3>
          <ul className="mt-2 grid gap-3">
            {pages.map((page) => (
              <Page key={page.address} page={page} />
            ))}
          </ul>
        </>
      )}
      {stoppedEarly && <p className="mt-3">{words.stoppedEarly}</p>}
      {listed.length > pages.length && (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
            {words.more}
          </summary>
          <ul className="grid gap-2">
            {listed.map(({ address, title }) => (
              <li key={address}>
                {title && <span className="block break-words">{title}</span>}
                <span className="text-sm break-all text-ink-2">{address}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Page({ page: { address, title, outcome, detail, doubts, facts } }: { page: TriedPage }) {
  return (
    <li className="rounded-card border border-line p-4">
      <Tag tone={tones[outcome]}>{words.outcomes[outcome]}</Tag>
      {title && <p className="mt-1 font-semibold break-words">{title}</p>}
      <p className="text-sm break-all text-ink-2">{address}</p>
      {detail && <p className="mt-1">{detail}</p>}
      {doubts.length > 0 && (
        <p className="mt-1">
          <span className="text-ink-2">{words.check}: </span>
          {doubts.join(" ")}
        </p>
      )}
      {facts.length > 0 && (
        <dl className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-2">
          {facts.map(({ label, value, evidence, isSure }) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-2">
                {label} {!isSure && <Tag tone="marigold">{words.unsure}</Tag>}
              </dt>
              <dd>
                <span className="line-clamp-3 break-words whitespace-pre-line">{value}</span>
                <span className="line-clamp-2 text-sm break-words text-ink-2">
                  {words.evidence}: “{evidence}”
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
