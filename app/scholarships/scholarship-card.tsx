import { deadlineOf } from "#app/opportunities/deadline.ts";
import { Highlight, OpportunityCard } from "#app/opportunities/opportunity-card.tsx";
import type { ScholarshipCard as Scholarship } from "#app/opportunities/read-cards.server.ts";
import { amountUnknown, listInShort } from "#app/opportunities/words.ts";
import { Tag } from "#app/ui/tag.tsx";

/** Title, amount, description, field, deadline. */
export function ScholarshipCard({ scholarship, today }: { scholarship: Scholarship; today: string }) {
  const { id, title, amount, description, fieldOfStudy, deadline, deadlineExpected } = scholarship;
  const { closing, name, text } = deadlineOf(deadline, deadlineExpected, today);
  return (
    <OpportunityCard
      to={`/scholarship/${id}`}
      title={title}
      description={description}
      tags={
        <>
          <Tag tone={closing.tone}>{closing.text}</Tag>
          {fieldOfStudy && <Tag tone="mint">{listInShort(fieldOfStudy)}</Tag>}
        </>
      }
      highlight={
        <Highlight
          large={amount || amountUnknown}
          small={deadline ? `${name} ${text.split(" · ")[0]}` : undefined}
        />
      }
    />
  );
}
