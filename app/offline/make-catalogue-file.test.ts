import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openSigner } from "#app/shared/signing/signer.server.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import {
  byId,
  type CatalogueFile,
  type CatalogueRows,
  partBytes,
  partCount,
  partOf,
  rowsIn,
  versionedText,
  withChanges,
} from "./catalogue-file.ts";
import { digestCatalogue, makeCatalogueFile, withFixedSignature } from "./make-catalogue-file.server.ts";

const today = "2026-11-16";
const signer = openSigner("a-secret-of-thirty-two-characters-or-more", "catalogue");
const make = (rows: CatalogueRows, since: string | null = null) =>
  makeCatalogueFile(digestCatalogue({ rates: [], rows }), today, signer, since);
const count = (file: CatalogueFile) => {
  const rows = rowsIn(file);
  return kinds.reduce((sum, kind) => sum + rows[kind].length, 0);
};

/** Some records of each kind, by their ids. */
const someRows = fc
  .array(fc.tuple(fc.uuid(), fc.constantFrom(...kinds), fc.string()), { maxLength: 60 })
  .map((listings) => {
    const rows: CatalogueRows = { scholarships: [], colleges: [], internships: [] };
    for (const [id, kind, name] of new Map(listings.map((one) => [one[0], one])).values())
      rows[kind].push([id, name, null]);
    for (const kind of kinds) rows[kind].sort(byId);
    return rows;
  });
/** Whether the rows of a part differ and their digests don't. */
const missesPart = (before: CatalogueRows, after: CatalogueRows) => {
  const [old, own] = [before, after].map((rows) => Buffer.from(make(rows).parts, "base64url"));
  const inPart = (rows: CatalogueRows, part: number) =>
    JSON.stringify(kinds.map((kind) => rows[kind].filter(([id]) => partOf(id) === part)));
  return Array.from({ length: partCount }, (_, part) => part).some((part) => {
    const bytes = [part * partBytes, (part + 1) * partBytes] as const;
    return (
      inPart(before, part) !== inPart(after, part) &&
      own &&
      old?.subarray(...bytes).equals(own.subarray(...bytes))
    );
  });
};
const idsAndNames = (rows: CatalogueRows) => kinds.map((kind) => rows[kind].map(([id, name]) => [id, name]));

describe("a delta for an older snapshot", () => {
  test("turns it into the current one, whatever was added, changed or removed", () => {
    fc.assert(
      fc.property(someRows, someRows, (before, after) => {
        // A part has a short digest, so one change in 65,536 is missed. The phone notices it by the version, and
        // requests the full file.
        fc.pre(!missesPart(before, after));
        const changes = make(after, make(before).parts);
        expect(idsAndNames(withChanges(rowsIn(make(before)), changes))).toEqual(idsAndNames(after));
      }),
    );
  });

  test("is empty without changes, and small for few", () => {
    const id = (part: number) => `${part.toString(16).padStart(2, "0")}000000-0000-4000-8000-000000000000`;
    const rows: CatalogueRows = {
      scholarships: Array.from({ length: 200 }, (_, part) => [id(part), `Award ${part}`]),
      colleges: [],
      internships: [],
    };
    const { parts } = make(rows);
    expect(make(rows, parts)).toMatchObject({ changed: [] });
    expect(count(make(rows, parts))).toBe(0);
    const altered = { ...rows, scholarships: rows.scholarships.with(7, [id(7), "Another"]) };
    expect(make(altered, parts)).toMatchObject({ changed: [7] });
    expect(count(make(altered, parts))).toBe(1);
    const fewer = { ...rows, scholarships: rows.scholarships.slice(1) };
    expect(make(fewer, parts)).toMatchObject({ changed: [0] });
    expect(count(make(fewer, parts))).toBe(0);
  });

  test.each(["", "nonsense", "A".repeat(683), "=".repeat(684), "%"])(
    "contains the whole catalogue for an unknown version: %s",
    (since) => {
      const rows: CatalogueRows = {
        scholarships: [],
        colleges: [[crypto.randomUUID(), "One"]],
        internships: [],
      };
      const file = make(rows, since);
      expect(count(file)).toBe(1);
      expect(file.changed?.length ?? 0).toSatisfy((parts: number) => parts === 0 || parts === 256);
    },
  );
});

test("the version is the digest of the contents, so that any browser can verify it", () => {
  const rows: CatalogueRows = {
    scholarships: [],
    colleges: [["0b000000-0000-4000-8000-000000000000", "x"]],
    internships: [],
  };
  const again = createHash("sha256").update(versionedText([], rows)).digest("base64url");
  expect(make(rows).version).toBe(again);
  expect(make(rows, make(rows).parts).version).toBe(again);
});

test("two servers produce the same snapshot, though each signs it with its own nonce", () => {
  const rows: CatalogueRows = { scholarships: [], colleges: [], internships: [] };
  const [one, other] = [1, 2].map(() => {
    const own = openSigner("a-secret-of-thirty-two-characters-or-more", "catalogue");
    return makeCatalogueFile(digestCatalogue({ rates: [], rows }), today, own, null);
  });
  if (!one || !other) throw new Error("nothing was made");
  expect(one.signature).not.toBe(other.signature);
  expect(withFixedSignature(one)).toEqual(withFixedSignature(other));
  expect(withFixedSignature(one).signature.length).toBe(one.signature.length);
});
