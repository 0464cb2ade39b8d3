/** Listings are shown until the end of their last day, or forever without one. */
export const hasEnded = <Listing extends { endDate: string | null }>(
  listing: Listing,
  today: string,
): listing is Listing & { endDate: string } => listing.endDate !== null && listing.endDate < today;
