import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { queryRows } from "#database/query-rows.ts";
import { test } from "#tests/support/database/test-database.ts";
import { closesBy, stillOpen } from "./still-open.server.ts";

const today = "2026-11-15";

describe("a listing is open until its closing day has ended", () => {
  test.for([
    ["2026-11-14", true],
    ["2026-11-15", false],
    ["2026-11-16", false],
    ["2027-01-01", false],
    ["2025-12-31", true],
    [null, false],
  ] as const)("%s: closed is %s", async ([day, isOver], { db }) => {
    const closesOn = sql`coalesce(${day}::date, 'infinity')`;
    const [row] = await queryRows<{ open: boolean; soon: boolean }>(
      db,
      sql`select ${stillOpen(closesOn, today)} as open, ${closesBy(closesOn, "2026-11-22")} as soon`,
    );
    expect(row).toEqual({ open: !isOver, soon: day !== null && day <= "2026-11-22" });
  });
});
