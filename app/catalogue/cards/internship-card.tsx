import type { ReactNode } from "react";
import { noCycle } from "../dates/cycle.ts";
import { whenInShort } from "../dates/deadline.ts";
import type { ShownVerdict } from "../eligibility/verdict.ts";
import { workKindNames } from "../kinds/fact-words.ts";
import { amountWords, jobTypeNames } from "../kinds/words.ts";
import { OpportunityCard } from "./opportunity-card.tsx";
import type { InternshipCard as Internship } from "./read-cards.server.ts";

interface InternshipCardProps {
  internship: Internship;
  today: string;
  heart?: ReactNode;
  acts?: ReactNode;
  verdict?: ShownVerdict | undefined;
}

/** Title, pay and duration, deadline, company, location, who may apply, and the reader's verdict. */
export function InternshipCard({ internship, today, ...rest }: InternshipCardProps) {
  const { id, title, lines, duration, jobType, workKind, pays, cycle } = internship;
  const [where = "", ...others] = lines;
  const type = workKind ? workKindNames[workKind] : jobTypeNames[jobType];
  return (
    <OpportunityCard
      {...rest}
      to={`/internship/${id}`}
      title={title}
      money={[pays, duration].filter(Boolean).join(" · ") || amountWords.unknown}
      when={whenInShort({ ...noCycle, ...cycle }, today)}
      lines={[where, [type, ...others].join(" · ")].filter(Boolean)}
    />
  );
}
