/** A class and a little more. What is larger takes others' time as well. */
export const mostRows = 60;
export const mostColumns = 50;
export const mostBytes = 20_000;
/** No cell of a class list needs more. */
export const longestCell = 200;
/** As much as anybody would cut by hand. */
export const longestGivenBack = 60_000;
/** How many of what fits a row are named. */
export const mostNamed = 5;
