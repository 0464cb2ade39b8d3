import { expect } from "vitest";
import type { Database } from "#database/database.ts";
import { coursePlans, events, outbox } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { sendPortalReminders } from "./send-portal-reminders.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
const send = async (db: Database, day: string) =>
  (await sendPortalReminders(db, new Date(`${day}T06:00:00Z`), tools)).written;

async function planned(db: Database, wantsReminder = true) {
  const { userId, email } = await aStudent(db);
  await db
    .insert(coursePlans)
    .values({ userId, country: "Kenya", choices: ["1263134", "1253134"], wantsReminder });
  return email;
}

const opening = {
  title: "KUCCPS course applications open",
  description: "This is the usual time.",
  organizer: "KUCCPS",
  eventDate: "2027-04-07",
};

test("a member with a course plan gets one email when the portal opens, with the plan", async ({ db }) => {
  const email = await planned(db);
  await db.insert(events).values(opening);
  const days = [];
  for (const day of ["2027-04-06", "2027-04-07", "2027-04-08", "2027-04-20"])
    if ((await send(db, day)) > 0) days.push(day);
  expect(days).toEqual(["2027-04-07"]);
  const [mail] = await db.select().from(outbox);
  expect(mail).toMatchObject({ recipient: email, purpose: "reminder" });
  expect(mail?.text).toContain("This is the usual time.");
  expect(mail?.text).toContain("https://fursa.example/courses/plan?country=Kenya&choices=1263134.1253134");
});

test("another email comes a year later; none comes without consent or without a date", async ({ db }) => {
  await planned(db);
  await planned(db, false);
  expect(await send(db, "2027-04-07")).toBe(0);
  await db.insert(events).values([opening, { ...opening, eventDate: "2028-04-05" }]);
  expect(await send(db, "2027-04-09")).toBe(1);
  expect(await send(db, "2028-04-05")).toBe(1);
  expect(await send(db, "2028-04-06")).toBe(0);
});

test("an opening known only by its usual month counts from the first day of that month", async ({ db }) => {
  await planned(db);
  await db.insert(events).values({ ...opening, eventDate: "2027-04-30", eventTime: "Usually in April" });
  const days = [];
  for (const day of ["2027-03-31", "2027-04-01", "2027-04-02", "2027-04-30"])
    if ((await send(db, day)) > 0) days.push(day);
  expect(days).toEqual(["2027-04-01"]);
});
