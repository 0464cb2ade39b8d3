import { listNames } from "#app/shared/languages/formats.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { searchWords } from "./words.ts";

/** A search that is shown instead of the typed one, which found nothing. */
export interface ShownSearch {
  typed: string;
  /** The words that were left out; empty if only the spelling changed. */
  leftOut: string[];
}

interface ShownInsteadProps extends ShownSearch {
  /** The text that was searched for. */
  text: string;
  /** The address of the search for the exact words. */
  back: string;
}

/** Says that another search is shown, with a link to the typed one. */
export const FallbackNotice = ({ typed, leftOut, text, back }: ShownInsteadProps) => (
  <p className="mb-3 rounded-card border border-line bg-card px-4 py-3 wrap-anywhere max-md:px-3 max-md:py-2 max-md:text-sm">
    {leftOut.length > 0 ? searchWords.without(typed, listNames(leftOut)) : searchWords.showingFor(text)}{" "}
    <Link to={back} className={textLinkLook}>
      {searchWords.insteadFor(typed)}
    </Link>
  </p>
);
