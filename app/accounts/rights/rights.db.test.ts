import { eq, getTableName, sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { describe, expect } from "vitest";
import { viewerContext } from "#app/shared/context.ts";
import { findPostingConsent, profileIsOldEnoughOrAllowed } from "#app/students/profile/consent.server.ts";
import { isOldEnoughOrAllowed } from "#app/students/profile/consent.ts";
import type { Database } from "#database/database.ts";
import {
  children,
  circumstances,
  colleges,
  guardianConsents,
  hiddenMatches,
  mailAddresses,
  mailings,
  newsletterSubscribers,
  outbox,
  profiles,
  pushDays,
  pushSubscriptions,
  savedCalendars,
  savedItems,
  savedSearches,
  searchFinds,
  subscriptions,
  userRoles,
  users,
} from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import {
  confirmed,
  linkIn,
  password,
  signedIn,
  type TestAccounts,
  testAccounts,
} from "#tests/support/people/accounts.ts";
import { somebody } from "#tests/support/people/people.ts";
import { askedBy } from "#tests/support/people/signed-in-member.ts";
import { askToChangeEmail, changeEmail } from "../email-address/change-email.server.ts";
import { answerAsGuardian, askGuardian, findRequest } from "../guardian/guardian.server.ts";
import { isOwnMailbox } from "../guardian/own-mailbox.server.ts";
import { whyNoGuardian } from "../guardian/who-may-consent.server.ts";
import { enrolFactor, markVerified } from "../second-factor/factors.server.ts";
import { sendPhoneCode } from "../second-factor/phone.server.ts";
import { replaceRecoveryCodes } from "../second-factor/recovery-codes.server.ts";
import { prove } from "../security/prove.server.ts";
import { type CurrentUser, currentUserContext, viewerOf } from "../session/current-user.server.ts";
import { askForReset } from "../sign-in/mail-links.server.ts";
import { SignedInMember } from "../signed-in.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { gatherHoldings, personalTables } from "./holdings.server.ts";

const now = new Date();
const phone = "+254700123123";

/** A user with a row in every table. */
async function someoneBusy(db: Database, email: string, name: string, guardian = "guardian@example.com") {
  const accounts = withOutbox(db, testAccounts(db));
  const { currentUser, userId } = await confirmed(accounts, email);
  await db.insert(profiles).values({ userId, email, fullName: name, country: "Kenya", ageBand: "under_18" });
  const [child] = await db
    .insert(children)
    .values({ userId, called: `Child of ${name}`, country: "Kenya" })
    .returning({ id: children.id });
  await db.insert(circumstances).values([
    { userId, orphan: true },
    { userId, childId: child?.id, disability: true },
  ]);
  await db.insert(subscriptions).values({ userId });
  const [college] = await db.insert(colleges).values({ name: "Ashesi" }).returning({ id: colleges.id });
  await db.insert(savedItems).values({ userId, collegeId: college?.id, note: `${name} wrote this.` });
  await db.insert(hiddenMatches).values({ userId, collegeId: college?.id });
  await db.insert(savedCalendars).values({ userId });
  const [search] = await db
    .insert(savedSearches)
    .values({ userId, search: "tab=colleges&q=law", name: `Search of ${name}` })
    .returning({ id: savedSearches.id });
  await db
    .insert(searchFinds)
    .values({ searchId: search?.id ?? "", userId, kind: "college", opportunityId: college?.id ?? "" });
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
  await db.insert(pushDays).values({ userId, day: "2026-11-20", title: `Notice for ${name}` });
  await db.insert(pushSubscriptions).values({
    ...{ sessionId: currentUser.sessionId, userId, endpoint: `https://push.example/${userId}` },
    ...{ publicKey: "a", authSecret: "b", serverKey: "c", wantsClosing: true },
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
  await askGuardian(accounts, { userId, fullName: name }, guardian, now);
  const context = new RouterContextProvider();
  context.set(currentUserContext, currentUser);
  context.set(viewerContext, viewerOf(currentUser, db));
  const member = SignedInMember.of(context);
  if (!member) throw new Error("no member");
  return { accounts, userId, member };
}

/** Without a mail server messages stay in the outbox, where they name people too. */
function withOutbox(db: Database, accounts: TestAccounts): TestAccounts {
  accounts.mailer.send = async ({ to, ...content }) => {
    await db.insert(outbox).values({ channel: "mail", recipient: to, ...content });
  };
  accounts.texter.send = async ({ to, ...message }) => {
    await db.insert(outbox).values({ channel: "sms", recipient: to, ...message });
  };
  return accounts;
}

async function rowsThatName(db: Database, identifiers: string[]): Promise<string[]> {
  const found = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const named: string[] = [];
  for (const { name } of (found as unknown as { rows: { name: string }[] }).rows) {
    for (const text of identifiers) {
      const rows = await db.execute(
        sql`select 1 from ${sql.identifier(name)} as row where strpos(row::text, ${text}) > 0`,
      );
      if ((rows as unknown as { rows: unknown[] }).rows.length > 0) named.push(`${name}: ${text}`);
    }
  }
  return named;
}

const mayPost = async (db: Database, member: SignedInMember) =>
  (await findPostingConsent(db, member)).mayPost;

describe("deleting an account", () => {
  test("leaves no row in any table that names the person, and no other person is touched", async ({ db }) => {
    const { accounts, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    const other = await signedIn(testAccounts(db), "brian@example.com");
    const identifiers = [userId, "amina@example.com", "Amina Yusuf", phone];
    const before = await rowsThatName(db, identifiers);
    for (const table of [
      "users",
      "sessions",
      "accounts",
      "profiles",
      "children",
      "circumstances",
      "factors",
      "outbox",
      "mail_links",
      "push_subscriptions",
    ]) {
      expect(before.join()).toContain(`${table}: `);
    }
    await deleteAccount(accounts, userId);
    expect(await rowsThatName(db, identifiers)).toEqual([]);
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: "brian@example.com" }]);
    expect(other.currentUser.kind).toBe("member");
  });

  test("leaves the emails of the true owner of the address that it was to change to", async ({ db }) => {
    const { accounts, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    await askToChangeEmail(accounts, { userId, email: "amina@example.com" }, "brian@example.com", now);
    await signedIn(accounts, "brian@example.com");
    await deleteAccount(accounts, userId);
    const left = await db.select().from(outbox).where(eq(outbox.recipient, "brian@example.com"));
    expect(left.map(({ subject }) => subject)).toEqual(["Confirm your email for Fursa"]);
  });

  test("reaches every table that references a user: none retains the row or blocks the deletion", async ({
    db,
  }) => {
    const keys = await db.execute(sql`
      select conrelid::regclass::text as table, confdeltype as on_delete from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`);
    expect(keys).toHaveProperty("rows", []);
  });
});

describe("the download of a member's data", () => {
  test("has every table with the member's rows, and no password, key or token", async ({ db }) => {
    const { accounts, member } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    const holdings = await gatherHoldings(accounts, member, now);
    const tables = personalTables.map(({ table }) => getTableName(table));
    expect(Object.keys(holdings)).toEqual(
      expect.arrayContaining(["account", ...tables.filter((name) => name !== "circumstances")]),
    );
    expect(tables).toEqual(
      expect.arrayContaining([
        "profiles",
        "children",
        "circumstances",
        "subscriptions",
        "sessions",
        "accounts",
        "factors",
        "user_roles",
        "saved_items",
        "hidden_matches",
        "saved_searches",
        "search_finds",
      ]),
    );
    const text = JSON.stringify(holdings);
    expect(holdings).toMatchObject({
      mail_addresses: [{ address: "amina@example.com" }],
      newsletter_subscribers: [{ email: "amina@example.com" }],
      push_days: [{ title: "Notice for Amina Yusuf" }],
      push_subscriptions: [{ wantsClosing: true, wantsAnswers: false }],
      mailings: [{ subject: "News for Amina Yusuf" }],
      saved_searches: [{ search: "tab=colleges&q=law", name: "Search of Amina Yusuf" }],
      search_finds: [{ kind: "college" }],
      profiles: [{ results: [], citizenships: [], tests: null }],
      children: [{ called: "Child of Amina Yusuf", results: [] }],
    });
    for (const fact of ["amina@example.com", "Amina Yusuf", "Amina Yusuf wrote this.", phone])
      expect(text).toContain(fact);
    for (const secret of ['"password"', '"token"', '"secret"', '"codeHash"', '"tokenHash"', '"authSecret"'])
      expect(text).not.toContain(secret);
  });

  test("leaves out circumstances, which others might open in a file", async ({ db }) => {
    const { accounts, member } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    expect(await db.$count(circumstances)).toBe(2);
    expect(JSON.stringify(await gatherHoldings(accounts, member, now))).not.toMatch(
      /circumstances|orphan|disability|refugee|income/i,
    );
  });

  test("contains the member's own data only", async ({ db }) => {
    await someoneBusy(db, "brian@example.com", "Brian Otieno");
    const { accounts, member } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    expect(JSON.stringify(await gatherHoldings(accounts, member, now))).not.toMatch(/brian|Otieno/i);
  });
});

describe("a sensitive action", () => {
  test("asks for the password again, and counts wrong ones", async ({ db }) => {
    const { accounts, member } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    const tryProof = (proof: string) => prove(accounts, member, { proof, client: "c", device: null, now });
    expect(await tryProof(password)).toEqual({ ok: true });
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await tryProof("wrong")).toEqual({ ok: false, problem: "That isn't your password." });
    }
    expect(await tryProof(password)).toMatchObject({ ok: false, waitSeconds: expect.any(Number) });
  });
});

describe("a change of email", () => {
  const openLink = async (db: Database) => {
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, "new.amina@example.com"));
    return tokenOf(mail);
  };

  test("takes effect by the link, once, and ends every session", async ({ db }) => {
    const { accounts, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    const token = await openLink(db);
    expect(await changeEmail(accounts, token, userId, now)).toBe(true);
    expect(await changeEmail(accounts, token, userId, now)).toBe(false);
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    expect(person).toMatchObject({ email: "new.amina@example.com", emailVerified: true });
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, "amina@example.com"));
    expect(mails.map(({ subject }) => subject)).toContain("Your Fursa email was changed");
  });

  test("is refused if another account has the address by then", async ({ db }) => {
    const { accounts, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
    await signedIn(accounts, "new.amina@example.com");
    const [mail] = await db
      .select()
      .from(outbox)
      .where(sql`${outbox.recipient} = 'new.amina@example.com' and ${outbox.subject} like '%new email%'`);
    expect(await changeEmail(accounts, tokenOf(mail), userId, now)).toBe(false);
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    expect(person?.email).toBe("amina@example.com");
  });
});

describe("a guardian's consent", () => {
  /** A student under 18, the link sent to the guardian, and what opening it shows. */
  async function aRequest(db: Database, guardian = "guardian@example.com") {
    const { accounts, member, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf", guardian);
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, guardian));
    const open = async () => {
      const consentRequest = await findRequest(accounts, tokenOf(mail));
      if (!consentRequest) throw new Error("the link is dead");
      return consentRequest;
    };
    return { accounts, member, userId, open };
  }
  const visitor: CurrentUser = { kind: "visitor" };
  const signedInAs = (userId: string): CurrentUser => ({
    kind: "member",
    userId,
    email: "somebody@example.com",
    emailVerified: true,
    sessionId: "00000000-0000-4000-8000-000000000000",
    signedInAt: now,
    aal: "aal1",
    hasFactor: false,
  });

  test("opens the newsletter and public posts, and can be taken back", async ({ db }) => {
    const { accounts, member, userId, open } = await aRequest(db);
    const mayReceive = async () =>
      (
        await db
          .select({ may: profileIsOldEnoughOrAllowed })
          .from(profiles)
          .where(eq(profiles.userId, userId))
      )[0]?.may;
    expect(await askedBy(member, mayPost)).toBe(false);
    expect(await mayReceive()).toBe(false);
    expect(await findRequest(accounts, "made-up")).toBeNull();
    await answerAsGuardian(accounts, await open(), true, now);
    expect(await askedBy(member, mayPost)).toBe(true);
    expect(await mayReceive()).toBe(true);
    await answerAsGuardian(accounts, await open(), false, now);
    expect(await askedBy(member, mayPost)).toBe(false);
    await answerAsGuardian(accounts, await open(), true, now);
    await askGuardian(accounts, { userId, fullName: "Amina" }, "someone.else@example.com", now);
    await expect(open()).rejects.toThrow("the link is dead");
    const [consent] = await db.select().from(guardianConsents);
    expect(consent?.consentedAt).toBeNull();
  });

  test("is given through the link, but not in the student's own session", async ({ db }) => {
    const { accounts, userId, open } = await aRequest(db);
    const parent = await somebody(db, "Halima Yusuf");
    expect(await whyNoGuardian(accounts, await open(), visitor)).toBeNull();
    expect(await whyNoGuardian(accounts, await open(), signedInAs(parent))).toBeNull();
    expect(await whyNoGuardian(accounts, await open(), signedInAs(userId))).toBe("student");
    const beforeTheCode = { ...signedInAs(userId), kind: "challenged" } as CurrentUser;
    expect(await whyNoGuardian(accounts, await open(), beforeTheCode)).toBe("student");
  });

  test.for([
    "amina@example.com",
    "amina+mum@example.com",
    "a.mina@example.com",
    "AMINA@example.com",
    "new.amina+mum@example.com",
    "typed.amina@example.com",
  ])("is not asked for at an address of the student's own: %s", async (address, { db }) => {
    const { accounts, userId } = await aRequest(db);
    await db.update(profiles).set({ email: "typed.amina@example.com" });
    expect(await isOwnMailbox(accounts, userId, address)).toBe(true);
    expect(await isOwnMailbox(accounts, userId, "mum@example.com")).toBe(false);
  });

  test("is not accepted from a mailbox that has since become the student's own", async ({ db }) => {
    const { accounts, userId, open } = await aRequest(db);
    expect(await whyNoGuardian(accounts, await open(), visitor)).toBeNull();
    await db.update(users).set({ email: "guardian+me@example.com" }).where(eq(users.id, userId));
    expect(await whyNoGuardian(accounts, await open(), visitor)).toBe("mailbox");
  });

  test("is not accepted from someone under 18: neither by their address nor in their session", async ({
    db,
  }) => {
    const { accounts, open } = await aRequest(db);
    const friend = await somebody(db, "Brian Otieno");
    const about = { userId: friend, fullName: "Brian", email: "b@example.com", country: "Kenya" };
    await db.insert(profiles).values({ ...about, ageBand: "under_18" });
    expect(await whyNoGuardian(accounts, await open(), signedInAs(friend))).toBe("young");
    expect(await whyNoGuardian(accounts, await open(), visitor)).toBeNull();
    await db.update(users).set({ email: "guardian@example.com" }).where(eq(users.id, friend));
    expect(await whyNoGuardian(accounts, await open(), visitor)).toBe("young");
  });
});

test("deleting an account deletes its own emails to a guardian, and no other student's", async ({ db }) => {
  const { accounts, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
  const brian = await somebody(db, "Brian Otieno");
  await askGuardian(accounts, { userId: brian, fullName: "Brian Otieno" }, "guardian@example.com", now);
  const waiting = async () =>
    (await db.select().from(outbox).where(eq(outbox.recipient, "guardian@example.com"))).map(({ text }) =>
      text.slice(0, 5),
    );
  expect(await waiting()).toEqual(["Amina", "Brian"]);
  await deleteAccount(accounts, userId);
  expect(await waiting()).toEqual(["Brian"]);
});

describe("an age", () => {
  const ages = [null, "under_18", "18_to_24", "25_and_over"] as const;

  test.for([
    ["student", [true, false, true, true], [false, false, true, true]],
    ["parent", [true, false, true, true], [true, false, true, true]],
  ] as const)(
    "that is unknown isn't under 18, and a %s who is under 18 waits for a guardian, in pages and queries alike",
    async ([role, newsletter, posts], { db }) => {
      const { member, userId } = await someoneBusy(db, "amina@example.com", "Amina Yusuf");
      const found = { newsletter: [] as unknown[], posts: [] as unknown[] };
      for (const ageBand of ages) {
        await db.update(profiles).set({ role, ageBand });
        const [row] = await db
          .select({ may: profileIsOldEnoughOrAllowed })
          .from(profiles)
          .where(eq(profiles.userId, userId));
        expect(row?.may).toBe(isOldEnoughOrAllowed({ ageBand }, null));
        found.newsletter.push(row?.may);
        found.posts.push(await askedBy(member, mayPost));
      }
      expect(found).toEqual({ newsletter, posts });
    },
  );
});

/** The token of the link in a queued email. */
const tokenOf = (mail: { text: string } | undefined) =>
  linkIn(mail && { to: "", subject: "", html: "", text: mail.text }).searchParams.get("token") ?? "";
