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
import { VerdictOf } from "#app/students/eligibility/verdict-of.tsx";
import { Heart } from "./heart.tsx";

const Acts = ({ title, ...item }: Item & { title: string }) => (
  <>
    <CompareLink item={item} title={title} />
    <Heart item={formatItem(item)} title={title} />
  </>
);

/** List cards with a heart and a link to compare. */
export const ScholarshipWithHeart = ({ card, today }: { card: Scholarship; today: string }) => (
  <ScholarshipCard
    scholarship={card}
    today={today}
    acts={<Acts kind="scholarship" id={card.id} title={card.title} />}
    sign={<VerdictOf id={card.id} />}
  />
);

export const CollegeWithHeart = ({ card, today }: { card: College; today: string }) => (
  <CollegeCard
    college={card}
    today={today}
    acts={<Acts kind="college" id={card.id} title={card.name} />}
    sign={<VerdictOf id={card.id} />}
  />
);

export const InternshipWithHeart = ({ card, today }: { card: Internship; today: string }) => (
  <InternshipCard
    internship={card}
    today={today}
    acts={<Acts kind="internship" id={card.id} title={card.title} />}
    sign={<VerdictOf id={card.id} />}
  />
);
