import { useContext } from "react";
import { CollegeCard } from "#app/catalogue/cards/college-card.tsx";
import { CompareLink } from "#app/catalogue/cards/compare-link.tsx";
import { InternshipCard } from "#app/catalogue/cards/internship-card.tsx";
import type {
  CollegeCard as College,
  InternshipCard as Internship,
  ScholarshipCard as Scholarship,
} from "#app/catalogue/cards/read-cards.server.ts";
import { ScholarshipCard } from "#app/catalogue/cards/scholarship-card.tsx";
import { formatItem, type Item } from "#app/catalogue/kinds/item.ts";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import { Heart } from "./heart.tsx";

/** The parts of a card that know its reader. */
function usePersonalParts(item: Item, title: string) {
  return {
    verdict: useContext(Verdicts)[item.id],
    heart: <Heart item={formatItem(item)} title={title} />,
    acts: <CompareLink item={item} title={title} />,
  };
}

/** List cards with a heart and a link to compare. */
export const ScholarshipWithHeart = ({ card, today }: { card: Scholarship; today: string }) => (
  <ScholarshipCard
    scholarship={card}
    today={today}
    {...usePersonalParts({ kind: "scholarship", id: card.id }, card.title)}
  />
);

export const CollegeWithHeart = ({ card, today }: { card: College; today: string }) => (
  <CollegeCard
    college={card}
    today={today}
    {...usePersonalParts({ kind: "college", id: card.id }, card.name)}
  />
);

export const InternshipWithHeart = ({ card, today }: { card: Internship; today: string }) => (
  <InternshipCard
    internship={card}
    today={today}
    {...usePersonalParts({ kind: "internship", id: card.id }, card.title)}
  />
);
