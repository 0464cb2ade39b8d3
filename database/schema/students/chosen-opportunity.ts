import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/users.ts";
import { opportunityKinds } from "../lists.ts";

/**
 * A person and one opportunity of any kind, one column per kind. No foreign keys: unpublishing moves a listing to
 * another table, and what a student wrote about it must survive that.
 */
export const chosenOpportunity = () => ({
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  scholarshipId: uuid(),
  collegeId: uuid(),
  internshipId: uuid(),
  kind: text({ enum: opportunityKinds })
    .notNull()
    .generatedAlwaysAs(
      sql`case when scholarship_id is not null then 'scholarship' when college_id is not null then 'college' else 'internship' end`,
    ),
  opportunityId: uuid().notNull().generatedAlwaysAs(sql`coalesce(scholarship_id, college_id, internship_id)`),
});

interface ChosenColumns {
  userId: AnyPgColumn;
  scholarshipId: AnyPgColumn;
  collegeId: AnyPgColumn;
  internshipId: AnyPgColumn;
  kind: AnyPgColumn;
  opportunityId: AnyPgColumn;
}

/** Exactly one opportunity, once per person, with an index from an opportunity to the people who chose it. */
export const chosenOnce = (name: string, table: ChosenColumns) => [
  check(
    `${name}_one_kind`,
    sql`num_nonnulls(${table.scholarshipId}, ${table.collegeId}, ${table.internshipId}) = 1`,
  ),
  unique(`${name}_once`).on(table.userId, table.kind, table.opportunityId),
  ...(["scholarship", "college", "internship"] as const).map((kind) => {
    const column = table[`${kind}Id`];
    return index(`${name}_${kind}`).on(column).where(sql`${column} is not null`);
  }),
];
