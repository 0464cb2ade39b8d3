import type { BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Email } from "postal-mime";
import { runSavedSearches } from "#app/discover/saved-searches/run-saved-searches.server.ts";
import { writeNotifications } from "#app/students/alerts/notifications/write-notifications.server.ts";
import { sendAlerts } from "#app/students/alerts/send-alerts.server.ts";
import { pushKeys } from "#app/students/notifications/push-keys.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import { pushSubscriptions, scholarships, userRoles, users } from "#database/schema/index.ts";
import { deliverMail } from "#server/outbound/email/deliver-emails.ts";
import { findMailServer, type MailServer } from "#server/outbound/email/smtp.ts";
import { deliverPushes } from "#server/outbound/push/deliver-pushes.ts";
import { openPushService } from "#server/outbound/push/push-service.ts";
import { openFolds } from "#tests/support/browser/open-folds.ts";
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

const headerOf = (mail: Email, key: string) => mail.headers.find((header) => header.key === key)?.value ?? "";

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("a search without results is saved, and an email arrives when there are some", async ({
    page,
    fursa,
    own: { mailbox, database, secret },
  }) => {
    const search = "/browse?tab=scholarships&q=falconry";
    const ask = "Tell me when there's one";
    await page.goto(search);
    await expect(page.getByText("No scholarships found. Try a different search term.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask in the Student Union" })).toBeVisible();
    await page.getByRole("link", { name: ask }).click();
    await expect(page).toHaveURL(`/auth?return=${encodeURIComponent(search)}`);

    const email = "brian@example.com";
    await arrive(page, mailbox, email);
    await page.goto(search);
    await page.getByRole("button", { name: ask }).click();
    await expect(page).toHaveURL(search);
    await expect(page.getByText("We'll email you when something new fits this search.")).toBeVisible();
    await page.getByRole("link", { name: "We'll tell you when there's more. See your searches" }).click();
    await expect(page).toHaveURL("/saved/searches");
    // Emails need a profile.
    await expect(page.getByText(/^We saved your searches, but you won't get emails/)).toBeVisible();
    await page.goto("/profile");
    await page.getByLabel("Full name").fill("Brian Otieno");
    await page.getByLabel(/^Country/).selectOption("Kenya");
    await page.getByRole("button", { name: "Create Profile" }).click();

    const name = "Scholarships: “falconry”";
    await page.goto("/saved/searches");
    await expect(page.getByText(/^We saved your searches, but you won't get emails/)).toHaveCount(0);
    await page.getByRole("button", { name: `Remove: ${name}` }).click();
    await expect(page.getByText("You have no searches yet.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: `Pause: ${name}` }).click();
    await page.getByRole("button", { name: `Resume: ${name}` }).click();
    await expect(page.getByText("The next email covers what you missed")).toBeVisible();

    // On a day that no other test uses.
    const thatDay = new Date(Date.now() + 30 * 86_400_000);
    await database.asOwner((db) =>
      db
        .insert(scholarships)
        .values({ title: "Falconry Fellowship", createdAt: new Date(thatDay.getTime() - 60_000) }),
    );
    await runSavedSearches(database.db, thatDay);
    await sendAlerts(database.db, thatDay, { origin: fursa.url, secret });
    const openMailServer = findMailServer({
      SMTP_URL: mailbox.url,
      MAIL_FROM: undefined,
      CONTACT_EMAIL: "hello@fursa.example",
    }) as () => MailServer;
    await deliverMail(database.db, () => thatDay, openMailServer);
    const mail = await mailbox.next(email, /Falconry Fellowship/);
    expect(mail.text).toContain(`New for ${name}`);
    await page.goto("/saved/searches");
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(search);
    await expect(page.getByRole("heading", { name: "1 scholarship for “falconry”" })).toBeVisible();
  });

  test("a student gets an email about a new scholarship, unsubscribes with one click, and subscribes again", async ({
    page,
    fursa,
    own: { mailbox, database, secret },
  }) => {
    const email = "amina@example.com";
    await arrive(page, mailbox, email);
    await page.getByLabel("Full name").fill("Amina Yusuf");
    await page.getByLabel(/^Country/).selectOption("Nigeria");
    await openFolds(page);
    await page.getByText("Law", { exact: true }).click();
    await page.getByRole("button", { name: "Create Profile" }).click();
    await page.getByRole("link", { name: "Alerts, reminders and newsletter" }).click();
    await expect(page).toHaveURL("/profile/alerts");
    await expect(page.getByText("We haven't sent you anything yet.")).toBeVisible();
    await expect(page.locator("noscript p")).toHaveText(
      "They need JavaScript, and it's off in this browser. You can use emails instead.",
    );
    // The browser's own validation would not send this.
    const refused = await page.request.post("/profile/alerts", {
      form: { rhythm: "daily", minimumPercent: "29" },
    });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain("Enter a number from 30 to 100.");
    await page.getByLabel("Lowest match score").fill("50");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Your new email settings are saved.")).toBeVisible();
    await page.getByRole("button", { name: "Pause alerts" }).click();
    await page.getByRole("button", { name: "Resume alerts" }).click();
    await expect(page.getByText("Need a break?")).toBeVisible();

    const morning = (days: number) => new Date(Date.now() + days * 86_400_000);
    const publish = (title: string, days: number) =>
      database.asOwner((db) =>
        db
          .insert(scholarships)
          .values({ title, fieldOfStudy: "Law", createdAt: new Date(morning(days).getTime() - 60_000) }),
      );
    const write = (days: number) => sendAlerts(database.db, morning(days), { origin: fursa.url, secret });
    const openMailServer = findMailServer({
      SMTP_URL: mailbox.url,
      MAIL_FROM: undefined,
      CONTACT_EMAIL: "hello@fursa.example",
    }) as () => MailServer;

    await publish("Justice Fellowship", 1);
    expect(await write(1)).toEqual({ written: 1 });
    expect(await deliverMail(database.db, () => morning(1), openMailServer)).toMatchObject({ sent: 1 });
    const alert = await mailbox.next(email, /Justice Fellowship/);
    expect(alert.text).toContain("Justice Fellowship");
    expect(alert.html).toContain("Score: 55 of 100");

    await page.reload();
    await expect(page.getByRole("heading", { name: alert.subject ?? "" })).toBeVisible();

    const stop = headerOf(alert, "list-unsubscribe").slice(1, -1);
    expect(headerOf(alert, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const answer = await fetch(stop, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(answer.status).toBe(200);

    await publish("Another Fellowship", 2);
    expect(await write(2)).toEqual({ written: 0 });

    await page.context().clearCookies();
    await page.goto(stop);
    await expect(page.getByRole("heading", { name: "Stopped: alerts and reminders" })).toBeVisible();
    await page.getByRole("button", { name: "That was a mistake: send them again" }).click();
    await expect(page.getByRole("heading", { name: "You get alerts and reminders again" })).toBeVisible();
    expect(await write(3)).toEqual({ written: 1 });
  });

  test("a visitor subscribes to the newsletter by email, and a forged link does nothing", async ({
    page,
    own: { mailbox },
  }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Newsletter" }).click();
    const refused = await page.request.post("/newsletter", { form: { email: "visitor@example.com" } });
    expect(refused.status()).toBe(400);
    expect(await refused.text()).toContain("Please tick this. If you're under 18");
    await page.getByLabel("Email").fill("visitor@example.com");
    await page.getByLabel(/I am 18 or older/).check();
    await page.getByRole("button", { name: "Send me the newsletter" }).click();
    await expect(
      page.getByText("If this address doesn't get the newsletter yet, we've sent a link to confirm."),
    ).toBeVisible();
    const mail = await mailbox.next("visitor@example.com", /Confirm the Fursa newsletter/);
    await page.goto(pathIn(mail));
    await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
    await expect(page.getByText("You'll get the newsletter on Monday.")).toBeVisible();
    await page.goto("/newsletter/confirm/made-up");
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });
});

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

test("an admin looks at the next issue and sends a test of it", async ({
  page,
  fursa,
  own: { mailbox, database },
}) => {
  const email = "editor@example.com";
  await arrive(page, mailbox, email);
  expect((await page.goto("/admin/newsletter/preview"))?.url()).toBe(`${fursa.url}/`);
  await database.asOwner(async (db) => {
    const [person] = await db.select().from(users).where(eq(users.email, email));
    await db.insert(userRoles).values({ userId: person?.id ?? "", role: "admin" });
  });
  await page.goto("/admin/newsletter");
  await expect(page.getByText(/^This week on Fursa: /)).toBeVisible();
  const preview = await page.request.get("/admin/newsletter/preview");
  expect(await preview.text()).toContain("New scholarships");
  expect(preview.headers()["content-security-policy"]).toContain("sandbox");
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText(`It is on its way to ${email}.`)).toBeVisible();
  expect((await mailbox.next(email, /^Test: This week on Fursa/)).text).toContain("NEW SCHOLARSHIPS");
  await page.goto("/profile/alerts");
  await expect(page.getByText("Create a profile first. Then we know what fits you.")).toBeVisible();
});
