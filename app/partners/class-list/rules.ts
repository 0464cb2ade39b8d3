/** A large class. More would take other visitors' time. */
export const mostRows = 60;
export const mostColumns = 50;
export const mostBytes = 20_000;
/** No cell of a class list needs more. */
export const longestCell = 200;
/** As much as anybody would shorten by hand. */
export const longestGivenBack = 60_000;
/** How many matches of a row are listed. */
export const mostNamed = 5;
