import { expect } from "vitest";
import type { Database } from "#database/database.ts";
import { outbox, sponsoredListings, sponsoredRequests } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { writeEndedMails } from "./email-ended-sponsors.job.ts";

const tools = {
  secret: "a-secret-of-thirty-two-characters-or-more",
  origin: "https://fursa.example",
  now: new Date("2026-11-19T07:10:00Z"),
};

async function ranUntil(
  db: Database,
  endDate: string,
  request: Partial<typeof sponsoredRequests.$inferInsert> = {},
): Promise<void> {
  const about = {
    ...{ title: "Open day", description: "Meet us.", type: "school" as const },
    targetUrl: "https://ashesi.edu.gh",
  };
  const [listing] = await db
    .insert(sponsoredListings)
    .values({ ...about, endDate, viewsCount: 1204, clicksCount: 31 })
    .returning();
  await db.insert(sponsoredRequests).values({
    ...{ ...about, sponsor: "Ashesi", email: "ads@ashesi.example", startsOn: "2026-11-01", weeks: 1 },
    ...{ price: 25, state: "approved", confirmedAt: tools.now, listingId: listing?.id ?? null },
    ...request,
  });
}

const mails = (db: Database) => db.select().from(outbox);

test("a partner reads once that the listing has ended, with its views and clicks", async ({ db }) => {
  await ranUntil(db, "2026-11-18");
  expect(await writeEndedMails(db, tools)).toBe(1);
  expect(await writeEndedMails(db, tools)).toBe(0);
  const [mail, ...others] = await mails(db);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: "ads@ashesi.example", purpose: "partner" });
  expect(mail?.text).toContain("“Open day” has ended. It had 1,204 views and 31 clicks.");
  expect(mail?.text).toContain("https://fursa.example/advertised/");
});

test("the link of a partner who asked in Kiswahili opens the page in Kiswahili", async ({ db }) => {
  await ranUntil(db, "2026-11-18", { language: "sw" });
  await writeEndedMails(db, tools);
  const [mail] = await mails(db);
  expect(mail?.text).toContain("https://fursa.example/sw/advertised/");
});

test("a listing on its last day gets no email yet, and one that its partner stopped gets none", async ({
  db,
}) => {
  await ranUntil(db, "2026-11-19");
  await ranUntil(db, "2026-11-18", { state: "stopped" });
  expect(await writeEndedMails(db, tools)).toBe(0);
  expect(await mails(db)).toEqual([]);
});
