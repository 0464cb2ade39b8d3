import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { followThread } from "#app/community/union/follow/follow-thread.server.ts";
import { savedItems, unionThreads } from "#database/schema/index.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { ask, aUnionMember } from "#tests/support/people/union.ts";
import { readMemberData } from "./read-member-data.server.ts";

const today = "2026-11-15";

test("a member's snapshot contains what they saved, and nothing of anyone else's", async ({ db }) => {
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
  const hers = await readMemberData(aSignedInMember(db, amina), today);
  expect(hers).toMatchObject({ takenOn: today, applicant: null, answers: null, threads: [] });
  expect(hers.saved).toEqual([
    {
      item: `scholarship/${first}`,
      title: "First",
      status: "interested",
      note: "ask Mr Otieno",
      ticked: ["essay"],
      hasReferees: false,
      wantsOpening: false,
    },
  ]);
  const his = await readMemberData(aSignedInMember(db, kofi), today);
  expect(his.whose).not.toBe(hers.whose);
  expect(JSON.stringify(his)).not.toContain("Otieno");
});

test("a member's snapshot contains the open questions that they asked or follow, and their editable answers", async ({
  db,
}) => {
  const [amina, kofi] = [await aUnionMember(db), await aUnionMember(db, "Kofi of Accra")];
  const [own, followed, others, locked] = [
    await ask(db, amina),
    await ask(db, kofi),
    await ask(db, kofi),
    await ask(db, amina),
  ];
  await followThread(amina, followed, true);
  await db.update(unionThreads).set({ lockedAt: new Date() }).where(eq(unionThreads.id, locked));
  const { threads, answers } = await readMemberData(amina, today);
  const ids = threads.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([own, followed]));
  expect(ids).not.toContain(others);
  expect(ids).not.toContain(locked);
  expect(threads.every(({ opening }) => opening.length > 0)).toBe(true);
  expect(answers).toEqual({
    ...{ finished: "", sex: "", bornOn: "", workYears: "", region: "" },
    ...{ wantedLevels: [], fieldsOfInterest: [] },
  });
});
