import { describe, expect, test } from "vitest";
import { openTablesRead } from "./tables-read.ts";

const { reachOf, isWatched } = openTablesRead();
const tables = (statement: string) => [...reachOf(statement).tables].sort();

describe("of SQL is known", () => {
  test("which tables it reads", () => {
    expect(tables('select "events"."id" from "events" left join kept_pictures copy on true')).toEqual([
      "events",
      "kept_pictures",
    ]);
  });

  test("which tables the functions read that it calls", () => {
    expect(tables("select * from search_union($1, $2)")).toEqual(["union_posts", "union_threads"]);
  });

  test("whose versions it asks for", () => {
    expect(tables("select catalogue_version()")).toEqual([
      "colleges",
      "currency_rates",
      "internships",
      "kept_pictures",
      "scholarships",
      "search_synonyms",
      "search_tags",
      "search_words",
    ]);
  });

  test.each([
    "select note_missed_search($1)",
    'insert into "events" values ($1)',
    "with gone as (delete from events returning 1) select 1",
    "call something()",
  ])("that it may write: %s", (statement) => expect(reachOf(statement).mayWrite).toBe(true));

  test.each([
    'select "updated_at", copy.id from "events" as copy',
    "select search_union($1, $2)",
    "select set_config('role', $1, true)",
    "begin",
  ])("that it only reads: %s", (statement) => expect(reachOf(statement).mayWrite).toBe(false));
});

test("what says nothing of its changes is known as such", () => {
  expect(isWatched("scholarships")).toBe(true);
  expect(isWatched("missed_searches")).toBe(false);
  expect(isWatched("users")).toBe(false);
});
