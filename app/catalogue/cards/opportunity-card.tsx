import { type ReactNode, useContext } from "react";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { whyWords } from "../kinds/words.ts";
import { WhyHere } from "./why-here.ts";

interface OpportunityCardProps {
  to: string;
  title: string;
  /** Short facts above the title. */
  tags: ReactNode;
  /** A small picture beside the title. */
  emblem?: ReactNode;
  /** Its level, where it is, who may apply. */
  lines: string[];
  description?: string;
  /** What decides, at the foot: an amount, a tuition, a duration. */
  highlight: ReactNode;
  /** What a student can do with it without opening it, where the thumb is: the page knows. */
  acts?: ReactNode;
}

/** What decides a click, and the one link there is; it can be pressed anywhere on the card. */
export function OpportunityCard(props: OpportunityCardProps) {
  const { to, title, tags, lines, description, highlight, acts, emblem } = props;
  const why = useContext(WhyHere)[to];
  return (
    <Card as="li" id={to.split("/").at(-1)} className="relative flex min-w-0 flex-col hover:border-edge">
      <div className="flex flex-wrap gap-1.5">{tags}</div>
      <div className="mt-3 flex items-start gap-3">
        {emblem}
        <div className="min-w-0">
          <h3 className="text-xl">{title}</h3>
          {lines.map((line) => (
            <p key={line} className="mt-1 text-sm text-ink-2">
              {line}
            </p>
          ))}
        </div>
      </div>
      {description && <p className="mt-2 line-clamp-3 text-ink-2">{description}</p>}
      {why && (
        <p className="mt-2 line-clamp-3 text-sm text-ink-2 wrap-anywhere">
          {whyWords[why.says]}: {why.before}
          <mark className="rounded-xs bg-mint px-0.5 font-semibold text-ink">{why.match}</mark>
          {why.after}
        </p>
      )}
      <div className="mt-auto pt-4">
        <div className="border-t border-dashed border-line pt-3">{highlight}</div>
        <div className="mt-3 -mr-2.5 flex flex-wrap items-center">
          <ButtonLink
            to={to}
            look="outline"
            size="small"
            aria-label={`View Details: ${title}`}
            className="mr-auto after:absolute after:inset-0"
          >
            View Details
          </ButtonLink>
          {acts}
        </div>
      </div>
    </Card>
  );
}

/** The foot's words: the large one decides, the small one belongs to it. */
export const Highlight = ({ large, small }: { large: string; small?: string | undefined }) => (
  <>
    <p className="font-display text-lg leading-tight font-bold text-leaf">{large}</p>
    {small && <p className="mt-0.5 text-sm text-ink-2">{small}</p>}
  </>
);
