import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { queryRows } from "#database/query-rows.ts";
import { test } from "#tests/support/database/test-database.ts";
import { atDepth } from "#tests/support/depth.ts";
import { closesOnly, cycleStatusOf, noCycle } from "./cycle.ts";

const anyDay = fc
  .integer({ min: 0, max: 1_500 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
const anyUsual = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map((month) => String(month).padStart(2, "0")),
  anyDay.map((day) => day.slice(5)),
  fc.constant("02-29"),
);
const anyCase = fc.record({
  today: anyDay,
  opensOn: fc.option(anyDay),
  closesOn: fc.option(anyDay),
  usualOpens: fc.option(anyUsual),
  usualCloses: fc.option(anyUsual),
  isRolling: fc.boolean(),
});

describe("the database and the pages", () => {
  test("agree on a listing's state and next closing day", async ({ db }) => {
    const cases = fc.sample(anyCase, { numRuns: atDepth(4_000, 20_000), seed: 7 });
    const answers = await queryRows<{ state: string; closing: string | null }>(
      db,
      sql`select cycle_state(today, "opensOn", "closesOn", "usualOpens", "usualCloses", "isRolling") as state,
          next_closing("closesOn", "usualCloses", today)::text as closing
        from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality as given (one, place),
          jsonb_to_record(one) as fields (today date, "opensOn" date, "closesOn" date, "usualOpens" text, "usualCloses" text,
            "isRolling" boolean)
        order by place`,
    );
    const seen = new Set<string>();
    for (const [place, { today, ...cycle }] of cases.entries()) {
      const { state } = cycleStatusOf({ ...noCycle, ...cycle }, today);
      seen.add(state);
      expect(answers[place]?.state, JSON.stringify(cases[place])).toBe(state);
      const { closes } = cycleStatusOf(
        { ...noCycle, closesOn: cycle.closesOn, usualCloses: cycle.usualCloses },
        today,
      );
      expect(answers[place]?.closing, JSON.stringify(cases[place])).toBe(closes?.day ?? cycle.closesOn);
    }
    expect(seen.size).toBe(7);
    expect(closesOnly("2026-12-15", true).usualCloses).toBe("12-15");
  });
});
