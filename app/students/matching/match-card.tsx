import { CompareLink } from "#app/catalogue/cards/compare-link.tsx";
import { When } from "#app/catalogue/cards/opportunity-card.tsx";
import { bands, VerdictLine } from "#app/catalogue/cards/verdict-band.tsx";
import { cardWords } from "#app/catalogue/cards/words.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { ScoreReasons } from "#app/shared/ui/page/score-reasons.tsx";
import { ScoreRing } from "#app/shared/ui/page/score-ring.tsx";
import { Heart } from "#app/students/saved/save/heart.tsx";
import { HideForm } from "./hide/hide-form.tsx";
import type { MatchCard as Match } from "./match-cards.server.ts";
import { matchesWords } from "./words.ts";

interface MatchCardProps {
  kind: OpportunityKind;
  match: Match;
  /** False for onboarding visitors. */
  canHide: boolean;
}

/**
 * The facts by which a student decides whether to open the page. The fold under the score explains the points and the
 * verdict.
 */
export function MatchCard({ kind, match, canHide }: MatchCardProps) {
  const { id, title, lines, pays, when, percent, reasons, verdict, verdictText, notes, settle, applyAt } =
    match;
  return (
    <li
      id={id}
      className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card lifted"
    >
      <div className="flex min-h-17 grow gap-3 p-3 pr-2 pb-2">
        <Link
          to={`/${kind}/${id}`}
          aria-label={cardWords.viewDetailsOf(title)}
          className="shrink-0 after:absolute after:inset-0"
        >
          <ScoreRing percent={percent} label={matchesWords.percent(percent)} size="size-11" />
        </Link>
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between">
            <h4 className="line-clamp-3 font-display text-lg leading-tight font-bold" title={title}>
              {title}
            </h4>
            <div className="-mt-2.5">
              <Heart item={`${kind}/${id}`} title={title} />
            </div>
          </div>
          {pays && (
            <p className="mt-0.5 line-clamp-2 pr-1 text-small leading-snug font-bold wrap-anywhere">{pays}</p>
          )}
          <When {...when} />
        </div>
      </div>
      <div className={`flex min-h-11 items-center gap-1 py-1 pr-1.5 pl-3.5 ${bands[verdict].look}`}>
        <div className="min-w-0 grow">
          <VerdictLine verdict={verdict} text={verdictText} />
          {settle &&
            (verdict === "oneMissing" ? (
              <Link
                to={`/qualify/${kind}/${id}`}
                className="relative z-1 block min-h-11 content-center py-1 pl-7.5 text-note leading-snug font-semibold underline"
              >
                {settle}
              </Link>
            ) : (
              <p className="pl-7.5 text-note leading-snug">{settle}</p>
            ))}
        </div>
        {applyAt ? (
          <ExternalLink
            href={applyAt}
            about={title}
            className="relative z-1 grid min-h-11 shrink-0 place-items-center py-1 pr-2 text-xs font-semibold no-underline hover:underline"
          >
            {matchesWords.apply}
          </ExternalLink>
        ) : (
          <Icon name="chevron" className="size-4 shrink-0" />
        )}
      </div>
      <details>
        <summary className="absolute top-14 left-1.5 z-1 min-h-8 w-14 cursor-pointer text-center text-xs leading-6 font-semibold whitespace-nowrap text-leaf">
          {matchesWords.why}
          <span className="sr-only"> {title}</span>
        </summary>
        <div className="relative z-1 grid gap-2 bg-card p-3 text-sm">
          <ScoreReasons reasons={reasons} />
          <ul className="grid gap-1">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {lines.map((line) => (
              <li key={line} className="text-ink-2">
                {line}
              </li>
            ))}
          </ul>
          <div className="-mx-2.5 flex flex-wrap items-center">
            <CompareLink item={{ kind, id }} title={title} />
            {canHide && <HideForm item={`${kind}/${id}`} title={title} />}
          </div>
        </div>
      </details>
    </li>
  );
}
