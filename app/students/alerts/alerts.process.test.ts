import { afterAll, beforeAll, expect, test } from "vitest";
import { runSavedSearches } from "#app/discover/saved-searches/run-saved-searches.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { OpenDatabase } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";
import { deliverMail } from "#server/outbound/email/deliver-emails.ts";
import { findMailServer, type MailServer } from "#server/outbound/email/smtp.ts";
import { homeOnPostgres, secret } from "#tests/support/database/server-database.ts";
import { type Page, Visitor } from "#tests/support/requests/visitor.ts";
import { password } from "#tests/support/servers/shared-server.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { type Mailbox, openMailbox, pathIn } from "#tests/support/web/mailbox.ts";
import { sendAlerts } from "./send-alerts.server.ts";

let mailbox: Mailbox;
let fursa: RunningServer;
let database: OpenDatabase;

// The tests run the morning's jobs of other days, so the database is theirs alone.
beforeAll(async () => {
  const home = await homeOnPostgres();
  mailbox = await openMailbox();
  fursa = await startServer({ ...home, SMTP_URL: mailbox.url });
  database = await openPostgres({ url: home.DATABASE_URL, secret });
});
afterAll(async () => {
  await database?.close();
  await fursa?.stop();
  await mailbox?.close();
});

/** Signs up, confirms the address and signs in. */
async function arrive(visitor: Visitor, email: string): Promise<Page> {
  await visitor.post("/auth?mode=signup", { email, password });
  const page = await visitor.open(pathIn(await mailbox.next(email, /Confirm your email/)));
  return page.submit("Sign In", { Email: email, Password: password }, page.main);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const publish = (title: string, by: Date) =>
  database.asOwner((db) =>
    db
      .insert(scholarships)
      .values({ title, fieldOfStudy: "Law", createdAt: new Date(by.getTime() - 60_000) }),
  );
const write = (now: Date) => sendAlerts(database.db, now, { origin: fursa.url, secret });
function deliver(now: Date) {
  const openMailServer = findMailServer({
    SMTP_URL: mailbox.url,
    MAIL_FROM: undefined,
    CONTACT_EMAIL: "hello@fursa.example",
  }) as () => MailServer;
  return deliverMail(database.db, () => now, openMailServer);
}

test("a search without results is saved, and an email arrives when there are some", async () => {
  const visitor = new Visitor(fursa.url);
  const search = "/browse?tab=scholarships&q=falconry";
  const ask = "Tell me when there's one";
  let page = await visitor.open(search);
  expect(page.text).toContain("No scholarships found. Try a different search term.");
  expect(page.hasLink("Ask in the Student Union")).toBe(true);
  page = await page.follow(ask);
  expect(page.path).toBe(`/auth?return=${encodeURIComponent(search)}`);

  const email = "brian@example.com";
  page = await arrive(visitor, email);
  expect(page.path).toBe("/profile");
  page = await (await visitor.open(search)).submit(ask);
  expect(page.path).toBe(search);
  expect(page.messages).toContain("We'll email you when something new fits this search.");
  page = await page.follow("We'll tell you when there's more. See your searches");
  expect(page.path).toBe("/saved/searches");
  const emailsNeedAProfile = "We saved your searches, but you won't get emails";
  expect(page.text).toContain(emailsNeedAProfile);
  page = await visitor.open("/profile");
  await page.submit("Create Profile", { "Full name": "Brian Otieno", Country: "Kenya" });

  const name = "Scholarships: “falconry”";
  page = await visitor.open("/saved/searches");
  expect(page.text).not.toContain(emailsNeedAProfile);
  page = await page.submit(`Remove: ${name}`);
  expect(page.text).toContain("You have no searches yet.");
  page = await page.submit("Undo");
  page = await page.submit(`Pause: ${name}`);
  page = await page.submit(`Resume: ${name}`);
  expect(page.messages).toContain("The next email covers what you missed");

  // On a day that no other test uses.
  const thatDay = inDays(30);
  await publish("Falconry Fellowship", thatDay);
  await runSavedSearches(database.db, thatDay);
  await write(thatDay);
  await deliver(thatDay);
  const mail = await mailbox.next(email, /Falconry Fellowship/);
  expect(mail.text).toContain(`New for ${name}`);
  page = await (await visitor.open("/saved/searches")).follow(name);
  expect(page.path).toBe(search);
  expect(page.headings(2)).toContain("1 scholarship for “falconry”");
});

test("a student gets an email about a new scholarship, unsubscribes with one click, and subscribes again", async () => {
  const visitor = new Visitor(fursa.url);
  const email = "amina@example.com";
  let page = await arrive(visitor, email);
  page = await page.submit("Create Profile", {
    "Full name": "Amina Yusuf",
    Country: "Nigeria",
    "Fields of interest": ["Law"],
  });
  page = await page.follow("Alerts, reminders and newsletter");
  expect(page.path).toBe("/profile/alerts");
  expect(page.text).toContain("We haven't sent you anything yet.");
  expect(page.all("noscript p").map(({ text }) => text)).toEqual([
    "They need JavaScript, and it's off in this browser. You can use emails instead.",
  ]);
  page = await page.submit("Save", { "Lowest match score": "29" });
  expect(page.status).toBe(400);
  expect(page.text).toContain("Enter a number from 30 to 100.");
  page = await page.submit("Save", { "Lowest match score": "50" });
  expect(page.messages).toContain("Your new email settings are saved.");
  page = await page.submit("Pause alerts");
  page = await page.submit("Resume alerts");
  expect(page.text).toContain("Need a break?");

  await publish("Justice Fellowship", inDays(1));
  expect(await write(inDays(1))).toEqual({ written: 1 });
  expect(await deliver(inDays(1))).toMatchObject({ sent: 1 });
  const alert = await mailbox.next(email, /Justice Fellowship/);
  expect(alert.text).toContain("Justice Fellowship");
  expect(alert.html).toContain("Score: 55 of 100");
  page = await page.reload();
  expect(page.heading(alert.subject ?? "no subject").count).toBe(1);

  const headerOf = (key: string) => alert.headers.find((header) => header.key === key)?.value;
  const stop = headerOf("list-unsubscribe")?.slice(1, -1) ?? "";
  expect(headerOf("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const oneClick = await fetch(stop, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(oneClick.status).toBe(200);

  await publish("Another Fellowship", inDays(2));
  expect(await write(inDays(2))).toEqual({ written: 0 });

  visitor.clearCookies();
  page = await visitor.open(stop);
  expect(page.headings(1)).toEqual(["Stopped: alerts and reminders"]);
  page = await page.submit("That was a mistake: send them again");
  expect(page.headings(1)).toEqual(["You get alerts and reminders again"]);
  expect(await write(inDays(3))).toEqual({ written: 1 });
});
