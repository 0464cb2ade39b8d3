import { Link } from "react-router";
import { textLinkLook } from "#app/common/ui/text-link.tsx";
import { browseAddress } from "#app/discover/search/search-address.ts";
import type { SearchFilters } from "#app/discover/search/search-filters.ts";
import type { Shown } from "./look-around.server.ts";
import { browseWords } from "./words.ts";

/** Says openly that another search is shown than the one that was typed, and leads back to that. */
export function ShownInstead({ instead, filters }: { instead: Shown; filters: SearchFilters }) {
  const { asked, leftOut } = instead;
  return (
    <p className="mb-3 rounded-card border border-line bg-card px-4 py-3 wrap-anywhere">
      {leftOut.length > 0 ? (
        <>
          {browseWords.nothingForAll} “{asked}”. {browseWords.without} <strong>{leftOut.join(", ")}</strong>.
        </>
      ) : (
        <>
          {browseWords.showingFor} <strong>{filters.text}</strong>.
        </>
      )}{" "}
      <Link to={browseAddress(filters, { text: asked, isExact: true })} className={textLinkLook}>
        {browseWords.insteadFor} “{asked}”
      </Link>
    </p>
  );
}
