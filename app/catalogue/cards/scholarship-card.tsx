import type { ReactNode } from "react";
import { noCycle } from "../dates/cycle.ts";
import { whenInShort } from "../dates/deadline.ts";
import type { ShownVerdict } from "../eligibility/verdict.ts";
import { amountWords } from "../kinds/words.ts";
import { OpportunityCard } from "./opportunity-card.tsx";
import type { ScholarshipCard as Scholarship } from "./read-cards.server.ts";

interface ScholarshipCardProps {
  scholarship: Scholarship;
  today: string;
  heart?: ReactNode;
  acts?: ReactNode;
  verdict?: ShownVerdict | undefined;
}

/** Title, amount, deadline, who may apply, field, description, and the reader's verdict. */
export function ScholarshipCard({ scholarship, today, ...rest }: ScholarshipCardProps) {
  const { id, title, lines, pays, description, cycle } = scholarship;
  return (
    <OpportunityCard
      {...rest}
      to={`/scholarship/${id}`}
      title={title}
      money={pays || amountWords.unknown}
      when={whenInShort({ ...noCycle, ...cycle }, today)}
      lines={[...lines].reverse()}
      description={description}
    />
  );
}
