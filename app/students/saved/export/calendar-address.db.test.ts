import { describe, expect } from "vitest";
import { askForReset, resetPassword } from "#app/accounts/sign-in/mail-links.server.ts";
import { savedCalendars } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { confirmed, testAccounts, tokenIn } from "#tests/support/people/accounts.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import {
  findCalendarOwner,
  findCalendarToken,
  renewCalendar,
  revokeCalendar,
  writeToken,
} from "./calendar-address.server.ts";

const secret = "a secret of this test";
const now = new Date("2026-11-15T09:30:00Z");

describe("a calendar address", () => {
  test("opens the calendar of its owner, with the rights of its owner only, and can be shown again", async ({
    db,
  }) => {
    const amina = aSignedInMember(db, await somebody(db));
    const brian = aSignedInMember(db, await somebody(db, "Brian Otieno"));
    expect(await findCalendarToken(amina, secret)).toBeNull();
    await renewCalendar(amina, now);
    const token = (await findCalendarToken(amina, secret)) ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await findCalendarOwner(db, secret, token)).toEqual({
      kind: "member",
      userId: amina.userId,
      database: db,
    });
    expect(await findCalendarToken(amina, secret)).toBe(token);
    expect(await findCalendarToken(brian, secret)).toBeNull();
  });

  test("stops working when it is renewed or revoked; a stranger can do neither", async ({ db }) => {
    const amina = aSignedInMember(db, await somebody(db));
    const brian = aSignedInMember(db, await somebody(db, "Brian Otieno"));
    await renewCalendar(amina, now);
    const first = (await findCalendarToken(amina, secret)) ?? "";
    await renewCalendar(brian, now);
    await revokeCalendar(brian);
    expect(await findCalendarOwner(db, secret, first)).toMatchObject({ userId: amina.userId });
    await renewCalendar(amina, now);
    const second = (await findCalendarToken(amina, secret)) ?? "";
    expect(second).not.toBe(first);
    expect(await findCalendarOwner(db, secret, first)).toBeNull();
    expect(await findCalendarOwner(db, secret, second)).toMatchObject({ userId: amina.userId });
    await revokeCalendar(amina);
    expect(await findCalendarOwner(db, secret, second)).toBeNull();
    expect(await findCalendarToken(amina, secret)).toBeNull();
  });

  test("changes after a password reset; a member without one gets none", async ({ db }) => {
    const accounts = testAccounts(db);
    const { userId } = await confirmed(accounts, "amina@example.com");
    const amina = aSignedInMember(db, userId);
    const setNewPassword = async () => {
      await askForReset(accounts, "amina@example.com", "203.0.113.1");
      await accounts.settled();
      await resetPassword(accounts, tokenIn(accounts.mails.at(-1)), "a new password", new Date());
    };
    await setNewPassword();
    expect(await findCalendarToken(amina, secret)).toBeNull();
    await renewCalendar(amina, now);
    const first = (await findCalendarToken(amina, secret)) ?? "";
    await setNewPassword();
    expect(await findCalendarOwner(db, secret, first)).toBeNull();
    const second = (await findCalendarToken(amina, secret)) ?? "";
    expect(await findCalendarOwner(db, secret, second)).toMatchObject({ userId });
  });

  test("can't be derived from the database, or from a part of one", async ({ db }) => {
    const amina = aSignedInMember(db, await somebody(db));
    await renewCalendar(amina, now);
    const [calendar] = await db.select().from(savedCalendars);
    const token = (await findCalendarToken(amina, secret)) ?? "";
    const forged = writeToken("another secret", calendar?.number ?? "");
    const changed = `${token.slice(0, -2)}${token.endsWith("AA") ? "BA" : "AA"}`;
    for (const wrong of [forged, changed, calendar?.number ?? "", token.slice(0, 22), "", `${token}A`]) {
      expect(await findCalendarOwner(db, secret, wrong)).toBeNull();
    }
  });
});
