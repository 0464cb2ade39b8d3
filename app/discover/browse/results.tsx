import type { ReactNode } from "react";
import { MatchedTexts } from "#app/catalogue/cards/matched-text.ts";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import {
  CollegeWithHeart,
  InternshipWithHeart,
  ScholarshipWithHeart,
} from "#app/students/saved/save/card-with-heart.tsx";
import { SavedIds } from "#app/students/saved/save/saved-ids.ts";
import type { MarkedResults as Found } from "./find-results.server.ts";

interface ResultsProps {
  results: Found;
  today: string;
  /** Shown after the third card on phones. */
  between?: ReactNode;
}

export function Results({ results: { found, saved, why, verdicts }, today, between }: ResultsProps) {
  const cards = cardsOf(found, today);
  return (
    <SavedIds value={saved}>
      <MatchedTexts value={why}>
        <Verdicts value={verdicts}>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {cards.slice(0, 3)}
            {between && <li className="min-w-0 md:hidden">{between}</li>}
            {cards.slice(3)}
          </ul>
        </Verdicts>
      </MatchedTexts>
    </SavedIds>
  );
}

function cardsOf(found: Found["found"], today: string) {
  if (found.kind === "colleges")
    return found.cards.map((card) => <CollegeWithHeart key={card.id} card={card} today={today} />);
  if (found.kind === "internships")
    return found.cards.map((card) => <InternshipWithHeart key={card.id} card={card} today={today} />);
  return found.cards.map((card) => <ScholarshipWithHeart key={card.id} card={card} today={today} />);
}
