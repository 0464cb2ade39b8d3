import { Tag } from "#app/common/ui/tag.tsx";
import { Highlight, OpportunityCard } from "./opportunity-card.tsx";
import type { CollegeCard as College } from "./read-cards.server.ts";
import { amountUnknown } from "./words.ts";

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
