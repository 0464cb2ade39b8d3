import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { children, circumstances, profiles } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember, askedBy } from "#tests/support/people/signed-in-member.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { findApplicant } from "../find-applicant.server.ts";
import { parseAnswers } from "./answers.server.ts";
import { saveAnswers } from "./save-answers.server.ts";

const now = new Date("2026-11-16T08:00:00Z");

function answers(typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const reading = parseAnswers(form);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
}

describe("answers of a member", () => {
  test("are saved in the profile, whose other fields don't change", async ({ db }) => {
    const userId = await somebody(db);
    const amina = aSignedInMember(db, userId);
    const profile = { userId, email: "a@example.com", fullName: "Amina", country: "Kenya", workYears: 2 };
    await db.insert(profiles).values(profile);
    const save = (typed: Record<string, string>) =>
      askedBy(amina, (own, member) => saveAnswers(own, member, answers(typed), now));
    await save({ sex: "female", age: "17", system: "kcse", result: "C" });
    await save({ system: "kcse", result: "C+", refugee: "no" });
    await save({ system: "utme", result: "210", test: "IELTS", testScore: "6" });
    await save({ test: "IELTS", testScore: "6.5", orphan: "yes" });
    const [stored] = await db.select().from(profiles);
    expect(stored).toMatchObject({ sex: "female", statedAge: 17, statedAgeOn: "2026-11-16", workYears: 2 });
    expect(stored?.ageBand).toBe("under_18");
    await db.update(profiles).set({ role: "parent", ageBand: "25_and_over" });
    await save({ age: "15" });
    expect(await db.select({ band: profiles.ageBand, age: profiles.statedAge }).from(profiles)).toEqual([
      { band: "25_and_over", age: 15 },
    ]);
    expect(stored?.results.map(({ system, entries }) => [system, Object.values(entries)])).toEqual([
      ["kcse", ["C+"]],
      ["utme", ["210"]],
    ]);
    expect(stored?.tests).toEqual([{ test: "IELTS", score: 6.5 }]);
    expect(await db.select().from(circumstances)).toMatchObject([
      { userId, childId: null, refugee: false, orphan: true, disability: null, lowIncome: null },
    ]);
    const found = await askedBy(amina, (own) => findApplicant(own, userId, "2026-11-16"));
    expect(found).toMatchObject({ sex: "female", groups: { refugee: false, orphan: true }, workYears: 2 });
    expect(found?.standing).toMatchObject({ kcse: 7, utme: 210 });
  });

  test("about a child are saved for that child only", async ({ db }) => {
    const parent = await aStudent(db, { role: "parent", sex: "male" });
    const stranger = await aStudent(db);
    const [child] = await db
      .insert(children)
      .values({ userId: parent.userId, called: "Njeri", country: "Kenya", workYears: 1 })
      .returning();
    const childId = child?.id ?? "";
    const save = (userId: string, typed: Record<string, string>) =>
      askedBy(aSignedInMember(db, userId), (own, member) =>
        saveAnswers(own, member, answers(typed), now, childId),
      );
    await save(parent.userId, { sex: "female", age: "17", system: "kcse", result: "C+", orphan: "no" });
    await save(stranger.userId, { sex: "male", orphan: "yes" });
    const [stored] = await db.select().from(children);
    expect(stored).toMatchObject({
      sex: "female",
      statedAge: 17,
      workYears: 1,
      results: [{ system: "kcse" }],
    });
    expect(await db.select().from(circumstances)).toMatchObject([
      { userId: parent.userId, childId, orphan: false },
    ]);
    const own = await db.select().from(profiles).where(eq(profiles.userId, parent.userId));
    expect(own).toMatchObject([{ sex: "male", statedAge: null, results: [] }]);
  });

  test("without a profile are not saved", async ({ db }) => {
    const userId = await somebody(db);
    expect(
      await askedBy(aSignedInMember(db, userId), (own) => findApplicant(own, userId, "2026-11-16")),
    ).toBeNull();
  });
});
