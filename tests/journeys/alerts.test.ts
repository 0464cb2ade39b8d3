import type { BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { writeNotifications } from "#app/students/alerts/notifications/write-notifications.server.ts";
import { pushKeys } from "#app/students/notifications/push-keys.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import { pushSubscriptions, users } from "#database/schema/index.ts";
import { deliverPushes } from "#server/outbound/push/deliver-pushes.ts";
import { openPushService } from "#server/outbound/push/push-service.ts";
import { apart, expect } from "../support/browser/journey.ts";
import { password, sendCredentials, signUp } from "../support/browser/sign-in.ts";
import { aSavedScholarship } from "../support/people/push-devices.ts";
import { startServer } from "../support/servers/start-server.ts";
import { type Mailbox, openMailbox, pathIn } from "../support/web/mailbox.ts";
import { aBrowser, startPushService } from "../support/web/push-service.ts";

/**
 * The headless shell that journeys run in has neither a push service nor notifications, and reports the permission as
 * denied. This gives its pages what a phone has: a granted permission, and a subscription whose messages the test can
 * read.
 */
async function givePushService(page: Page, name: string) {
  const browser = aBrowser(name);
  const { endpoint, publicKey: p256dh, authSecret: auth } = browser.fields;
  await page.addInitScript(
    (given) => {
      Object.defineProperty(Notification, "permission", { configurable: true, get: () => "granted" });
      const place = "a push service";
      const subscription = (applicationServerKey: string) => ({
        ...{ endpoint: given.endpoint, toJSON: () => given },
        options: {
          applicationServerKey: Uint8Array.from(
            atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")),
            (letter) => letter.charCodeAt(0),
          ).buffer,
        },
        unsubscribe: async () => localStorage.removeItem(place),
      });
      Object.assign(PushManager.prototype, {
        async getSubscription() {
          const key = localStorage.getItem(place);
          return key && subscription(key);
        },
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          localStorage.setItem(place, applicationServerKey);
          return subscription(applicationServerKey);
        },
      });
    },
    { endpoint, keys: { p256dh, auth } },
  );
  return browser;
}

/**
 * Hands a message to the service worker as the browser would; returns the notification and the address that a tap on
 * it opens.
 */
async function deliverToWorker(context: BrowserContext, page: Page, message: string) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerRecorder;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, more) => void scope.shown.push({ title, ...more });
    scope.clients.openWindow = async (address) => void scope.opened.push(address);
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: message });
  await devtools.detach();
  const tap = () =>
    worker.evaluate(async () => {
      const scope = globalThis as unknown as WorkerRecorder;
      const [{ data } = { data: "" }] = scope.shown;
      const event = Object.assign(new Event("notificationclick"), {
        notification: { data, close: () => undefined },
        waitUntil: () => undefined,
      });
      dispatchEvent(event);
    });
  return {
    shown: () => worker.evaluate(() => (globalThis as unknown as WorkerRecorder).shown),
    opened: () => worker.evaluate(() => (globalThis as unknown as WorkerRecorder).opened),
    tap,
  };
}

interface WorkerRecorder {
  shown: { title: string; data: string }[];
  opened: string[];
  registration: { showNotification(title: string, more: { data: string }): Promise<void> };
  clients: { openWindow(address: string): Promise<void> };
}

/** On a database of its own, in which the test runs the morning's job of another day. */
const test = apart(async (place) => {
  const mailbox = await openMailbox();
  const fursa = await startServer({ ...place, SMTP_URL: mailbox.url });
  const secret = place.AUTH_SECRET;
  const database = await openPostgres({ url: place.DATABASE_URL, secret });
  const close = async () => {
    await database.close();
    await fursa.stop();
    await mailbox.close();
  };
  return { fursa, mailbox, database, secret, close };
});

async function arrive(page: Page, mailbox: Mailbox, email: string) {
  await signUp(page, email);
  await page.goto(pathIn(await mailbox.next(email, /Confirm your email/)));
  await sendCredentials(page, "Sign In", { email, password });
  await expect(page).toHaveURL("/profile");
}

test("a student gets a deadline notification on her phone, taps it, and gets none after signing out", async ({
  page,
  context,
  fursa,
  own: { mailbox, database, secret },
}) => {
  const email = "zawadi@example.com";
  await arrive(page, mailbox, email);
  await page.getByLabel("Full name").fill("Zawadi Achieng");
  await page.getByLabel(/^Country/).selectOption("Kenya");
  await page.getByRole("button", { name: "Create Profile" }).click();
  await expect(page.getByText("Your profile has been successfully created.")).toBeVisible();
  // A headless shell denies notifications; an ordinary Chromium would prompt.
  await page.addInitScript(() =>
    Object.defineProperty(Notification, "permission", { configurable: true, get: () => "denied" }),
  );
  await page.goto("/profile/alerts");
  await expect(page.getByText(/^You've blocked notifications from Fursa in this browser\./)).toBeVisible();

  const phone = await givePushService(page, "zawadi");
  await context.grantPermissions(["notifications"]);
  await page.reload();
  const notices = page.getByRole("region", { name: "Notifications on this device" });
  const deadlines = notices.getByRole("switch", { name: "Deadlines of things I saved" });
  await expect(deadlines).not.toBeChecked();
  await deadlines.check();
  await notices.getByRole("button", { name: "Save notifications" }).click();
  await expect(page.getByText("You'll get notifications on this device.")).toBeVisible();
  await page.reload();
  await expect(deadlines).toBeChecked();
  await expect(notices.getByRole("switch", { name: "Answers to my questions" })).not.toBeChecked();
  expect(await page.evaluate(() => caches.keys()), "only a worker, and no list").toEqual([]);

  // Noon in Nairobi, tomorrow.
  const noon = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T09:00:00Z`);
  const closesOn = new Date(noon.getTime() + 86_400_000).toISOString().slice(0, 10);
  const award = await database.asOwner(async (db) => {
    const [person] = await db.select().from(users).where(eq(users.email, email));
    return aSavedScholarship(db, person?.id ?? "", "Lakeside Award", closesOn);
  });
  expect(await writeNotifications(database.db, noon)).toEqual({ notified: 1 });
  const service = await startPushService();
  const send = openPushService(pushKeys(secret), "hello@fursa.example", service.post);
  expect(await deliverPushes(database.db, () => noon, send)).toMatchObject({ sent: 1 });
  await service.stop();
  const [arrived] = service.arrived;
  expect(arrived?.path).toBe("/send/zawadi");
  const message = phone.read(arrived?.body ?? Buffer.alloc(0));
  const { shown, opened, tap } = await deliverToWorker(context, page, JSON.stringify(message));
  await expect
    .poll(shown)
    .toMatchObject([
      { title: "Lakeside Award closes tomorrow", body: "Check with them. You saved it on Fursa." },
    ]);
  await tap();
  await expect.poll(opened).toEqual([`${fursa.url}/scholarship/${award}`]);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  expect(await database.asOwner((db) => db.$count(pushSubscriptions))).toBe(0);
});
