import fc from "fast-check";
import { expect, test } from "vitest";
import { packColumn, sortedEntries, unpackColumn } from "./pack-column.ts";

const plain = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
const entries = fc.array(fc.dictionary(fc.constantFrom("name", "level", "months", "source"), plain));

test("any column is unpacked as it was, with properties in the same order", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(entries, fc.constant(null), plain)), (values) => {
      const sent = values.map(sortedEntries);
      expect(JSON.stringify(unpackColumn(JSON.parse(JSON.stringify(packColumn(sent)))))).toBe(
        JSON.stringify(sent),
      );
    }),
  );
});

test("ids become their bytes, and come back as they were", () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { minLength: 1 }), (ids) => {
      const packed = packColumn(ids);
      expect(packed).toEqual({ ids: expect.any(String) });
      expect(unpackColumn(packed)).toEqual(ids);
      expect(JSON.stringify(packed).length).toBeLessThan(22 * ids.length + 14);
    }),
  );
  expect(packColumn([])).toEqual([]);
});

test("a column of lists of objects becomes one list per property", () => {
  const values = [[{ level: "degree", name: "Law" }, { name: "Art" }], null, []];
  expect(packColumn(values)).toEqual({
    counts: [2, null, 0],
    properties: { level: ["degree", null], name: ["Law", "Art"] },
  });
});
