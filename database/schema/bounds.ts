/** Limits that the database checks and the forms show; separate, so that browsers don't load the tables for them. */
export const graduationYears = { first: 2024, last: 2035 };
export const finishedYears = { first: 1960, last: 2035 };
export const yearsOfStudy = { first: 1, last: 9 };
export const gpaScale = { lowest: 0, highest: 4 };
/** Characters. */
export const longestNote = 1_000;
/** Referees: more than any award requires. */
export const mostReferees = 5;
export const longestReferee = 80;
/** Below the lowest percentage nothing counts as a match. */
export const alertPercents = { lowest: 30, highest: 100 };
export const displayNameLength = { least: 3, most: 30 };
export const postLength = { title: 120, body: 5_000, note: 500 };
/** A saved search: its URL and its name. Characters. */
export const longestSearch = 1_500;
/** More saved searches than anyone would read emails about. */
export const mostSearches = 20;

/** Characters. Those of the large push services have about 200. */
export const pushEndpointLength = 1024;

/** Courses in a plan. The placement portal's form has had four to six rows. */
export const mostChoices = 6;
