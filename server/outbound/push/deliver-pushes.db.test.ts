import { eq } from "drizzle-orm";
import { afterEach, describe, expect } from "vitest";
import { deleteEndedSubscriptions } from "#app/students/notifications/delete-ended-subscriptions.server.ts";
import type { Database } from "#database/database.ts";
import { pushMessages, pushSubscriptions, sessions } from "#database/schema/index.ts";
import { asAccountsKeeper } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aDevice, keys } from "#tests/support/people/push-devices.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { readVapid, startPushService } from "#tests/support/web/push-service.ts";
import { deliverPushes, type PushMessage } from "./deliver-pushes.ts";
import { openPushService } from "./push-service.ts";

const now = new Date("2026-12-12T08:20:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const goodUntil = new Date("2026-12-12T20:00:00Z");
const notice = {
  title: "Rhodes closes in 3 days",
  body: "You saved it on Fursa.",
  path: "/",
  tag: "fursa-2026-12-12",
};

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

async function aMessage(db: Database, device: Parameters<typeof aDevice>[2] = {}) {
  const { userId } = await aStudent(db);
  const { sessionId, browser } = await aDevice(db, userId, device);
  const payload = JSON.stringify(notice);
  await db
    .insert(pushMessages)
    .values({ sessionId, payload, tag: notice.tag, goodUntil, createdAt: now, nextTryAt: now });
  return { sessionId, browser };
}

async function aService(answer?: (path: string) => number) {
  const service = await startPushService(answer);
  stop = service.stop;
  const send = openPushService(keys, "hello@fursa.example", service.post);
  const deliver = async (db: Database, at = now) => {
    await asAccountsKeeper(db, (own) => deleteEndedSubscriptions({ db: own }, keys.publicKey, at));
    return deliverPushes(db, () => at, send);
  };
  return { ...service, send, deliver };
}

const waiting = (db: Database) => db.$count(pushMessages);
const browsers = (db: Database) => db.$count(pushSubscriptions);

test("a notification is encrypted for its browser, signed by us, and deleted once the push service has it", async ({
  db,
}) => {
  const { arrived, deliver } = await aService();
  const { sessionId, browser } = await aMessage(db);
  expect(await deliver(db)).toEqual({ sent: 1, later: 0, gone: 0, failed: 0, trouble: null });
  const [message] = arrived;
  expect(browser.read(message?.body ?? Buffer.alloc(0))).toEqual(notice);
  expect(message).toMatchObject({
    path: `/send/${sessionId}`,
    headers: {
      host: "push.example",
      "content-encoding": "aes128gcm",
      topic: "fursa-2026-12-12",
      urgency: "normal",
      // Until nine in the evening in the recipient's time zone.
      ttl: String((goodUntil.getTime() - now.getTime()) / 1000),
    },
  });
  expect(message?.body.toString("latin1")).not.toContain("Rhodes");
  expect(message?.body.length).toBeLessThan(500);
  expect(readVapid(message?.headers.authorization)).toMatchObject({
    key: keys.publicKey,
    isSigned: true,
    claims: { aud: "https://push.example", sub: "mailto:hello@fursa.example" },
  });
  expect(await deliver(db)).toMatchObject({ sent: 0 });
  expect([await waiting(db), await browsers(db)]).toEqual([0, 1]);
});

describe("a browser", () => {
  test.for([404, 410])("is removed if its push service responds with %i", async (status, { db }) => {
    const { deliver } = await aService(() => status);
    await aMessage(db);
    expect(await deliver(db)).toMatchObject({ sent: 0, gone: 1 });
    expect([await waiting(db), await browsers(db)]).toEqual([0, 0]);
  });

  test("at an address inside our own network is never contacted, and is removed", async ({ db }) => {
    const { arrived, deliver } = await aService();
    await aMessage(db, { endpoint: "https://inner.example/send" });
    await aMessage(db, { endpoint: "https://127.0.0.1/send" });
    expect(await deliver(db)).toMatchObject({ sent: 0, gone: 2 });
    expect(arrived).toEqual([]);
    expect(await browsers(db)).toBe(0);
  });

  test("gets nothing after its session has ended or expired, or if it used another key of ours", async ({
    db,
  }) => {
    const { arrived, deliver } = await aService();
    const { sessionId } = await aMessage(db);
    await db.delete(sessions).where(eq(sessions.id, sessionId));
    await aMessage(db, { expiresAt: now });
    await aMessage(db, { serverKey: "another" });
    expect([await waiting(db), await browsers(db)]).toEqual([2, 2]);
    expect(await deliver(db)).toMatchObject({ sent: 0 });
    expect(arrived).toEqual([]);
    expect([await waiting(db), await browsers(db)]).toEqual([0, 0]);
  });
});

describe("a notification", () => {
  test("is retried when the push service fails, and not after its day", async ({ db }) => {
    let status = 503;
    const { deliver } = await aService(() => status);
    await aMessage(db);
    expect(await deliver(db)).toMatchObject({ later: 1, trouble: "the push service answered 503" });
    expect(await deliver(db)).toMatchObject({ later: 0 });
    status = 429;
    expect(await deliver(db, minutesLater(1))).toMatchObject({ later: 1 });
    status = 201;
    expect(await deliver(db, minutesLater(6))).toMatchObject({ sent: 1 });
    await aMessage(db);
    expect(await deliver(db, goodUntil)).toMatchObject({ sent: 0 });
    expect(await waiting(db)).toBe(0);
  });

  test("that is refused is given up, and delays no other", async ({ db }) => {
    const { deliver, arrived } = await aService((path) => (path.endsWith("/bad") ? 400 : 201));
    await aMessage(db, { endpoint: "https://push.example/bad" });
    await aMessage(db, { publicKey: "AAAA" });
    await aMessage(db);
    expect(await deliver(db)).toMatchObject({ sent: 1, failed: 2 });
    expect(arrived).toHaveLength(2);
    expect([await waiting(db), await browsers(db)]).toEqual([0, 3]);
  });

  test("whose sender is killed is sent again, and replaces the first by its tag", async ({ db }) => {
    const { deliver, arrived, send } = await aService();
    const { browser } = await aMessage(db);
    // The notifications have arrived, but nothing was recorded, as after a kill.
    const neverNotes = async (message: PushMessage) => {
      await send(message, now);
      return new Promise<never>(() => undefined);
    };
    void deliverPushes(db, () => now, neverNotes);
    await expect.poll(() => arrived.length).toBe(1);
    expect(await deliver(db, minutesLater(1))).toMatchObject({ sent: 0 });
    expect(await deliver(db, minutesLater(6))).toMatchObject({ sent: 1 });
    const shown = arrived.map(({ body, headers }) => [browser.read(body).tag, headers.topic]);
    expect(shown).toEqual([
      ["fursa-2026-12-12", "fursa-2026-12-12"],
      ["fursa-2026-12-12", "fursa-2026-12-12"],
    ]);
  });
});
