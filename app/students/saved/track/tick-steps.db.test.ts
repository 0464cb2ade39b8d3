import { describe, expect } from "vitest";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { Database } from "#database/database.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { addColleges, addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, aVisitor, somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { setOpeningAlert } from "../opening-alert/set-opening-alert.server.ts";
import { removeItem, removeUntouched } from "../save/remove-item.server.ts";
import { saveItem } from "../save/save-item.server.ts";
import { findSavedState } from "./find-saved-state.server.ts";
import { tickSteps } from "./tick-steps.server.ts";

const now = new Date("2026-11-15T09:30:00.123Z");
const nowhere: Item = { kind: "scholarship", id: "00000000-0000-4000-8000-000000000000" };

async function aStudent(db: Database) {
  const userId = await somebody(db);
  const [id = ""] = await addScholarships(db, {
    title: "Chevening",
    documents: ["CV", "passport"],
    referees: 2,
  });
  const item: Item = { kind: "scholarship", id };
  const state = () => asViewer(aMember(db, userId), (own) => findSavedState(own, aMember(db, userId), item));
  return { amina: aSignedInMember(db, userId), item, state };
}

describe("ticking", () => {
  test("saves the item, and stores only steps of its checklist", async ({ db }) => {
    const { amina, item, state } = await aStudent(db);
    expect(await state()).toEqual({ ticked: [], wantsOpening: false });
    expect(await tickSteps(amina, item, ["send", "document: CV", "referees", "nonsense"], now)).toEqual({
      ok: true,
    });
    expect(await state()).toEqual({ ticked: ["referees", "document: CV", "send"], wantsOpening: false });
    await tickSteps(amina, item, ["document: passport"], now);
    expect((await state()).ticked).toEqual(["document: passport"]);
    expect(await db.$count(savedItems)).toBe(1);
  });

  test("works for a college, which has one step", async ({ db }) => {
    const { amina } = await aStudent(db);
    const [id = ""] = await addColleges(db, { name: "Ashesi" });
    await tickSteps(amina, { kind: "college", id }, ["send"], now);
    expect(await db.select({ ticked: savedItems.ticked }).from(savedItems)).toEqual([{ ticked: ["send"] }]);
  });

  test("for an unlisted record is refused", async ({ db }) => {
    const { amina } = await aStudent(db);
    expect(await tickSteps(amina, nowhere, ["send"], now)).toEqual({ ok: false, reason: "unknown" });
  });

  test("is visible to nobody else, and changes nobody else's list", async ({ db }) => {
    const { amina, item, state } = await aStudent(db);
    const stranger = await somebody(db, "Brian Otieno");
    await tickSteps(amina, item, ["send"], now);
    await tickSteps(aSignedInMember(db, stranger), item, [], now);
    expect((await state()).ticked).toEqual(["send"]);
    const seen = await asViewer(aMember(db, stranger), (own) => own.select().from(savedItems));
    expect(seen.map(({ userId }) => userId)).toEqual([stranger]);
    const asVisitor = await asViewer(aVisitor(db), (own) => findSavedState(own, aVisitor(db), item));
    expect(asVisitor).toEqual({ ticked: [], wantsOpening: false });
  });

  test("is not lost when the heart is pressed by mistake, and is restored by an undo", async ({ db }) => {
    const { amina, item, state } = await aStudent(db);
    await tickSteps(amina, item, ["send"], now);
    await setOpeningAlert(amina, item, true, now);
    expect(await removeUntouched(amina, item)).toEqual({ ok: false, reason: "hasProgress" });
    const removed = await removeItem(amina, item);
    expect(removed).toMatchObject({ status: "interested", note: "", ticked: ["send"], wantsOpening: true });
    await saveItem(amina, item, now, removed ?? {});
    expect(await state()).toEqual({ ticked: ["send"], wantsOpening: true });
  });
});

describe("an alert for its opening", () => {
  test("is not lost when the heart is pressed by mistake, and the message says why", async ({ db }) => {
    const { amina, item, state } = await aStudent(db);
    await setOpeningAlert(amina, item, true, now);
    expect(await removeUntouched(amina, item)).toEqual({ ok: false, reason: "hasBell" });
    expect((await state()).wantsOpening).toBe(true);
    await setOpeningAlert(amina, item, false, now);
    expect(await removeUntouched(amina, item)).toEqual({ ok: true });
  });

  test("saves the item, and can be turned off without losing it", async ({ db }) => {
    const { amina, item, state } = await aStudent(db);
    expect(await setOpeningAlert(amina, item, true, now)).toEqual({ ok: true });
    expect((await state()).wantsOpening).toBe(true);
    await setOpeningAlert(amina, item, false, now);
    expect((await state()).wantsOpening).toBe(false);
    expect(await db.$count(savedItems)).toBe(1);
  });

  test("is refused for an unlisted record, and turning it off saves nothing", async ({ db }) => {
    const { amina, item } = await aStudent(db);
    expect(await setOpeningAlert(amina, nowhere, true, now)).toEqual({ ok: false, reason: "unknown" });
    await setOpeningAlert(amina, item, false, now);
    expect(await db.$count(savedItems)).toBe(0);
  });
});
