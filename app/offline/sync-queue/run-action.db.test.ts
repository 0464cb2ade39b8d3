import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { findProfile } from "#app/students/profile/save-profile.server.ts";
import type { Database } from "#database/database.ts";
import { phoneActions, profiles, savedItems, unionPosts } from "#database/schema/index.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember, askedBy } from "#tests/support/people/signed-in-member.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { ask, aUnionMember, toolsOf } from "#tests/support/people/union.ts";
import type { OfflineAction } from "./actions.ts";
import { deleteOldActions } from "./delete-old-actions.job.ts";
import { parseActions } from "./parse-actions.server.ts";
import { runOfflineAction } from "./run-action.server.ts";

const now = new Date("2026-11-16T09:30:00.000Z");
let numbers = 0;
const newId = () => `00000000-0000-4000-8000-${String(++numbers).padStart(12, "0")}`;

/** As sent by a phone and parsed. */
async function send(db: Database, member: SignedInMember, act: OfflineAction, id = newId()) {
  const [read] = parseActions(JSON.stringify({ whose: "", acts: [{ id, act }] }))?.acts ?? [];
  if (!read) throw new Error("no phone writes this");
  return runOfflineAction(member, read.id, read.act, {
    posting: async () => toolsOf(db, member),
    tellFollowers: () => undefined,
    now,
  });
}

async function aSaver(db: Database) {
  const [id = ""] = await addScholarships(db, { title: "Chevening", documents: ["CV", "passport"] });
  const item = `scholarship/${id}`;
  const amina = aSignedInMember(db, await somebody(db));
  const savedRows = () => db.select().from(savedItems).where(eq(savedItems.userId, amina.userId));
  return { amina, item, title: "Chevening", savedRows };
}

describe("an action from a phone", () => {
  test("is run once, however often it is sent", async ({ db }) => {
    const { amina, item, title, savedRows } = await aSaver(db);
    const [save, note] = [newId(), newId()];
    for (const _ of [1, 2]) {
      expect(await send(db, amina, { what: "save", item, title }, save)).toEqual({ is: "done" });
      expect(await send(db, amina, { what: "note", item, title, before: "", now: "mine" }, note)).toEqual({
        is: "done",
      });
    }
    expect(await savedRows()).toMatchObject([{ note: "mine", status: "interested" }]);
    // Changed elsewhere since: the response to the phone was lost, and the action is not repeated.
    await db.update(savedItems).set({ note: "newer" });
    expect(await send(db, amina, { what: "note", item, title, before: "", now: "mine" }, note)).toEqual({
      is: "done",
    });
    expect(await savedRows()).toMatchObject([{ note: "newer" }]);
  });

  test("belongs to one member: another's may have the same number", async ({ db }) => {
    const { amina, item, title } = await aSaver(db);
    const kofi = aSignedInMember(db, await somebody(db, "Kofi Mensah"));
    const id = newId();
    await send(db, amina, { what: "save", item, title }, id);
    await send(db, kofi, { what: "save", item, title }, id);
    expect(await db.$count(savedItems)).toBe(2);
    expect(await askedBy(kofi, (own) => own.select().from(phoneActions))).toHaveLength(1);
  });

  test("that is refused stores no number, says why as the form does, and may be sent again", async ({
    db,
  }) => {
    const { amina, item, title } = await aSaver(db);
    const id = newId();
    const note: OfflineAction = { what: "note", item, title, before: "", now: "mine" };
    const gone = { is: "refused", words: "This is no longer on your list." };
    expect(await send(db, amina, note, id)).toEqual(gone);
    expect(await db.$count(phoneActions)).toBe(0);
    await send(db, amina, { what: "save", item, title });
    expect(await send(db, amina, note, id)).toEqual({ is: "done" });
    expect(await send(db, amina, { what: "unsave", item, title })).toMatchObject({
      is: "refused",
      words: expect.stringMatching(/^It has your note/),
    });
    expect(await send(db, amina, { ...note, now: "x".repeat(19_000) })).toMatchObject({
      is: "refused",
      words: expect.stringMatching(/^Use at most [\d,]+ characters\.$/),
    });
    const nowhere = "scholarship/00000000-0000-4000-8000-000000000000";
    expect(await send(db, amina, { what: "save", item: nowhere, title })).toEqual({
      is: "refused",
      words: "We no longer list this.",
    });
  });

  test("reports a conflict if a note or a status was changed elsewhere, and keeps both versions", async ({
    db,
  }) => {
    const { amina, item, title, savedRows } = await aSaver(db);
    await send(db, amina, { what: "save", item, title });
    await db.update(savedItems).set({ note: "on the laptop", status: "applied" });
    const note: OfflineAction = { what: "note", item, title, before: "", now: "on the phone" };
    expect(await send(db, amina, note)).toEqual({ is: "conflict", theirs: "on the laptop" });
    const status: OfflineAction = { what: "status", item, title, before: "interested", now: "preparing" };
    expect(await send(db, amina, status)).toEqual({ is: "conflict", theirs: "applied" });
    expect(await savedRows()).toMatchObject([{ note: "on the laptop", status: "applied" }]);
    expect(await send(db, amina, { ...note, before: "on the laptop" })).toEqual({ is: "done" });
    expect(await send(db, amina, { ...status, now: "applied" })).toEqual({ is: "done" });
    expect(await savedRows()).toMatchObject([{ note: "on the phone", status: "applied" }]);
  });

  test("merges ticks step by step with those made elsewhere", async ({ db }) => {
    const { amina, item, title, savedRows } = await aSaver(db);
    const tick = (step: string, isDone: boolean): OfflineAction => ({
      ...{ what: "tick", item, title, step, text: "", isDone },
    });
    await send(db, amina, tick("document: CV", true));
    await db.update(savedItems).set({ ticked: ["document: CV", "document: passport"] });
    await send(db, amina, tick("send", true));
    await send(db, amina, tick("document: CV", false));
    expect(await savedRows()).toMatchObject([{ ticked: ["document: passport", "send"] }]);
  });

  test("changes only the profile answers that were changed on the phone", async ({ db }) => {
    const { userId } = await aStudent(db, { workYears: 3, finished: "secondary" });
    const amina = aSignedInMember(db, userId);
    const profile = (before: Record<string, string>, after: Record<string, string>): OfflineAction => ({
      ...{ what: "profile", before, now: after },
    });
    expect(await send(db, amina, profile({ sex: "" }, { sex: "female" }))).toEqual({ is: "done" });
    const savedProfile = () => askedBy(amina, findProfile);
    expect(await savedProfile()).toMatchObject({
      sex: "female",
      workYears: 3,
      fieldsOfInterest: ["Law"],
      fullName: "Amina Yusuf",
    });
    await db.update(profiles).set({ finished: "undergraduate" });
    const finished = profile({ finished: "secondary", sex: "female" }, { finished: "graduate", sex: "" });
    expect(await send(db, amina, finished)).toEqual({
      is: "conflict",
      theirs: { finished: "undergraduate", sex: "female" },
    });
    expect(await send(db, amina, profile({ workYears: "3" }, { workYears: "200" }))).toEqual({
      is: "refused",
      words: "Enter a number from 0 to 60.",
    });
    expect(await savedProfile()).toMatchObject({ finished: "undergraduate", sex: "female", workYears: 3 });
    const stranger = aSignedInMember(db, await somebody(db));
    expect(await send(db, stranger, profile({}, { sex: "male" }))).toMatchObject({ is: "refused" });
  });

  test("answers in the union once, under the union's rules", async ({ db }) => {
    const asker = await aUnionMember(db, "Amina of Kano");
    const threadId = await ask(db, asker);
    const kofi = await aUnionMember(db, "Kofi of Accra");
    const answer: OfflineAction = {
      what: "answer",
      thread: threadId,
      title: "",
      now: "Ask for the form in March.",
    };
    const id = newId();
    const answers = () => db.$count(unionPosts, eq(unionPosts.body, answer.now));
    expect(await send(db, kofi, answer, id)).toEqual({ is: "done" });
    expect(await send(db, kofi, answer, id)).toEqual({ is: "done" });
    expect(await answers()).toBe(1);
    expect(await send(db, kofi, { ...answer, now: " " })).toMatchObject({ is: "refused" });
    expect(await send(db, aSignedInMember(db, await somebody(db)), answer)).toMatchObject({
      is: "refused",
      words: expect.stringContaining("tell us your age"),
    });
    expect(await answers()).toBe(1);
  });
});

test("numbers are deleted after half a year", async ({ db }) => {
  const userId = await somebody(db);
  const [old, young] = [newId(), newId()];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db.insert(phoneActions).values([
    { userId, id: old, doneAt: daysAgo(181) },
    { userId, id: young, doneAt: daysAgo(179) },
  ]);
  await deleteOldActions(db);
  expect(await db.select({ id: phoneActions.id }).from(phoneActions)).toEqual([{ id: young }]);
});

test.for([
  "",
  "[]",
  "{}",
  '{"whose":"x","acts":[{"id":"1","act":{"what":"save"}}]}',
  JSON.stringify({ whose: "x", acts: [{ id: newId(), act: { what: "delete", item: "scholarship/1" } }] }),
  JSON.stringify({ whose: "x", acts: Array.from({ length: 51 }, () => ({ id: newId() })) }),
  JSON.stringify({
    whose: "x",
    acts: [{ id: newId(), act: { what: "profile", before: {}, now: { role: "parent" } } }],
  }),
])("what no phone of ours writes is not read: %s", (body) => {
  expect(parseActions(body)).toBeNull();
});
