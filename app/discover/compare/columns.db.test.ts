import { expect } from "vitest";
import { addColleges, addScholarships, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { readColumn, sideBySide } from "./columns.server.ts";

const reader = { rates: [], country: null };

test("two awards are shown side by side, fact by fact, with empty cells for unknown facts", async ({
  db,
}) => {
  const [one = "", other = ""] = await addScholarships(
    db,
    {
      title: "Rhodes",
      country: "United Kingdom",
      deadline: "2026-12-01",
      citizens: ["Kenya"],
      documents: ["CV", "transcript"],
    },
    { title: "Chevening", country: "United Kingdom", usualCloses: "10", provider: "FCDO", documents: null },
  );
  const columns = [];
  for (const id of [one, other])
    columns.push(await readColumn(db, { kind: "scholarship", id }, reader, today));
  const rows = sideBySide(columns.flatMap((column) => column ?? []));
  const valuesOf = (name: string) =>
    rows.find((row) => row.name === name)?.cells.map((cell) => cell?.value ?? null);
  expect(columns.map((column) => column?.title)).toEqual(["Rhodes", "Chevening"]);
  expect(valuesOf("Closes")).toEqual(["1 December 2026", "Usually October"]);
  expect(valuesOf("Where you study")).toEqual(["United Kingdom", "United Kingdom"]);
  expect(valuesOf("Provider")).toEqual([null, "FCDO"]);
  expect(valuesOf("Documents")).toEqual(["CV, transcript", null]);
  expect(valuesOf("Interview")).toBeUndefined();
  expect(valuesOf("Usually closes")).toBeUndefined();
  const names = rows.map(({ name }) => name);
  expect(names.indexOf("Provider")).toBeLessThan(names.indexOf("Citizens of"));
});

test("a college shows its fees, and an unlisted record gets no column", async ({ db }) => {
  const [id = ""] = await addColleges(db, { name: "Ashesi", country: "Ghana" });
  const college = await readColumn(db, { kind: "college", id }, reader, today);
  expect(college?.rows).toContainEqual({ name: "Fees", value: "Not stated" });
  expect(await readColumn(db, { kind: "scholarship", id }, reader, today)).toBeNull();
});
