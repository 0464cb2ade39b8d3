import {
  CollegeWithHeart,
  InternshipWithHeart,
  ScholarshipWithHeart,
} from "#app/students/saved/card-with-heart.tsx";
import type { Found } from "./find-results.server.ts";

/** The cards of one page, each kind in its own way. */
export function Results({ found, today }: { found: Found; today: string }) {
  return <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">{cardsOf(found, today)}</ul>;
}

function cardsOf(found: Found, today: string) {
  if (found.kind === "colleges")
    return found.cards.map((card) => <CollegeWithHeart key={card.id} card={card} />);
  if (found.kind === "internships")
    return found.cards.map((card) => <InternshipWithHeart key={card.id} card={card} today={today} />);
  return found.cards.map((card) => <ScholarshipWithHeart key={card.id} card={card} today={today} />);
}
