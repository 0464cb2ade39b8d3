import { expect } from "vitest";
import { profiles } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { hasProfile } from "./has-profile.server.ts";

test("only a member who has filled in a profile has one", async ({ db }) => {
  const [amina, kofi, editor] = [await somebody(db), await somebody(db, "Kofi"), await somebody(db, "Ed")];
  const email = "amina@example.com";
  await db.insert(profiles).values({ userId: amina, email, fullName: "Amina Yusuf", country: "Kenya" });
  const isThere = (viewer: Parameters<typeof hasProfile>[1]) =>
    asViewer(viewer, (own) => hasProfile(own, viewer));
  expect(await isThere(aMember(db, amina))).toBe(true);
  expect(await isThere(aMember(db, kofi))).toBe(false);
  expect(await isThere(anAdmin(db, editor))).toBe(false);
  expect(await isThere(aVisitor(db))).toBe(false);
});
