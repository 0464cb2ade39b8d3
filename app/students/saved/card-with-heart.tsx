import { CollegeCard } from "#app/opportunities/college-card.tsx";
import { CompareLink } from "#app/opportunities/compare-link.tsx";
import { InternshipCard } from "#app/opportunities/internship-card.tsx";
import { type Item, writeItem } from "#app/opportunities/item.ts";
import type {
  CollegeCard as College,
  InternshipCard as Internship,
  ScholarshipCard as Scholarship,
} from "#app/opportunities/read-cards.server.ts";
import { ScholarshipCard } from "#app/opportunities/scholarship-card.tsx";
import { VerdictOf } from "#app/students/fit/verdict-of.tsx";
import { Heart } from "./heart.tsx";

const Acts = ({ title, ...item }: Item & { title: string }) => (
  <>
    <CompareLink item={item} title={title} />
    <Heart item={writeItem(item)} title={title} />
  </>
);

/** The cards of lists, with the heart and the way to a comparison at their foot. */
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
