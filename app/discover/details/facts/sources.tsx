import { Icon } from "#app/shared/ui/icon.tsx";
import { linkWords } from "#app/shared/ui/navigation/link-words.ts";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { factWords as words } from "../words.ts";
import type { FactSheet } from "./fact-sheet.ts";

/** Sources per group of facts; all of them in a fold. */
export function Sources({ sources: { lines, rows, certainty } }: Pick<FactSheet, "sources">) {
  return (
    <section aria-labelledby="sources" className="text-sm text-ink-2">
      <h2 id="sources" className="float-left mr-2 text-sm leading-5 text-ink">
        {words.whereRead}
      </h2>
      {certainty && <p>{certainty}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rows.length > 0 && (
        <details className="print:hidden">
          <summary className={textLinkLook}>
            {words.allSources} ({rows.length})
          </summary>
          <ul className="grid gap-3">
            {rows.map(({ facts, source, url, checked }) => (
              <li key={`${facts} ${url}`} className="wrap-anywhere">
                <span className="text-ink">{facts}</span>
                <br />
                {[source, checked].filter(Boolean).join(" · ")}
                {url && (
                  <>
                    {" · "}
                    <a
                      href={url}
                      target="_blank"
                      rel="nofollow noopener noreferrer"
                      className="inline-flex min-h-6 items-center gap-1 underline underline-offset-4"
                    >
                      {new URL(url).hostname.replace(/^www\./, "")}
                      <span className="sr-only"> {linkWords.opensNewTab}</span>
                      <Icon name="external" className="size-3.5 shrink-0" />
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
