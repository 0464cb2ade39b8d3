import { CompareLink } from "#app/catalogue/cards/compare-link.tsx";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { ButtonLink, buttonLook } from "#app/shared/ui/button.tsx";
import { ExternalLink } from "#app/shared/ui/navigation/external-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { ScoreReasons } from "#app/shared/ui/page/score-reasons.tsx";
import { ScoreRing } from "#app/shared/ui/page/score-ring.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { VerdictTag } from "#app/students/eligibility/verdict-tag.tsx";
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

export function MatchCard({ kind, match, canHide }: MatchCardProps) {
  const { id, title, lines, pays, percent, reasons, verdict, verdictText, notes, closing, applyAt } = match;
  return (
    <Card as="li" id={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <ScoreRing percent={percent} label={`${percent} percent match`} />
        <p className="min-w-0 grow basis-20">
          <VerdictTag verdict={verdict} text={verdictText} />
        </p>
      </div>
      <div className="grid gap-2">
        {closing && (
          <p>
            <Tag tone={closing.tone}>{closing.text}</Tag>
          </p>
        )}
        <h4 className="line-clamp-3 font-display text-xl leading-tight font-bold" title={title}>
          {title}
        </h4>
        <div className="grid gap-1 text-sm text-ink-2">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {pays && <p className="font-semibold text-ink">{pays}</p>}
        </div>
        {notes.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      <ScoreReasons reasons={reasons} />
      <div className="mt-auto border-t border-dashed border-line pt-3">
        <div className="flex flex-wrap gap-2 *:grow">
          <ButtonLink to={`/${kind}/${id}`} look="outline" size="small" aria-label={`View Details: ${title}`}>
            View Details
          </ButtonLink>
          {applyAt && (
            <ExternalLink
              href={applyAt}
              about={title}
              className={buttonLook({ look: "forest", size: "small" })}
            >
              {matchesWords.apply}
            </ExternalLink>
          )}
        </div>
        <div className="-mx-2.5 mt-2 -mb-2 flex flex-wrap items-center">
          <CompareLink item={{ kind, id }} title={title} />
          <Heart item={`${kind}/${id}`} title={title} />
          {canHide && <HideForm item={`${kind}/${id}`} title={title} />}
        </div>
      </div>
    </Card>
  );
}
