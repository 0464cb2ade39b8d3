import { eq, getTableName, sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { describe, expect } from "vitest";
import { viewerContext } from "#app/common/context.ts";
import { mayPostPublicly, profileIsOldEnoughOrAllowed } from "#app/students/profile/consent.server.ts";
import { isOldEnoughOrAllowed } from "#app/students/profile/consent.ts";
import type { Database } from "#database/database.ts";
import {
  colleges,
  guardianConsents,
  hiddenMatches,
  mailAddresses,
  mailings,
  newsletterSubscribers,
  outbox,
  profiles,
  savedCalendars,
  savedItems,
  subscriptions,
  userRoles,
  users,
} from "#database/schema/index.ts";
import {
  confirmed,
  linkIn,
  password,
  signedIn,
  type TestAccounts,
  testAccounts,
} from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { askerContext, viewerOf } from "../asker.server.ts";
import { enrolFactor, markVerified } from "../second-factor/factors.server.ts";
import { sendPhoneCode } from "../second-factor/phone.server.ts";
import { replaceRecoveryCodes } from "../second-factor/recovery-codes.server.ts";
import { askToChangeEmail, changeEmail } from "../security/change-email.server.ts";
import { prove } from "../security/prove.server.ts";
import { askForReset } from "../sign-in/mail-links.server.ts";
import { SignedInMember } from "../signed-in.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { answerAsGuardian, askGuardian } from "./guardian.server.ts";
import { gatherHoldings, personalTables } from "./holdings.server.ts";

const now = new Date();
const phone = "+254700123123";

/** Someone who has used everything that leaves a row. */
async function someoneBusy(db: Database, email: string, name: string) {
  const accounts = withOutbox(db, testAccounts(db));
  const { asker, userId } = await confirmed(accounts, email);
  await db.insert(profiles).values({ userId, email, fullName: name, country: "Kenya", ageBand: "under_18" });
  await db.insert(subscriptions).values({ userId });
  const [college] = await db.insert(colleges).values({ name: "Ashesi" }).returning({ id: colleges.id });
  await db.insert(savedItems).values({ userId, collegeId: college?.id, note: `${name} wrote this.` });
  await db.insert(hiddenMatches).values({ userId, collegeId: college?.id });
  await db.insert(savedCalendars).values({ userId });
  await db.insert(mailAddresses).values({ address: email, lastFailure: `no mailbox ${email}` });
  await db.insert(newsletterSubscribers).values({ email });
  const [mailing] = await db
    .insert(mailings)
    .values({ userId, kind: "alert", day: "2026-11-20", subject: `News for ${name}` })
    .returning({ id: mailings.id });
  await db.insert(outbox).values({
    channel: "mail",
    purpose: "alert",
    recipient: `old.${email}`,
    text: `Hello ${name}`,
    mailingId: mailing?.id,
  });
  await db.insert(userRoles).values({ userId, role: "admin" });
  const factor = await enrolFactor(db, accounts.secret, userId, name, { factorType: "phone", phone });
  if (!factor) throw new Error("not enrolled");
  await markVerified(db, factor);
  await sendPhoneCode(accounts, factor, now);
  await replaceRecoveryCodes(db, accounts.secret, userId);
  await askForReset(accounts, email, "client");
  await accounts.settled();
  await askToChangeEmail(accounts, { userId, email }, `new.${email}`, now);
  await askGuardian(accounts, { userId, studentName: name }, "guardian@example.com", now);
  const context = new RouterContextProvider();
  context.set(askerContext, asker);
  context.set(viewerContext, viewerOf(asker, db));
  const member = SignedInMember.of(context);
  if (!member) throw new Error("no member");
  return { accounts, userId, member };
}

/** Without a mail server messages stay in the outbox, where they name people too. */
function withOutbox(db: Database, accounts: TestAccounts): TestAccounts {
  accounts.mailer.send = async ({ to, subject, text }) => {
    await db.insert(outbox).values({ channel: "mail", recipient: to, subject, text });
  };
  accounts.texter.send = async ({ to, text }) => {
    await db.insert(outbox).values({ channel: "sms", recipient: to, text });
  };
  return accounts;
}

async function rowsThatName(db: Database, marks: string[]): Promise<string[]> {
  const found = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const named: string[] = [];
  for (const { name } of (found as unknown as { rows: { name: string }[] }).rows) {
    for (const mark of marks) {
      const rows = await db.execute(
        sql`select 1 from ${sql.identifier(name)} as row where strpos(row::text, ${mark}) > 0`,
      );
      if ((rows as unknown as { rows: unknown[] }).rows.length > 0) named.push(`${name}: ${mark}`);
    }
  }
  return named;
}

describe("deleting an account", () => {
  test("leaves no row in any table that names the person, and no other person is touched", async ({ db }) => {
    const { accounts, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    const other = await signedIn(testAccounts(db), "brian@example.com");
    const marks = [userId, "amina@example.com", "Amina Yusuf", phone];
    const before = await rowsThatName(db, marks);
    for (const table of ["users", "sessions", "accounts", "profiles", "factors", "outbox", "mail_links"]) {
      expect(before.join()).toContain(`${table}: `);
    }
    await deleteAccount(accounts, userId);
    expect(await rowsThatName(db, marks)).toEqual([]);
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: "brian@example.com" }]);
    expect(other.asker.kind).toBe("member");
  });

  test("leaves the mails of whoever really has the address that it was to change to", async ({ db }) => {
    const { accounts, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    await askToChangeEmail(accounts, { userId, email: "amina@example.com" }, "brian@example.com", now);
    await signedIn(accounts, "brian@example.com");
    await deleteAccount(accounts, userId);
    const left = await db.select().from(outbox).where(eq(outbox.recipient, "brian@example.com"));
    expect(left.map(({ subject }) => subject)).toEqual(["Confirm your email for Fursa"]);
  });

  test("reaches every table that points at a person: none holds on to the row, none blocks it", async ({
    db,
  }) => {
    const keys = await db.execute(sql`
      select conrelid::regclass::text as table, confdeltype as on_delete from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`);
    expect(keys).toHaveProperty("rows", []);
  });
});

describe("the download of one's data", () => {
  test("holds every table with rows of one's own, and no password, key or token", async ({ db }) => {
    const { accounts, member } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    const holdings = await gatherHoldings(accounts, member, now);
    expect(Object.keys(holdings)).toEqual(
      expect.arrayContaining(["account", ...personalTables.map(({ table }) => getTableName(table))]),
    );
    expect(personalTables.map(({ table }) => getTableName(table))).toEqual(
      expect.arrayContaining([
        "profiles",
        "subscriptions",
        "sessions",
        "accounts",
        "factors",
        "user_roles",
        "saved_items",
        "hidden_matches",
      ]),
    );
    const text = JSON.stringify(holdings);
    expect(holdings).toMatchObject({
      mail_addresses: [{ address: "amina@example.com" }],
      newsletter_subscribers: [{ email: "amina@example.com" }],
      mailings: [{ subject: "News for Amina Yusuf" }],
    });
    for (const fact of ["amina@example.com", "Amina Yusuf", "Amina Yusuf wrote this.", phone])
      expect(text).toContain(fact);
    for (const secret of ['"password"', '"token"', '"secret"', '"codeHash"', '"tokenHash"'])
      expect(text).not.toContain(secret);
  });

  test("is of oneself alone", async ({ db }) => {
    await someoneBusy(db, "brian@example.com", "Brian Otieno");
    const { accounts, member } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    expect(JSON.stringify(await gatherHoldings(accounts, member, now))).not.toMatch(/brian|Otieno/i);
  });
});

describe("a careful step", () => {
  test("asks for the password again, and counts wrong ones", async ({ db }) => {
    const { accounts, member } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    const tryProof = (proof: string) => prove(accounts, member, { proof, client: "c", device: null, now });
    expect(await tryProof(password)).toEqual({ ok: true });
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await tryProof("wrong")).toEqual({ ok: false, problem: "That is not your password." });
    }
    expect(await tryProof(password)).toMatchObject({ ok: false, waitSeconds: expect.any(Number) });
  });
});

describe("a change of email", () => {
  const openLink = async (db: Database) => {
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, "new.amina@example.com"));
    return linkIn(mail && { ...mail, to: "", html: "" }).searchParams.get("token") ?? "";
  };

  test("takes effect by the link, once, and ends every session", async ({ db }) => {
    const { accounts, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    const token = await openLink(db);
    expect(await changeEmail(accounts, token, userId, now)).toBe(true);
    expect(await changeEmail(accounts, token, userId, now)).toBe(false);
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    expect(person).toMatchObject({ email: "new.amina@example.com", emailVerified: true });
    const told = await db.select().from(outbox).where(eq(outbox.recipient, "amina@example.com"));
    expect(told.map(({ subject }) => subject)).toContain("Your Fursa email was changed");
  });

  test("is refused when another account has the address by then", async ({ db }) => {
    const { accounts, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    await signedIn(accounts, "new.amina@example.com");
    const [mail] = await db
      .select()
      .from(outbox)
      .where(sql`${outbox.recipient} = 'new.amina@example.com' and ${outbox.subject} like '%new email%'`);
    const token = linkIn(mail && { ...mail, to: "", html: "" }).searchParams.get("token") ?? "";
    expect(await changeEmail(accounts, token, userId, now)).toBe(false);
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    expect(person?.email).toBe("amina@example.com");
  });
});

describe("the newsletter and public posts", () => {
  test("wait for a guardian's consent, which can be taken back", async ({ db }) => {
    const { accounts, member, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    const mayReceive = () =>
      db.select({ may: profileIsOldEnoughOrAllowed }).from(profiles).where(eq(profiles.userId, userId));
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, "guardian@example.com"));
    const token = linkIn(mail && { ...mail, to: "", html: "" }).searchParams.get("token") ?? "";
    expect(await mayPostPublicly(member)).toBe(false);
    expect(await answerAsGuardian(accounts, "made up", true, now)).toBe(false);
    expect(await answerAsGuardian(accounts, token, true, now)).toBe(true);
    expect(await mayPostPublicly(member)).toBe(true);
    expect(await mayReceive()).toEqual([{ may: true }]);
    await answerAsGuardian(accounts, token, false, now);
    expect(await mayPostPublicly(member)).toBe(false);
    await answerAsGuardian(accounts, token, true, now);
    await askGuardian(accounts, { userId, studentName: "Amina" }, "someone.else@example.com", now);
    expect(await answerAsGuardian(accounts, token, true, now)).toBe(false);
    const [consent] = await db.select().from(guardianConsents);
    expect(consent?.consentedAt).toBeNull();
  });

  test("are open by age or consent, by the same rule in a page and in a query", async ({ db }) => {
    const { userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    for (const role of ["student", "parent"] as const) {
      for (const ageBand of [null, "under_18", "18_to_24", "25_and_over"] as const) {
        await db.update(profiles).set({ role, ageBand });
        const [row] = await db
          .select({ may: sql<boolean>`coalesce(${profileIsOldEnoughOrAllowed}, false)` })
          .from(profiles)
          .where(eq(profiles.userId, userId));
        expect({ role, ageBand, may: row?.may }).toEqual({
          role,
          ageBand,
          may: isOldEnoughOrAllowed({ role, ageBand }, null),
        });
      }
    }
  });
});
