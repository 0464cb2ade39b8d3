import type { ReactNode } from "react";
import { CopiedImage } from "#app/shared/images/image.tsx";
import { imageWords } from "#app/shared/images/words.ts";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { cycleStatusInWords } from "../dates/closing.ts";
import { cycleStatusOf, noCycle } from "../dates/cycle.ts";
import { amountUnknown } from "../kinds/words.ts";
import { Highlight, OpportunityCard } from "./opportunity-card.tsx";
import type { CollegeCard as College } from "./read-cards.server.ts";

interface CollegeCardProps {
  college: College;
  today: string;
  acts?: ReactNode;
  /** What the page knows of it and its reader, first among the short facts. */
  sign?: ReactNode;
}

/** Name, location, type, what one can study there, and where we know them, when one can apply and the tuition in figures. */
export function CollegeCard({ college, today, acts, sign }: CollegeCardProps) {
  const { id, name, lines, schoolType, fees, feesFor, logo } = college;
  const standing = cycleStatusOf({ ...noCycle, ...college.cycle }, today);
  const closing = cycleStatusInWords(standing, today);
  return (
    <OpportunityCard
      to={`/college/${id}`}
      title={name}
      acts={acts}
      emblem={
        <CopiedImage
          picture={logo}
          alt={imageWords.logoOf(name)}
          className="size-12 shrink-0 rounded-xl bg-white object-contain p-1"
        />
      }
      lines={lines}
      tags={
        <>
          {sign}
          {standing.state !== "unknown" && <Tag tone={closing.tone}>{closing.text}</Tag>}
          {schoolType && <Tag tone="marigold">{schoolType}</Tag>}
        </>
      }
      highlight={
        <Highlight large={fees || amountUnknown} small={["Tuition", feesFor].filter(Boolean).join(", ")} />
      }
    />
  );
}
