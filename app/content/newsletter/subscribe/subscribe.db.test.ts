import { describe, expect } from "vitest";
import type { Mail } from "#app/shared/messages.ts";
import { openRateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Database } from "#database/database.ts";
import { newsletterSubscribers } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { confirmSubscription, requestSubscription } from "./subscribe.server.ts";
import { subscribeForm } from "./subscribe-form.server.ts";

const secret = "a-secret-of-thirty-two-characters-or-more";
const now = new Date("2026-11-16T12:00:00Z");
const email = "visitor@example.com";

function toolsOf(db: Database) {
  const mails: Mail[] = [];
  const running: Promise<unknown>[] = [];
  return {
    database: db,
    limits: openRateLimiter(db, secret),
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    secret,
    origin: "https://fursa.example",
    client: "203.0.113.1",
    inBackground: (_: string, work: () => Promise<unknown>) => void running.push(work()),
    mails,
    settled: () => Promise.all(running),
  };
}

const noAnswers = { country: null, stage: null, language: "en" as const };

async function ask(
  db: Database,
  tools = toolsOf(db),
  answers: Partial<Omit<Parameters<typeof requestSubscription>[1], "email">> = {},
) {
  const turn = await requestSubscription(tools, { email, ...noAnswers, ...answers }, now);
  await tools.settled();
  return { turn, mails: tools.mails };
}

const tokenIn = (mail: Mail | undefined) => /newsletter\/confirm\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

describe("a visitor who wants the newsletter", () => {
  test("is subscribed by confirming the email, and not before", async ({ db }) => {
    const { turn, mails } = await ask(db);
    expect(turn.ok).toBe(true);
    expect(mails).toMatchObject([{ to: email, subject: "Confirm the Fursa newsletter" }]);
    expect(await db.select().from(newsletterSubscribers)).toMatchObject([{ email, confirmedAt: null }]);
    expect(await confirmSubscription(db, secret, tokenIn(mails[0]), now)).toBe(true);
    expect(await db.select().from(newsletterSubscribers)).toMatchObject([{ confirmedAt: now }]);
  });

  test("gets the same response if the address is known, and no second email", async ({ db }) => {
    await db.insert(newsletterSubscribers).values({ email, confirmedAt: now });
    const { turn, mails } = await ask(db);
    expect(turn.ok).toBe(true);
    expect(mails).toEqual([]);
  });

  test("can subscribe again after unsubscribing, by confirming again", async ({ db }) => {
    await db.insert(newsletterSubscribers).values({ email, confirmedAt: now, stoppedAt: now });
    const { mails } = await ask(db);
    expect(await db.select().from(newsletterSubscribers)).toMatchObject([{ stoppedAt: now }]);
    await confirmSubscription(db, secret, tokenIn(mails[0]), now);
    expect(await db.select().from(newsletterSubscribers)).toMatchObject([{ stoppedAt: null }]);
  });

  test("may give a country and a level; another person's form can't change a subscriber's", async ({
    db,
  }) => {
    const answers = { country: "Ghana", stage: "university" } as const;
    await ask(db, toolsOf(db), { country: "Kenya" });
    const { mails } = await ask(db, toolsOf(db), answers);
    expect(await db.select().from(newsletterSubscribers)).toMatchObject([answers]);
    await confirmSubscription(db, secret, tokenIn(mails[0]), now);
    await ask(db, toolsOf(db), { country: "Uganda" });
    expect(await db.select().from(newsletterSubscribers)).toMatchObject([answers]);
    expect(subscribeForm.safeParse({ email, agrees: "yes", country: "Atlantis" }).success).toBe(false);
  });

  test("can't flood an address with emails", async ({ db }) => {
    const tools = toolsOf(db);
    for (let tries = 0; tries < 3; tries++) expect((await ask(db, tools)).turn.ok).toBe(true);
    expect((await ask(db, tools)).turn).toMatchObject({ ok: false, waitSeconds: expect.any(Number) });
    expect(tools.mails).toHaveLength(3);
  });

  test("can't confirm with a forged link", async ({ db }) => {
    const { mails } = await ask(db);
    const token = tokenIn(mails[0]);
    for (const made of ["", "x", `${token.slice(0, -2)}AA`, token.slice(0, 20)]) {
      expect(await confirmSubscription(db, secret, made, now)).toBe(false);
    }
    expect(await db.select().from(newsletterSubscribers)).toMatchObject([{ confirmedAt: null }]);
  });

  test("must be of age, or have consent", () => {
    const refused = subscribeForm.safeParse({ email });
    expect(refused.error?.issues[0]?.message).toBe(
      "Please tick this. If you're under 18, a parent or guardian has to agree.",
    );
  });
});
