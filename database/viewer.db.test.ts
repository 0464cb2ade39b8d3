import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, aVisitor, somebody } from "#tests/support/people/people.ts";
import { asViewer } from "./viewer.ts";

const whoAmI = sql`select current_user as role, current_user_id() as id`;

describe("asViewer", () => {
  test("runs with the member's role and id, and resets both afterwards", async ({ db }) => {
    const amina = await somebody(db);
    const inside = await asViewer(aMember(db, amina), (own) => own.execute(whoAmI));
    expect(inside).toHaveProperty("rows", [{ role: "fursa_member", id: amina }]);
    expect(await db.execute(whoAmI)).toHaveProperty("rows", [{ role: "fursa_owner", id: null }]);
  });

  test("leaves the outer transaction usable when the work is refused", async ({ db }) => {
    await expect(
      asViewer(aVisitor(db), (own) => own.execute(sql`delete from scholarships`)),
    ).rejects.toThrow();
    expect(await db.execute(whoAmI)).toHaveProperty("rows", [{ role: "fursa_owner", id: null }]);
  });
});
