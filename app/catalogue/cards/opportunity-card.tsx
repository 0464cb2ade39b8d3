import { type ReactNode, useContext } from "react";
import { englishText } from "#app/shared/languages/english-text.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import type { ClosingLabel } from "../dates/closing.ts";
import type { ShownVerdict } from "../eligibility/verdict.ts";
import { whyWords } from "../kinds/words.ts";
import { MatchedTexts } from "./matched-text.ts";
import { ProviderMark } from "./provider-mark.tsx";
import { bands, VerdictLine } from "./verdict-band.tsx";
import { cardWords } from "./words.ts";

interface OpportunityCardProps {
  to: string;
  title: string;
  /** The provider's logo, or a mark with its initials. */
  emblem?: ReactNode;
  /** "KES 82,200 a year". */
  money: string;
  when: ClosingLabel;
  /** Who may apply, its level, where it is. A phone shows only the first, unless the verdict or the match says more. */
  lines: string[];
  description?: string;
  /** The reader's verdict, if their profile is known. */
  verdict?: ShownVerdict | undefined;
  /** The button that saves it. */
  heart?: ReactNode;
  /** Other actions, such as comparing. */
  acts?: ReactNode;
}

/** The facts by which a student decides whether to open the page. The whole card is one link. */
export function OpportunityCard(props: OpportunityCardProps) {
  const { to, title, money, when, lines, description, verdict, heart, acts, emblem } = props;
  const why = useContext(MatchedTexts)[to];
  return (
    <li
      id={to.split("/").at(-1)}
      className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card lifted hover:border-edge"
    >
      <div className="flex grow gap-3 p-3 pr-2 pb-2">
        {emblem ?? <ProviderMark name={title} />}
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between">
            <h3 className="line-clamp-3 text-lg leading-tight">{title}</h3>
            {heart && <div className="-mt-2.5">{heart}</div>}
          </div>
          <p className="mt-0.5 line-clamp-2 pr-1 text-small leading-snug font-bold">{money}</p>
          <When {...when} />
          {lines.map((line, place) => (
            <p
              key={line}
              className={`mt-0.5 truncate text-note text-ink-2 ${place > 0 || verdict || why ? "max-md:hidden" : ""}`}
            >
              {line}
            </p>
          ))}
          {why ? (
            <p className="mt-1 line-clamp-1 pr-1 text-note text-ink-2 wrap-anywhere md:line-clamp-2">
              {withColon(whyWords[why.says])} {why.before}
              <mark className="rounded-xs bg-marigold-pale px-0.5 font-semibold text-ink">{why.match}</mark>
              {why.after}
            </p>
          ) : (
            description && (
              <p lang={englishText()} className="mt-1 line-clamp-2 pr-1 text-note text-ink-2 max-md:hidden">
                {description}
              </p>
            )
          )}
        </div>
      </div>
      <div
        className={`flex min-h-11 flex-wrap items-center gap-2 pr-1.5 pl-3.5 md:min-h-13 md:py-1 ${verdict ? bands[verdict.verdict].look : "border-t border-dashed border-line"}`}
      >
        {verdict && <VerdictLine {...verdict} />}
        <Link
          to={to}
          aria-label={cardWords.viewDetailsOf(title)}
          className="mr-auto flex min-h-11 shrink-0 items-center gap-1 rounded-full text-sm font-semibold no-underline after:absolute after:inset-0 hover:underline"
        >
          <span className={verdict ? "max-md:sr-only" : ""}>{cardWords.viewDetails}</span>
          <Icon name="chevron" className="size-4" />
        </Link>
        {acts}
      </div>
    </li>
  );
}

const tones: Partial<Record<ClosingLabel["tone"], string>> = {
  clay: "font-bold text-clay-ink",
  marigold: "font-bold text-marigold-ink",
};

/** When it closes or opens; near dates are highlighted. */
export const When = ({ tone, text }: ClosingLabel) => (
  <p className={`mt-0.5 flex items-start gap-1.5 text-sm leading-snug ${tones[tone] ?? "text-ink-2"}`}>
    <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
    <span>{text}</span>
  </p>
);
