import { type SponsoredListing, SponsoredRow } from "../sponsored-listings.tsx";
import { previewWords as words } from "./words.ts";

/** A listing as students see it, at both widths. Only the first card of the wide row is shown. */
export const ListingPreview = (listing: Omit<SponsoredListing, "id">) => {
  const row = <SponsoredRow listings={[{ ...listing, id: null }]} />;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <figure>
        <figcaption className="mb-2 font-semibold">{words.phone}</figcaption>
        <div className="max-w-[20.5rem] rounded-card border border-dashed border-edge bg-paper p-3">
          {row}
        </div>
      </figure>
      <figure className="min-w-0">
        <figcaption className="mb-2 font-semibold">{words.computer}</figcaption>
        <div className="max-w-[25rem] overflow-hidden rounded-card border border-dashed border-edge bg-paper p-3 max-sm:[zoom:.78]">
          <div className="w-[72rem]">{row}</div>
        </div>
      </figure>
    </div>
  );
};
