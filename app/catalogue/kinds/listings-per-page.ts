/** Six screens of a phone, and as many bytes as a next page may have: see `docs/budget.md`. */
export const listingsPerPage = 12;
/** For who saves data. */
export const fewListingsPerPage = 10;
