import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { searchWords } from "./words.ts";

/** Another search than the one that was typed, since that found nothing. */
export interface Shown {
  asked: string;
  /** What of it was left out; nothing where the words were only written otherwise. */
  leftOut: string[];
}

interface ShownInsteadProps extends Shown {
  /** The words that were looked for. */
  text: string;
  /** The search for the very words that were typed. */
  back: string;
}

/** Says openly that another search is shown than the one that was typed, and leads back to that. */
export const ShownInstead = ({ asked, leftOut, text, back }: ShownInsteadProps) => (
  <p className="mb-3 rounded-card border border-line bg-card px-4 py-3 wrap-anywhere max-md:px-3 max-md:py-2 max-md:text-sm">
    {leftOut.length > 0 ? (
      <>
        {searchWords.nothingForAll} “{asked}”. {searchWords.without} <strong>{leftOut.join(", ")}</strong>.
      </>
    ) : (
      <>
        {searchWords.showingFor} <strong>{text}</strong>.
      </>
    )}{" "}
    <Link to={back} className={textLinkLook}>
      {searchWords.insteadFor} “{asked}”
    </Link>
  </p>
);
