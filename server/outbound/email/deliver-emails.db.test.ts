import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { deleteOldEmails } from "#app/mail/outbox/delete-old-emails.server.ts";
import { listOutages } from "#app/shared/dependency-status/outages.server.ts";
import type { Database } from "#database/database.ts";
import { mailAddresses, mailings, outbox, profiles, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";
import { type Mailbox, openMailbox } from "#tests/support/web/mailbox.ts";
import { deliverMail } from "./deliver-emails.ts";
import { findMailServer, type MailServer, type SmtpOutcome } from "./smtp.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const settings = { CONTACT_EMAIL: "hello@fursa.example", MAIL_FROM: undefined };

const put = (db: Database, recipient: string, more: Partial<typeof outbox.$inferInsert> = {}) =>
  db.insert(outbox).values({
    channel: "mail",
    recipient,
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
    createdAt: noon,
    nextTryAt: noon,
    ...more,
  });

/** A mail server with scripted responses that records the recipients. */
function aPost(answer: (to: string) => SmtpOutcome = () => ({ ok: true })) {
  const sent: string[] = [];
  const open = (): MailServer => ({
    send: async ({ to }) => {
      sent.push(to);
      return answer(to);
    },
    close: () => undefined,
  });
  return { sent, open };
}

describe("emails through a real server", () => {
  let mailbox: Mailbox;
  const open = () => findMailServer({ ...settings, SMTP_URL: mailbox.url }) as () => MailServer;
  beforeAll(async () => {
    const moods: Record<string, number> = { "gone@example.com": 550, "busy@example.com": 451 };
    mailbox = await openMailbox({ refuse: (address) => moods[address] });
  });
  afterAll(() => mailbox.close());

  test("arrive with intact unsubscribe headers and their own id, and leave the outbox", async ({ db }) => {
    const id = "0190a0c0-0000-7000-8000-000000000001";
    const address = `https://fursa.example/mail/stop/${"a".repeat(90)}`;
    const headers = {
      "List-Unsubscribe": `<${address}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    await put(db, "amina@example.com", { id, headers, subject: "Three new matches" });
    const delivery = await deliverMail(db, () => noon, open());
    expect(delivery).toEqual({ sent: 1, later: 0, failed: 0, dropped: 0, outage: null });
    const mail = await mailbox.next("amina@example.com", /Three new matches/);
    expect(mail.messageId).toBe(`<${id}@fursa.example>`);
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
    expect(header("list-unsubscribe")).toBe(`<${address}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(await db.select().from(outbox)).toEqual([]);
  });

  test("to an address that does not exist are given up at once, and the third failure pauses it", async ({
    db,
  }) => {
    for (const failures of [1, 2, 3]) {
      await put(db, "gone@example.com");
      const delivery = await deliverMail(db, () => noon, open());
      expect(delivery).toMatchObject({ sent: 0, failed: 1 });
      const [known] = await db.select().from(mailAddresses);
      expect(known).toMatchObject({
        hardFailures: failures,
        lastFailure: "550 no such mailbox here",
        pausedAt: failures === 3 ? noon : null,
      });
    }
    const stored = await db.select().from(outbox);
    expect(stored).toHaveLength(3);
    expect(stored[0]).toMatchObject({ failedAt: noon, failure: "550 no such mailbox here", tries: 1 });
    expect(await deliverMail(db, () => later(10_000), open())).toMatchObject({ sent: 0, failed: 0 });
  });

  test("to a busy address are tried again later, and count nothing against it", async ({ db }) => {
    await put(db, "busy@example.com");
    expect(await deliverMail(db, () => noon, open())).toMatchObject({ later: 1 });
    const [stored] = await db.select().from(outbox);
    expect(stored).toMatchObject({ tries: 1, nextTryAt: later(1), failedAt: null, claimedUntil: null });
    expect(await db.select().from(mailAddresses)).toEqual([]);
  });

  test("to many recipients share a few connections", async ({ db }) => {
    const before = mailbox.received.length;
    for (let n = 0; n < 100; n++) await put(db, `student.${n}@example.com`);
    expect(await deliverMail(db, () => noon, open())).toMatchObject({ sent: 100 });
    const reached = mailbox.received.slice(before).map(({ to }) => to?.[0]?.address);
    expect(new Set(reached).size).toBe(100);
    expect(reached).toHaveLength(100);
  });
});

describe("the outbox", () => {
  test("retries after 1, 5 and 30 minutes, 2 and 12 hours, and then gives up", async ({ db }) => {
    await put(db, "amina@example.com");
    const { sent, open } = aPost(() => ({ ok: false, why: "later", reason: "451 try later" }));
    let moment = 0;
    for (const wait of [1, 5, 30, 120, 720]) {
      await deliverMail(db, () => later(moment), open);
      await deliverMail(db, () => new Date(later(moment + wait).getTime() - 1), open);
      moment += wait;
    }
    expect(sent).toHaveLength(5);
    expect(await deliverMail(db, () => later(moment), open)).toMatchObject({ failed: 1 });
    const [stored] = await db.select().from(outbox);
    expect(stored).toMatchObject({ tries: 6, failedAt: later(moment), failure: "451 try later" });
  });

  const away: SmtpOutcome = { ok: false, why: "unreachable", reason: "connection refused" };

  test("stops when the server can't be reached, and no email uses up an attempt", async ({ db }) => {
    for (let n = 0; n < 50; n++) await put(db, `student.${n}@example.com`);
    const { sent, open } = aPost(() => away);
    expect(await deliverMail(db, () => noon, open)).toMatchObject({
      later: 20,
      outage: "connection refused",
    });
    expect(sent).toHaveLength(20);
    const stored = await db.select().from(outbox);
    expect(stored.filter(({ tries }) => tries === 0)).toHaveLength(50);
    expect(stored.filter(({ nextTryAt }) => nextTryAt > noon)).toHaveLength(20);
  });

  test("sends at most twenty at a time, whatever the query plan", async ({ db }) => {
    for (let n = 0; n < 50; n++) await put(db, `student.${n}@example.com`);
    for (const way of [
      "hashjoin",
      "mergejoin",
      "hashagg",
      "material",
      "sort",
      "indexscan",
      "bitmapscan",
      "memoize",
    ]) {
      await db.execute(sql.raw(`set local enable_${way} = off`));
    }
    const { sent, open } = aPost(() => away);
    expect(await deliverMail(db, () => noon, open)).toMatchObject({ later: 20 });
    expect(sent).toHaveLength(20);
  });

  test("loses nothing while the server is away for days, shows admins why and since when, and resumes by itself", async ({
    db,
  }) => {
    await put(db, "amina@example.com");
    await put(db, "reader@example.com", { purpose: "newsletter" });
    const day = 24 * 60;
    const closed = aPost(() => away);
    for (let days = 0; days < 9; days++) {
      await deliverMail(db, () => later(days * day), closed.open);
      await deleteOldEmails(db, later(days * day));
    }
    const admin = anAdmin(db, await somebody(db));
    expect(await asViewer(admin, listOutages)).toEqual([
      { service: "mail", reason: "connection refused", since: noon },
    ]);
    const stored = await db.select().from(outbox);
    expect(stored).toHaveLength(2);
    for (const mail of stored) expect(mail).toMatchObject({ failedAt: null, tries: 0 });
    // The server accepts one email, then all of them: the downtime isn't counted for those that waited.
    let taken = 0;
    const shaky = aPost(() => (taken++ === 0 ? { ok: true } : away));
    await deliverMail(db, () => later(9 * day), shaky.open);
    const { sent, open } = aPost();
    await deliverMail(db, () => later(9 * day + 5), open);
    expect([...shaky.sent.slice(0, 1), ...sent].sort()).toEqual(["amina@example.com", "reader@example.com"]);
    expect(await db.select().from(outbox)).toEqual([]);
    expect(await asViewer(admin, listOutages)).toEqual([]);
  });

  test("does not treat a busy mailbox as a server outage", async ({ db }) => {
    await put(db, "amina@example.com");
    const busy: SmtpOutcome = { ok: false, why: "later", reason: "451 try later" };
    expect(await deliverMail(db, () => noon, aPost(() => busy).open)).toMatchObject({ outage: null });
    expect(await asViewer(anAdmin(db, await somebody(db)), listOutages)).toEqual([]);
  });

  test("lets no second sender take an email before the first one's claim has expired", async ({ db }) => {
    await put(db, "amina@example.com");
    const hangs = aPost();
    const killed = () => ({ ...hangs.open(), send: () => Promise.reject(new Error("killed")) });
    await expect(deliverMail(db, () => noon, killed)).rejects.toThrow("killed");
    const { sent, open } = aPost();
    await deliverMail(db, () => later(4), open);
    expect(sent).toEqual([]);
    await deliverMail(db, () => later(5), open);
    expect(sent).toEqual(["amina@example.com"]);
  });

  test("sends a password link before the newsletter that waited longer", async ({ db }) => {
    const early = later(-60);
    await put(db, "newsletter@example.com", { purpose: "newsletter", nextTryAt: early });
    await put(db, "reset@example.com");
    const { sent, open } = aPost();
    await deliverMail(db, () => noon, open, { onlyToOne: true });
    expect(sent).toEqual(["reset@example.com"]);
    await deliverMail(db, () => noon, open);
    expect(sent).toEqual(["reset@example.com", "newsletter@example.com"]);
  });

  test("gives up what has waited for more than three days", async ({ db }) => {
    await put(db, "amina@example.com", { createdAt: later(-60 * 73), nextTryAt: later(-60 * 73) });
    const { sent, open } = aPost();
    expect(await deliverMail(db, () => noon, open)).toMatchObject({ sent: 0, dropped: 1 });
    expect(sent).toEqual([]);
    const [stored] = await db.select().from(outbox);
    expect(stored).toMatchObject({ failedAt: noon, failure: "waited too long to be of use" });
  });

  test("resets an address's failures when an email is delivered", async ({ db }) => {
    await db.insert(mailAddresses).values({ address: "amina@example.com", hardFailures: 2 });
    await put(db, "amina@example.com");
    await deliverMail(db, () => noon, aPost().open);
    expect(await db.select().from(mailAddresses)).toEqual([]);
  });
});

describe("an alert that waits", () => {
  async function waiting(db: Database) {
    const userId = await somebody(db);
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    const email = person?.email ?? "";
    await db.insert(profiles).values({ userId, fullName: "Amina", email, country: "Kenya" });
    const [mailing] = await db
      .insert(mailings)
      .values({ userId, kind: "alert", day: "2026-11-20", subject: "New" })
      .returning();
    await put(db, email, { purpose: "alert", mailingId: mailing?.id ?? null });
    return { userId, email };
  }
  const outcome = async (db: Database) => {
    const { sent, open } = aPost();
    await deliverMail(db, () => noon, open);
    const [mailing] = await db.select().from(mailings);
    return { sent: sent.length, deliveredAt: mailing?.deliveredAt, failedAt: mailing?.failedAt };
  };

  test("is sent and recorded as delivered", async ({ db }) => {
    await waiting(db);
    expect(await outcome(db)).toEqual({ sent: 1, deliveredAt: noon, failedAt: null });
  });

  test("is not sent any more when alerts were turned off in the meantime", async ({ db }) => {
    const { userId } = await waiting(db);
    await db.update(profiles).set({ emailNotifications: false }).where(eq(profiles.userId, userId));
    expect(await outcome(db)).toEqual({ sent: 0, deliveredAt: null, failedAt: noon });
    expect(await db.select().from(outbox)).toEqual([]);
  });

  test("is not sent to an address that was given up, while account mails are still tried", async ({ db }) => {
    const { email } = await waiting(db);
    await db.insert(mailAddresses).values({ address: email, hardFailures: 3, pausedAt: noon });
    await put(db, email, { purpose: "account" });
    expect(await outcome(db)).toMatchObject({ sent: 1, deliveredAt: null });
  });

  test("is not sent to an address that is no longer theirs", async ({ db }) => {
    const { userId } = await waiting(db);
    await db.update(users).set({ email: "new@example.com" }).where(eq(users.id, userId));
    expect(await outcome(db)).toMatchObject({ sent: 0, deliveredAt: null });
  });
});
