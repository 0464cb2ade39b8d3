import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, PgDialect, QueryBuilder } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { QuickDialect } from "./quick-dialect.ts";
import { profiles, savedItems, scholarships } from "./schema/index.ts";

const casing = "snake_case" as const;
const quick = new QuickDialect({ casing });
const drizzles = new PgDialect({ casing });
const nobody = "00000000-0000-4000-8000-000000000000";
const other = alias(profiles, "other");

function questionsBy(dialect: PgDialect): Record<string, SQL> {
  const ask = new QueryBuilder(dialect);
  const theirs = ask
    .select({ id: savedItems.opportunityId, many: count().as("many") })
    .from(savedItems)
    .as("theirs");
  return {
    "a whole table": ask.select().from(profiles).where(eq(profiles.userId, nobody)).getSQL(),
    "a table beside another": ask
      .select({ mine: getTableColumns(profiles), id: savedItems.opportunityId })
      .from(profiles)
      .leftJoin(savedItems, eq(savedItems.userId, profiles.userId))
      .orderBy(desc(profiles.updatedAt), asc(savedItems.kind))
      .limit(3)
      .getSQL(),
    "a table under another name": ask.select().from(other).where(eq(other.userId, nobody)).getSQL(),
    "a question in a question": ask
      .select({
        id: scholarships.id,
        many: theirs.many,
        again: sql<number>`${theirs.many} + ${1}`.as("again"),
      })
      .from(scholarships)
      .innerJoin(theirs, eq(theirs.id, scholarships.id))
      .where(
        or(
          inArray(scholarships.id, ask.select({ id: savedItems.opportunityId }).from(savedItems)),
          exists(
            ask
              .select()
              .from(savedItems)
              .where(and(isNull(savedItems.userId), undefined)),
          ),
        ),
      )
      .getSQL(),
    "a named question before another": (() => {
      const first = ask.$with("first").as(ask.select().from(scholarships).where(eq(scholarships.title, "A")));
      return ask.with(first).select().from(first).getSQL();
    })(),
    "two in one": ask
      .select({ id: profiles.userId })
      .from(profiles)
      .unionAll(ask.select({ id: savedItems.userId }).from(savedItems).where(eq(savedItems.userId, nobody)))
      .getSQL(),
    "our own words": sql`select ${sql.raw("1")}, ${[1, "b", null]}, ${profiles}, ${undefined}${null} ${sql.identifier('a"b')}
    ${sql.param(["x", "y"])} ${new Date(0)} ${{ a: 1 }} ${sql.placeholder("later")} ${sql.join([sql`a`, sql`${2}`], sql`, `)} ${sql.empty()}`,
    "values that a column writes": sql`${sql.param(new Date(0), profiles.updatedAt)} ${sql.param(sql`now()`, profiles.fullName)} ${sql.param(sql.placeholder("at"), profiles.updatedAt)} ${sql.param(null, profiles.updatedAt)}`,
    "a change": dialect.buildUpdateQuery({
      table: profiles,
      joins: [],
      set: { fullName: sql.param("O'Neil", profiles.fullName) },
      where: eq(profiles.userId, nobody),
      returning: [{ path: ["userId"], field: profiles.userId }],
    }),
  };
}

const writtenBy = (dialect: PgDialect) =>
  Object.entries(questionsBy(dialect)).map(([name, question]) => {
    const { typings: _, ...written } = dialect.sqlToQuery(question);
    return { name, ...written };
  });

describe("a question reads as Drizzle writes it:", () => {
  const written = writtenBy(quick);
  for (const [place, expected] of writtenBy(drizzles).entries())
    test(expected.name, () => expect(written[place]).toEqual(expected));
});

test("what is strange in a question is left to Drizzle, with all around it", () => {
  const question = sql`select ${"a"}, ${sql`${"it's"}`.inlineParams()}`;
  expect(quick.sqlToQuery(question)).toEqual(drizzles.sqlToQuery(question));
  expect(quick.sqlToQuery(question).sql).toBe("select $1, 'it''s'");
});

test("a column of a table that is not asked is refused", () => {
  const question = new QueryBuilder(quick).select({ id: savedItems.opportunityId }).from(profiles);
  expect(() => question.getSQL()).toThrow("is not part of the query");
});
