import type { ReactNode } from "react";
import { CopiedImage } from "#app/shared/images/image.tsx";
import { imageWords } from "#app/shared/images/words.ts";
import { noCycle } from "../dates/cycle.ts";
import { whenInShort } from "../dates/deadline.ts";
import type { ShownVerdict } from "../eligibility/verdict.ts";
import { OpportunityCard } from "./opportunity-card.tsx";
import type { CollegeCard as College } from "./read-cards.server.ts";

interface CollegeCardProps {
  college: College;
  today: string;
  heart?: ReactNode;
  acts?: ReactNode;
  verdict?: ShownVerdict | undefined;
}

/** Name, tuition, application dates, location, type, and the reader's verdict. */
export function CollegeCard({ college, today, ...rest }: CollegeCardProps) {
  const { id, name, lines, schoolType, fees, logo, cycle } = college;
  const [place = "", levels = ""] = lines;
  return (
    <OpportunityCard
      {...rest}
      to={`/college/${id}`}
      title={name}
      emblem={
        logo ? (
          <CopiedImage
            picture={logo}
            alt={imageWords.logoOf(name)}
            className="size-10 shrink-0 rounded-[11px] bg-white object-contain p-1"
          />
        ) : undefined
      }
      money={fees}
      when={whenInShort({ ...noCycle, ...cycle }, today)}
      lines={[place, [schoolType, levels].filter(Boolean).join(" · ")].filter(Boolean)}
    />
  );
}
