import { describe, expect } from "vitest";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { savedSearches } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { browsing } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor, somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { findWatch } from "./find-watch.server.ts";
import { listSearches, pauseSearch, removeSearch, saveSearch } from "./manage-searches.server.ts";

const now = new Date("2026-11-15T09:30:00Z");

const save = (member: SignedInMember, address: string) => saveSearch(member, browsing(address), now);
const ownOf = (member: SignedInMember) => asViewer(member.viewer, (db) => listSearches(db, member.userId));
const offered = (member: SignedInMember, address: string, isEmpty = false) =>
  asViewer(member.viewer, (db) => findWatch(db, member.viewer, browsing(address), isEmpty));

async function two(db: Database) {
  const amina = aSignedInMember(db, await somebody(db));
  const brian = aSignedInMember(db, await somebody(db, "Brian Otieno"));
  return { amina, brian };
}

describe("a saved search", () => {
  test("has one normalised form, and a name in words", async ({ db }) => {
    const { amina } = await two(db);
    const addresses = [
      "q=masters in law&tab=scholarships&country=Kenya&funded=full",
      "funded=full&country=Kenya&type=scholarships&q=masters in law&sort=closing&mine=1&page=2",
    ];
    for (const address of addresses) expect(await save(amina, address)).toEqual({ ok: true });
    expect(await ownOf(amina)).toMatchObject([
      {
        name: "Scholarships: “masters in law”, Kenya, Fully funded",
        search: "tab=scholarships&q=masters+in+law&country=Kenya&funded=full",
        pausedAt: null,
      },
    ]);
  });

  test.for([
    ["tab=colleges", "whole"],
    [
      `tab=scholarships&q=${"ስኮላርሺፕ".repeat(25)}&field=${"ስ".repeat(100)}&country=${"ስ".repeat(100)}`,
      "tooLong",
    ],
  ] as const)("can't be %s", async ([address, reason], { db }) => {
    const { amina } = await two(db);
    expect(await save(amina, address)).toEqual({ ok: false, reason });
    expect(await ownOf(amina)).toEqual([]);
  });

  test("is one of at most twenty; saving one again is always possible", async ({ db }) => {
    const { amina, brian } = await two(db);
    for (let place = 1; place <= 20; place++) await save(amina, `q=law ${place}`);
    expect(await save(amina, "q=law 21")).toEqual({ ok: false, reason: "full" });
    expect(await save(amina, "q=law 20")).toEqual({ ok: true });
    expect(await save(brian, "q=law 21")).toEqual({ ok: true });
    expect(await ownOf(amina)).toHaveLength(20);
  });

  test("can't be seen, paused or removed by anyone else", async ({ db }) => {
    const { amina, brian } = await two(db);
    await save(amina, "q=law");
    const [{ id = "" } = {}] = await ownOf(amina);
    expect(await asViewer(brian.viewer, (own) => listSearches(own, amina.userId))).toEqual([]);
    expect(await pauseSearch(brian, id, now)).toBe(false);
    expect(await removeSearch(brian, id)).toBe(null);
    expect(await pauseSearch(amina, id, now)).toBe(true);
    expect(await ownOf(amina)).toMatchObject([{ id, pausedAt: now }]);
  });

  test("is restored when its removal is undone", async ({ db }) => {
    const { amina } = await two(db);
    await save(amina, "q=law");
    const [{ id = "" } = {}] = await ownOf(amina);
    const removed = await removeSearch(amina, id);
    expect(await ownOf(amina)).toEqual([]);
    if (!removed) throw new Error("nothing was removed");
    const { seenUntil, pausedAt } = removed;
    await saveSearch(amina, browsing("q=law"), new Date("2026-11-16"), { seenUntil, pausedAt });
    expect(await db.select().from(savedSearches)).toMatchObject([{ seenUntil: now, pausedAt: null }]);
  });
});

describe("below a search", () => {
  test("a member is offered an alert, once", async ({ db }) => {
    const { amina, brian } = await two(db);
    const saved = { search: "tab=colleges&q=law" };
    expect(await offered(amina, "tab=colleges&q=law", true)).toEqual({
      ...saved,
      label: "Tell me when there's one",
    });
    expect(await offered(amina, "tab=colleges&q=law")).toEqual({
      ...saved,
      label: "Tell me when there's more",
    });
    await save(amina, "tab=colleges&q=law");
    expect(await offered(amina, "tab=colleges&q=law&sort=newest")).toEqual({
      label: "We'll tell you when there's more. See your searches",
      to: "/saved/searches",
    });
    expect(await offered(brian, "tab=colleges&q=law")).toMatchObject(saved);
  });

  test("a visitor is offered to sign in, and returns to the search", async ({ db }) => {
    const watch = await findWatch(db, aVisitor(db), browsing("tab=colleges&q=law school"), true);
    expect(watch).toEqual({
      label: "Tell me when there's one",
      to: "/auth?return=%2Fbrowse%3Ftab%3Dcolleges%26q%3Dlaw%2Bschool",
    });
  });

  test("nothing is offered for an empty search", async ({ db }) => {
    const { amina } = await two(db);
    expect(await offered(amina, "tab=colleges&sort=newest")).toBe(null);
  });
});
