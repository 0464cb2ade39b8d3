import type { ReactNode } from "react";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { closingLabelOf } from "../dates/closing.ts";
import { noCycle } from "../dates/cycle.ts";
import { workKindNames } from "../kinds/fact-words.ts";
import { amountUnknown, jobTypeNames } from "../kinds/words.ts";
import { Highlight, OpportunityCard } from "./opportunity-card.tsx";
import type { InternshipCard as Internship } from "./read-cards.server.ts";

interface InternshipCardProps {
  internship: Internship;
  today: string;
  acts?: ReactNode;
  /** What the page knows of it and its reader, first among the short facts. */
  sign?: ReactNode;
}

/** Title, company, location, who may apply, duration, pay, and where it stands. */
export function InternshipCard({ internship, today, acts, sign }: InternshipCardProps) {
  const { id, title, lines, duration, jobType, workKind, pays } = internship;
  const closing = closingLabelOf({ ...noCycle, ...internship.cycle }, today);
  return (
    <OpportunityCard
      to={`/internship/${id}`}
      title={title}
      acts={acts}
      lines={lines}
      tags={
        <>
          {sign}
          <Tag tone={closing.tone}>{closing.text}</Tag>
          <Tag tone="indigo">{workKind ? workKindNames[workKind] : jobTypeNames[jobType]}</Tag>
        </>
      }
      highlight={
        pays ? (
          <Highlight large={pays} small={duration || undefined} />
        ) : (
          <Highlight large={duration || amountUnknown} small="Duration" />
        )
      }
    />
  );
}
