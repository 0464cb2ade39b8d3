import type { ReactNode } from "react";
import { Tag } from "#app/common/ui/tag.tsx";
import { noCycle } from "./cycle.ts";
import { deadlineOf } from "./deadline.ts";
import { Highlight, OpportunityCard } from "./opportunity-card.tsx";
import type { ScholarshipCard as Scholarship } from "./read-cards.server.ts";
import { amountUnknown, listInShort } from "./words.ts";

interface ScholarshipCardProps {
  scholarship: Scholarship;
  today: string;
  corner?: ReactNode;
}

/** Title, amount, description, field, deadline. */
export function ScholarshipCard({ scholarship, today, corner }: ScholarshipCardProps) {
  const { id, title, amount, description, fieldOfStudy } = scholarship;
  const { closing, name, text } = deadlineOf({ ...noCycle, ...scholarship.cycle }, today);
  return (
    <OpportunityCard
      to={`/scholarship/${id}`}
      title={title}
      corner={corner}
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
          small={text === closing.text ? undefined : `${name} ${text}`}
        />
      }
    />
  );
}
