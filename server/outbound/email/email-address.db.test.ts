import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { isEmailAddress } from "#app/shared/forms/email-address.ts";
import { requiredEmail } from "#app/shared/forms/fields.server.ts";
import type { Database } from "#database/database.ts";
import { newsletterSubscribers, outbox } from "#database/schema/index.ts";
import { openBackground } from "#server/lifecycle/background-tasks.ts";
import { openLog } from "#server/logging/log.ts";
import { test } from "#tests/support/database/test-database.ts";
import { type Mailbox, openMailbox } from "#tests/support/web/mailbox.ts";
import { refuseInjection } from "./header-injection.ts";
import { openMail } from "./mailer.ts";

const field = requiredEmail({ type: "email", maxLength: 254 });
const passesForm = (address: string) => field.safeParse(address).success;
const passesMailer = (to: string) => {
  try {
    refuseInjection({ to, subject: "Hello", text: "Hello", html: "<p>Hello</p>" });
    return true;
  } catch {
    return false;
  }
};
const passesDatabase = (db: Database, email: string) =>
  db
    .transaction((own) => own.insert(newsletterSubscribers).values({ email }))
    .then(
      () => true,
      () => false,
    );

describe("an email address", () => {
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await openMailbox();
  });
  afterAll(() => mailbox.close());

  test.for([
    "o'brien@example.com",
    "'amina@example.com",
    "amina+fursa@example.com",
    "amina_wanjiru-2@mail.example.co.ke",
    "-a@example.com",
    `${"a".repeat(240)}@example.com`,
  ])("like %s passes the form, is stored, and gets its email", async (email, { db }) => {
    expect(field.parse(` ${email.toUpperCase()} `)).toBe(email);
    expect(await passesDatabase(db, email)).toBe(true);
    const background = openBackground(openLog("silent"));
    const settings = { SMTP_URL: mailbox.url, MAIL_FROM: undefined, CONTACT_EMAIL: "hello@fursa.example" };
    const mail = { to: email, subject: "Karibu", text: "Hello", html: "<p>Hello</p>" };
    await openMail(settings, db, background).send(mail);
    await background.settled();
    expect(await db.select().from(outbox)).toEqual([]);
    expect((await mailbox.next(email, /Karibu/)).to?.[0]?.address).toBe(email);
  });

  test.for([
    '"o brien"@example.com',
    '"obrien"@example.com',
    "amina'@example.com",
    "amina@example",
    "amina@bücher.example",
    "amína@example.com",
    "amina..w@example.com",
    "amina@example.com\n",
    "a@example.com,b@example.com",
    "Amina <a@example.com>",
    `${"a".repeat(243)}@example.com`,
    "",
  ])("like %j passes neither the form nor the database nor the mailer", async (email, { db }) => {
    expect(passesForm(email) && !email.endsWith("\n")).toBe(false);
    expect(await passesDatabase(db, email)).toBe(false);
    expect(passesMailer(email)).toBe(false);
  });

  const sign = fc.constantFrom(..."aZ09._'+-@\"\\ ,;:<>()[]%&/=?^`{|}~!#$*éı\u00a0\u200b\r\n\t");
  const part = fc.string({ unit: sign, maxLength: 8 });
  const address = fc.oneof(
    fc.emailAddress(),
    fc.tuple(part, part).map(([name, host]) => `${name}@${host}.example`),
    fc
      .tuple(fc.string({ unit: fc.constantFrom(..."ab'+-_."), minLength: 1, maxLength: 8 }))
      .map(([name]) => `${name}@example.com`),
    fc.string({ unit: "binary", maxLength: 20 }),
  );

  test("is parsed alike by the form, the database and the mailer", async ({ db }) => {
    const addresses = fc.sample(address, 3_000).filter((text) => !text.includes("\0") && text.isWellFormed());
    const answer = await db.execute(
      sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'newsletter_subscribers_email'`,
    );
    const { rule } = (answer as unknown as { rows: { rule: string }[] }).rows[0] ?? { rule: "" };
    const judged = await db.execute(sql`select email, ${sql.raw(rule.replace(/^CHECK /, ""))} as passes
      from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as given (email)`);
    const rows = (judged as unknown as { rows: { email: string; passes: boolean }[] }).rows;
    expect(rows).toHaveLength(addresses.length);
    expect(rows.filter(({ passes }) => passes).length).toBeGreaterThan(300);
    for (const { email, passes } of rows) {
      expect(isEmailAddress(email), JSON.stringify(email)).toBe(passes);
      expect(passesMailer(email), JSON.stringify(email)).toBe(passes);
      if (passes) expect(passesForm(email), JSON.stringify(email)).toBe(true);
      // The schema with which better-auth validates addresses.
      if (passes) expect(z.email().safeParse(email).success, JSON.stringify(email)).toBe(true);
    }
    // The form removes characters that people type around an address, and lowercases it.
    for (const email of addresses) {
      const read = field.safeParse(email);
      if (read.success) expect(isEmailAddress(read.data)).toBe(true);
    }
  });
});
