import { formatNumber } from "#app/shared/languages/formats.ts";
import { ButtonLink } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { linkWords } from "./link-words.ts";
import { previousNextText } from "./text-words.ts";

interface PreviousNextProps {
  number: number;
  previous: string | null;
  next: string | null;
}

/** The previous and next pages; nothing if the list has only one. */
export function PreviousNext({ number, previous, next }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={previousNextText.pages} className="mt-8 flex items-center justify-center gap-3">
      {previous && (
        <ButtonLink to={previous} rel="prev" look="outline">
          <Icon name="chevron-back" className="size-4" />
          {previousNextText.previous}
        </ButtonLink>
      )}
      <span aria-current="page" className="px-2 font-semibold">
        {linkWords.page(formatNumber(number))}
      </span>
      {next && (
        <ButtonLink to={next} rel="next" look="outline">
          {previousNextText.next}
          <Icon name="chevron" className="size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}
