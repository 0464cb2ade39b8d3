import type { ReactNode } from "react";
import { Picture } from "#app/common/pictures/picture.tsx";
import { pictureWords } from "#app/common/pictures/words.ts";
import { Tag } from "#app/common/ui/tag.tsx";
import { Highlight, OpportunityCard } from "./opportunity-card.tsx";
import type { CollegeCard as College } from "./read-cards.server.ts";
import { amountUnknown } from "./words.ts";

interface CollegeCardProps {
  college: College;
  corner?: ReactNode;
}

/** Name, location, type, and the tuition in figures where we know it. */
export function CollegeCard({ college, corner }: CollegeCardProps) {
  const { id, name, location, country, schoolType, fees, feesFor, logo } = college;
  return (
    <OpportunityCard
      to={`/college/${id}`}
      title={name}
      corner={corner}
      emblem={
        <Picture
          picture={logo}
          alt={pictureWords.logoOf(name)}
          className="size-12 shrink-0 rounded-xl bg-white object-contain p-1"
        />
      }
      byline={location || country}
      tags={schoolType && <Tag tone="marigold">{schoolType}</Tag>}
      highlight={
        <Highlight large={fees || amountUnknown} small={["Tuition", feesFor].filter(Boolean).join(", ")} />
      }
    />
  );
}
