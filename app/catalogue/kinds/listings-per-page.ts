/** Six screens of a phone, within the byte budget of a next page: see `docs/budget.md`. */
export const listingsPerPage = 12;
/** With data saver. */
export const fewListingsPerPage = 10;
