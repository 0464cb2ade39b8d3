import { describe, expect } from "vitest";
import { children, circumstances, profiles, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { aSignedInMember, askedBy } from "#tests/support/people/signed-in-member.ts";
import { requireChild } from "../children/children.server.ts";
import { findStudents } from "../find-students.server.ts";
import { eraseCircumstances, findCircumstances, saveCircumstances } from "./circumstances.server.ts";
import { noAnswers } from "./questions.ts";

const now = new Date("2026-11-16T08:00:00Z");
const answers = { ...noAnswers, refugee: true, orphan: false };

describe("circumstances", () => {
  test("are stored once per person, changed, and deleted separately", async ({ db }) => {
    const userId = await somebody(db);
    await db.insert(profiles).values({ userId, email: "a@example.com", fullName: "Amina", country: "Kenya" });
    const amina = aSignedInMember(db, userId);
    const find = () => askedBy(amina, (own, member) => findCircumstances(own, member, null));
    expect(await find()).toBeNull();
    await saveCircumstances(amina, null, answers, now);
    await saveCircumstances(amina, null, { ...answers, disability: true }, now);
    expect(await find()).toEqual({ refugee: true, disability: true, lowIncome: null, orphan: false });
    expect(await db.$count(circumstances)).toBe(1);
    await eraseCircumstances(amina, null);
    expect(await find()).toBeNull();
    expect(await db.$count(profiles)).toBe(1);
  });

  test("that are empty are not stored", async ({ db }) => {
    const amina = aSignedInMember(db, await somebody(db));
    await saveCircumstances(amina, null, answers, now);
    await saveCircumstances(amina, null, noAnswers, now);
    expect(await db.$count(circumstances)).toBe(0);
  });

  test("can be read by nobody else: no member, no admin, no visitor", async ({ db }) => {
    const amina = await somebody(db);
    await saveCircumstances(aSignedInMember(db, amina), null, answers, now);
    const others = [aMember(db, await somebody(db, "Kofi")), anAdmin(db, await somebody(db, "Grace"))];
    for (const other of others) {
      expect(await asViewer(other, (own) => own.select().from(circumstances))).toEqual([]);
      await asViewer(other, (own) => own.delete(circumstances));
      await asViewer(other, (own) => own.update(circumstances).set({ orphan: true }));
      const forged = asViewer(other, (own) =>
        own.insert(circumstances).values({ userId: amina, orphan: true }),
      );
      await expect(forged).rejects.toThrow();
    }
    await expect(asViewer(aVisitor(db), (own) => own.select().from(circumstances))).rejects.toThrow();
    expect(await asViewer(aMember(db, amina), (own) => own.select().from(circumstances))).toMatchObject([
      answers,
    ]);
  });

  test("are deleted with the account, and those of a child with the child", async ({ db }) => {
    const userId = await somebody(db);
    const amina = aSignedInMember(db, userId);
    const [child] = await db
      .insert(children)
      .values({ userId, called: "Baraka", country: "Kenya" })
      .returning();
    if (!child) throw new Error("no child");
    await saveCircumstances(amina, null, answers, now);
    await saveCircumstances(amina, child.id, answers, now);
    expect(await db.$count(circumstances)).toBe(2);
    await db.delete(children);
    expect(await db.$count(circumstances)).toBe(1);
    await db.delete(users);
    expect(await db.$count(circumstances)).toBe(0);
  });
});

describe("students of a member", () => {
  test("are the profile's owner and a parent's children, each with their own answers only", async ({
    db,
  }) => {
    const [userId, other] = [await somebody(db), await somebody(db, "Kofi")];
    const profile = {
      email: "a@example.com",
      fullName: "Amina",
      country: "Kenya",
      ageBand: "25_and_over",
    } as const;
    await db.insert(profiles).values({ ...profile, userId, role: "parent", finished: "primary" });
    await db.insert(profiles).values({ ...profile, userId: other, role: "parent" });
    const [child] = await db
      .insert(children)
      .values({ userId, called: "Baraka", country: "Kenya", finished: "secondary" })
      .returning();
    const amina = aSignedInMember(db, userId);
    await saveCircumstances(amina, child?.id ?? null, answers, now);
    expect(await askedBy(amina, findStudents)).toMatchObject([
      {
        childId: null,
        called: null,
        profile: { finished: "primary", ageBand: null },
        circumstances: noAnswers,
      },
      {
        childId: child?.id,
        called: "Baraka",
        profile: { finished: "secondary", ageBand: null },
        circumstances: answers,
      },
    ]);
    await db.update(profiles).set({ role: "student" });
    expect(await askedBy(amina, findStudents)).toMatchObject([
      { childId: null, profile: { ageBand: "25_and_over" } },
    ]);
    const kofi = aSignedInMember(db, other);
    expect(await askedBy(kofi, findStudents)).toHaveLength(1);
    await expect(askedBy(kofi, (own, member) => requireChild(own, member, child?.id))).rejects.toThrow();
    expect(await askedBy(aSignedInMember(db, await somebody(db, "Ed")), findStudents)).toEqual([]);
  });
});
