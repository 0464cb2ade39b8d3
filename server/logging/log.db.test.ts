import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { savedItems } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { openLog } from "./log.ts";

const note = "a private note";

test.for(["no such row", "a value of the wrong type", "the same twice"] as const)(
  "when the database refuses %s, the log contains none of the values",
  async (what, { db }) => {
    const userId = await somebody(db);
    const nobody = "00000000-0000-4000-8000-000000000000";
    const attempts = {
      "no such row": (own: typeof db) =>
        own.insert(savedItems).values({ userId: nobody, collegeId: nobody, note }),
      "a value of the wrong type": (own: typeof db) => own.execute(sql`select ${note}::text::uuid`),
      "the same twice": (own: typeof db) =>
        own.execute(sql`insert into users (id, email) values (${userId}, ${note})`),
    };
    const problem = await db.transaction((own) => attempts[what](own)).catch((refusal: unknown) => refusal);
    expect(problem).toBeInstanceOf(Error);
    let lines = "";
    openLog("info", { write: (line: string) => (lines += line) }).error({ err: problem }, "not saved");
    expect(lines).toContain('"code":"2');
    for (const value of [note, "private", nobody, userId]) expect(lines).not.toContain(value);
  },
);
