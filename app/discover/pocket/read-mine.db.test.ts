import { expect } from "vitest";
import { savedItems } from "#database/schema/index.ts";
import { addScholarships } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { aSignedInMember } from "#tests/support/member.ts";
import { somebody } from "#tests/support/people.ts";
import { readMine } from "./read-mine.server.ts";

const today = "2026-11-15";

test("somebody takes along what they saved and nothing of anybody else's", async ({ db }) => {
  const [amina, kofi] = [await somebody(db), await somebody(db, "Kofi Mensah")];
  const [first = "", second = ""] = await addScholarships(db, { title: "First" }, { title: "Second" });
  await db.insert(savedItems).values([
    {
      userId: amina,
      scholarshipId: first,
      note: "ask Mr Otieno",
      ticked: ["essay"],
      title: "",
    },
    { userId: kofi, scholarshipId: second, note: "Kofi's own", title: "" },
  ]);
  const hers = await readMine(aSignedInMember(db, amina), today);
  expect(hers).toMatchObject({ takenOn: today, applicant: null });
  expect(hers.saved).toEqual([
    {
      item: `scholarship/${first}`,
      title: "First",
      status: "interested",
      note: "ask Mr Otieno",
      ticked: ["essay"],
    },
  ]);
  const his = await readMine(aSignedInMember(db, kofi), today);
  expect(his.whose).not.toBe(hers.whose);
  expect(JSON.stringify(his)).not.toContain("Otieno");
});
