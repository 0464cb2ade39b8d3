import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, index } from "drizzle-orm/pg-core";
import { degreeTypes, educationLevels, fieldsOfInterest, gpaRequirements, targetCountries } from "./lists.ts";

/** What an opportunity says when no field is shut out. */
export const welcomesEveryField = ["All fields", "Any field"] as const;

/**
 * Everything a score depends on comes from closed lists, so an opportunity's side of it is worked out once, when it is
 * written: bit `first + n` is set when its words contain entry n of the list. JavaScript counts exactly to 53 bits, so that is all there are.
 */
export const matchLayout = {
  field: { first: 0, list: [...fieldsOfInterest, ...welcomesEveryField] },
  country: { first: 16, list: targetCountries },
  level: { first: 42, list: [...new Set([...educationLevels, ...degreeTypes])] },
  gpa: { first: 47, list: gpaRequirements },
  budget: { first: 51, list: ["known"] },
  duration: { first: 52, list: ["known"] },
} as const satisfies Record<string, { first: number; list: readonly string[] }>;

type Place = keyof typeof matchLayout;

export const matchBits = (...parts: string[]) =>
  bigint({ mode: "number" })
    .notNull()
    .generatedAlwaysAs(sql.raw(parts.join(" | ")));

export const bitsOf = (place: Exclude<Place, "budget" | "duration">, column: string) =>
  wordsFound(place, column, place === "field" ? fieldsOfInterest : matchLayout[place].list);

/** Like `bitsOf` the fields, and "All fields" counts too. */
export const bitsOfFields = (column: string) => wordsFound("field", column, matchLayout.field.list);

export const isSaid = (place: "budget" | "duration", column: string) =>
  `(match_says(${column}) << ${matchLayout[place].first})`;

/** In the order in which they leave the lists, with all it takes to score them. */
export const matchIndex = (
  name: string,
  table: { matchBits: AnyPgColumn; listedUntil: AnyPgColumn; createdAt: AnyPgColumn; id: AnyPgColumn },
) =>
  index(`${name}_leaving`).on(table.listedUntil, newest(table.createdAt), newest(table.id), table.matchBits);

const newest = (column: AnyPgColumn): SQL => sql`${column} desc`;

function wordsFound(place: Place, column: string, list: readonly string[]): string {
  const names = list.map((name) => `'${name.toLowerCase().replaceAll("_", " ")}'`);
  return `(match_bits(${column}, array[${names.join(", ")}]) << ${matchLayout[place].first})`;
}
