import { Highlight, OpportunityCard } from "#app/opportunities/opportunity-card.tsx";
import type { CollegeCard as College } from "#app/opportunities/read-cards.server.ts";
import { amountUnknown } from "#app/opportunities/words.ts";
import { Tag } from "#app/ui/tag.tsx";

/** Name, location, tuition range. */
export function CollegeCard({
  college: { id, name, location, country, schoolType, tuitionRange },
}: {
  college: College;
}) {
  return (
    <OpportunityCard
      to={`/college/${id}`}
      title={name}
      byline={location || country}
      tags={schoolType && <Tag tone="marigold">{schoolType}</Tag>}
      highlight={<Highlight large={tuitionRange || amountUnknown} small="Tuition" />}
    />
  );
}
