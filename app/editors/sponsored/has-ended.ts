/** A listing is shown to the end of its last day; one without a last day never ends. */
export const hasEnded = <Listing extends { endDate: string | null }>(
  listing: Listing,
  today: string,
): listing is Listing & { endDate: string } => listing.endDate !== null && listing.endDate < today;
