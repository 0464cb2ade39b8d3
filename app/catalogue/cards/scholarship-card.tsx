import type { ReactNode } from "react";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { noCycle } from "../dates/cycle.ts";
import { deadlineOf } from "../dates/deadline.ts";
import { amountUnknown } from "../kinds/words.ts";
import { Highlight, OpportunityCard } from "./opportunity-card.tsx";
import type { ScholarshipCard as Scholarship } from "./read-cards.server.ts";

interface ScholarshipCardProps {
  scholarship: Scholarship;
  today: string;
  acts?: ReactNode;
  /** What the page knows of it and its reader, first among the short facts. */
  sign?: ReactNode;
}

/** Title, level and place, who may apply, field, description, amount, and where it stands. */
export function ScholarshipCard({ scholarship, today, acts, sign }: ScholarshipCardProps) {
  const { id, title, lines, pays, description, isLoan } = scholarship;
  const { closing, name, text } = deadlineOf({ ...noCycle, ...scholarship.cycle }, today);
  return (
    <OpportunityCard
      to={`/scholarship/${id}`}
      title={title}
      acts={acts}
      lines={lines}
      description={description}
      tags={
        <>
          {sign}
          <Tag tone={closing.tone}>{closing.text}</Tag>
          {isLoan && <Tag tone="marigold">Loan</Tag>}
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
