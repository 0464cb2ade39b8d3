import { ButtonLink, buttonLook } from "#app/common/ui/button.tsx";
import { Card } from "#app/common/ui/card.tsx";
import { OutsideLink } from "#app/common/ui/outside-link.tsx";
import { Reasons } from "#app/common/ui/reasons.tsx";
import { ScoreRing } from "#app/common/ui/score-ring.tsx";
import { Tag } from "#app/common/ui/tag.tsx";
import { CompareLink } from "#app/opportunities/compare-link.tsx";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { VerdictTag } from "#app/students/fit/verdict-tag.tsx";
import { Heart } from "#app/students/saved/heart.tsx";
import { HideForm } from "./hide-form.tsx";
import type { MatchCard as Match } from "./match-cards.server.ts";
import { matchesWords } from "./words.ts";

/** How well it fits, why, and the way on. */
export function MatchCard({ kind, match }: { kind: OpportunityKind; match: Match }) {
  const { id, title, byline, percent, reasons, verdict, notes, closing, applyAt } = match;
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-4">
      <div className="flex items-start gap-4">
        <ScoreRing percent={percent} label={`${percent} percent match`} />
        <div className="min-w-0 grow">
          <h4 className="text-xl">{title}</h4>
          {byline && <p className="mt-1 line-clamp-2 text-sm text-ink-2">{byline}</p>}
        </div>
        <div className="-mt-2 -mr-2.5 flex">
          <CompareLink item={{ kind, id }} title={title} />
          <Heart item={`${kind}/${id}`} title={title} />
        </div>
      </div>
      <div className="grid gap-2">
        <p>
          <VerdictTag verdict={verdict} />
        </p>
        {notes.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      <Reasons reasons={reasons} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-dashed border-line pt-3">
        {closing && <Tag tone={closing.tone}>{closing.text}</Tag>}
        <HideForm item={`${kind}/${id}`} title={title} />
        <div className="flex w-full flex-wrap gap-2 *:grow">
          <ButtonLink to={`/${kind}/${id}`} look="outline" size="small" aria-label={`View Details: ${title}`}>
            View Details
          </ButtonLink>
          {applyAt && (
            <OutsideLink
              href={applyAt}
              about={title}
              className={buttonLook({ look: "forest", size: "small" })}
            >
              {matchesWords.apply}
            </OutsideLink>
          )}
        </div>
      </div>
    </Card>
  );
}
