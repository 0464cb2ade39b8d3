import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { queryRows } from "#database/query-rows.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { testOnSeed } from "#tests/support/database/test-database.ts";
import { columnsOf } from "../catalogue-rows.ts";
import { readRows } from "../read-rows.server.ts";
import { listingsIn } from "./listing.ts";

const today = "2026-11-15";
const packed = {
  scholarships: empty("scholarships"),
  colleges: empty("colleges"),
  internships: empty("internships"),
};
function empty(kind: Kind) {
  return { columns: columnsOf(kind), values: [] };
}

testOnSeed(new Date(`${today}T12:00:00Z`))(
  "a phone tags every listing as the database does",
  async ({ db }) => {
    const { rows } = await readRows(db, today);
    const here = new Map(listingsIn({ kinds: packed }, rows).map(({ id, tags }) => [id, new Set(tags)]));
    expect(here.size).toBeGreaterThan(600);
    for (const kind of kinds) {
      const found = await queryRows<{ id: string; tags: string[] }>(
        db,
        sql`select id, tags from ${sql.identifier(kind)}`,
      );
      for (const { id, tags } of found) if (here.has(id)) expect(here.get(id)).toEqual(new Set(tags));
    }
  },
);
