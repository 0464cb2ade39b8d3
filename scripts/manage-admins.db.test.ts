import { expect } from "vitest";
import { users } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { manageAdmins } from "./manage-admins.ts";
import { Refusal } from "./run-command.ts";

test("an operator makes an admin, sees them in the list, and takes the role back", async ({ db }) => {
  const email = "boss@example.com";
  await db.insert(users).values({ email, emailVerified: true });
  expect(await manageAdmins(db, "list", "")).toBe("There is no admin.");
  expect(await manageAdmins(db, "grant", email)).toBe(`${email} is an admin now.`);
  expect(await manageAdmins(db, "grant", email)).toBe(`${email} is an admin now.`);
  expect(await manageAdmins(db, "list", "")).toBe(email);
  expect(await manageAdmins(db, "revoke", email)).toBe(`${email} is no longer an admin.`);
  expect(await manageAdmins(db, "list", "")).toBe("There is no admin.");
});

test("an address without an account can't become an admin", async ({ db }) => {
  await expect(manageAdmins(db, "grant", "nobody@example.com")).rejects.toThrow(Refusal);
});
