import { CollegeCard } from "#app/opportunities/college-card.tsx";
import { InternshipCard } from "#app/opportunities/internship-card.tsx";
import type {
  CollegeCard as College,
  InternshipCard as Internship,
  ScholarshipCard as Scholarship,
} from "#app/opportunities/read-cards.server.ts";
import { ScholarshipCard } from "#app/opportunities/scholarship-card.tsx";
import { VerdictOf } from "#app/students/fit/verdict-of.tsx";
import { Heart } from "./heart.tsx";

/** The cards of lists, with the heart in their corner. */
export const ScholarshipWithHeart = ({ card, today }: { card: Scholarship; today: string }) => (
  <ScholarshipCard
    scholarship={card}
    today={today}
    corner={<Heart item={`scholarship/${card.id}`} title={card.title} />}
    sign={<VerdictOf id={card.id} />}
  />
);

export const CollegeWithHeart = ({ card, today }: { card: College; today: string }) => (
  <CollegeCard
    college={card}
    today={today}
    corner={<Heart item={`college/${card.id}`} title={card.name} />}
    sign={<VerdictOf id={card.id} />}
  />
);

export const InternshipWithHeart = ({ card, today }: { card: Internship; today: string }) => (
  <InternshipCard
    internship={card}
    today={today}
    corner={<Heart item={`internship/${card.id}`} title={card.title} />}
    sign={<VerdictOf id={card.id} />}
  />
);
