import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { tableOf } from "#app/catalogue/kinds/tables.server.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { columnDefaults } from "./column-defaults.ts";

/**
 * Images, the map position, the source of a record: not worth their bytes on a phone. Everything else is derived from
 * what is included.
 */
const leftAtHome = [
  ...["createdAt", "imageUrl", "latitude", "logoUrl", "longitude", "sourceName", "sourceUrl"],
];

test.each(kinds)("every fact of %s is in the snapshot, or left out on purpose", (kind) => {
  const facts = Object.entries(getTableColumns(tableOf[kindOf[kind]])).flatMap(([name, column]) =>
    column.generated || name === "id" ? [] : name,
  );
  const decided = [...Object.keys(columnDefaults[kind]), ...leftAtHome];
  expect(facts.filter((name) => !decided.includes(name))).toEqual([]);
  expect(Object.keys(columnDefaults[kind]).filter((name) => !facts.includes(name))).toEqual([]);
});
