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
  /** What the page knows of it and its reader, first among the short facts. */
  sign?: ReactNode;
}

/** Title, amount, level and place, description, field, and where it stands. */
export function ScholarshipCard({ scholarship, today, corner, sign }: ScholarshipCardProps) {
  const { id, title, pays, description, fieldOfStudy, levels, country, isLoan } = scholarship;
  const { closing, name, text } = deadlineOf({ ...noCycle, ...scholarship.cycle }, today);
  return (
    <OpportunityCard
      to={`/scholarship/${id}`}
      title={title}
      corner={corner}
      byline={[levels, country].filter(Boolean).map(listInShort).join(" · ")}
      description={description}
      tags={
        <>
          {sign}
          <Tag tone={closing.tone}>{closing.text}</Tag>
          {isLoan && <Tag tone="marigold">Loan</Tag>}
          {fieldOfStudy && <Tag tone="mint">{listInShort(fieldOfStudy)}</Tag>}
        </>
      }
      highlight={
        <Highlight
          large={pays || amountUnknown}
          small={closing.text.includes(text) ? undefined : `${name} ${text}`}
        />
      }
    />
  );
}
