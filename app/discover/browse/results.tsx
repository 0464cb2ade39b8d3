import { CollegeCard } from "#app/opportunities/college-card.tsx";
import { InternshipCard } from "#app/opportunities/internship-card.tsx";
import { ScholarshipCard } from "#app/opportunities/scholarship-card.tsx";
import type { findResults } from "./find-results.server.ts";

type Found = Awaited<ReturnType<typeof findResults>>["found"];

/** The cards of one page, each kind in its own way. */
export function Results({ found, today }: { found: Found; today: string }) {
  return <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">{cardsOf(found, today)}</ul>;
}

function cardsOf(found: Found, today: string) {
  if (found.kind === "colleges")
    return found.cards.map((card) => <CollegeCard key={card.id} college={card} />);
  if (found.kind === "internships")
    return found.cards.map((card) => <InternshipCard key={card.id} internship={card} today={today} />);
  return found.cards.map((card) => <ScholarshipCard key={card.id} scholarship={card} today={today} />);
}
