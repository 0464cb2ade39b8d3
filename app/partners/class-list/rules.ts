/** A large class. Longer lists would delay other visitors. */
export const mostRows = 60;
export const mostColumns = 50;
export const mostBytes = 20_000;
/** Longer than any real cell of a class list. */
export const longestCell = 200;
/** As much as a person could shorten by hand. */
export const longestGivenBack = 60_000;
/** At most this many matches are listed per row. */
export const mostNamed = 5;
