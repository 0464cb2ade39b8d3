/** Numbers that the database checks and the forms show; apart, so that a browser need not load the tables for them. */
export const graduationYears = { first: 2024, last: 2035 };
export const gpaScale = { lowest: 0, highest: 4 };
export const displayNameLength = { least: 3, most: 30 };
export const postLength = { title: 120, body: 5_000, note: 500 };
