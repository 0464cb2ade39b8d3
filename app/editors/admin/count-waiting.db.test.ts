import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { listQueue } from "#app/editors/moderation/queue.server.ts";
import {
  linkChecks,
  outbox,
  problemReports,
  schoolPartnerships,
  scrapedFinds,
  sponsoredRequests,
  unionPosts,
  unionReports,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { ask, aUnionMember } from "#tests/support/people/union.ts";
import { countWaiting, maxCounted } from "./count-waiting.server.ts";

const school = {
  schoolName: "Alliance High School",
  contactName: "Jane Wanjiru",
  contactEmail: "jane@example.com",
  schoolType: "secondary",
  country: "Kenya",
  city: "Kikuyu",
} as const;
const request = {
  sponsor: "Ashesi",
  email: "ads@ashesi.example",
  title: "Open day",
  description: "Meet us.",
  type: "school",
  targetUrl: "https://ashesi.edu.gh",
  startsOn: "2030-01-01",
  weeks: 4,
  price: 80,
} as const;
const report = {
  kind: "colleges",
  recordId: "00000000-0000-4000-8000-000000000000",
  title: "A",
  reason: "wrong",
} as const;
const mail = { channel: "mail", recipient: "amina@example.com", text: "Hello" } as const;
const find = {
  sourceName: "AIMS",
  kind: "scholarships",
  title: "A find",
  fields: {},
  checkedAt: new Date(),
} as const;

test("items that wait for an editor are counted, and finished ones are not", async ({ db }) => {
  await db.insert(schoolPartnerships).values([school, { ...school, status: "declined" }]);
  await db
    .insert(sponsoredRequests)
    .values([
      { ...request, confirmedAt: new Date() },
      { ...request, confirmedAt: new Date(), state: "stopped" },
      request,
    ]);
  await db.insert(problemReports).values([report, report, { ...report, state: "resolved" }]);
  await db.insert(outbox).values([mail, { ...mail, failedAt: new Date(), failure: "no such mailbox" }]);
  await db.insert(scrapedFinds).values([
    { ...find, address: "https://a.example/1", state: "waiting" },
    { ...find, address: "https://a.example/2", state: "merged" },
  ]);
  await db.insert(linkChecks).values(
    [0, 2, 3].map((failures) => ({
      kind: "colleges" as const,
      recordId: crypto.randomUUID(),
      address: "https://a.example",
      failures,
      checkedAt: new Date(),
    })),
  );
  const thread = await ask(db, await aUnionMember(db));
  const [post] = await db.select().from(unionPosts).where(eq(unionPosts.threadId, thread));
  for (const name of ["Brian", "Chidi"]) {
    const { userId } = await aUnionMember(db, name);
    await db.insert(unionReports).values({ postId: post?.id ?? "", reporterId: userId, reason: "scam" });
  }
  const admin = anAdmin(db, await somebody(db));
  const waiting = await asViewer(admin, countWaiting);
  expect(waiting).toEqual({
    changes: 0,
    finds: 1,
    reports: 2,
    links: 1,
    union: 1,
    partnerships: 1,
    sponsored: 1,
    mails: 1,
  });
  expect(waiting.union).toBe((await asViewer(admin, listQueue)).length);
});

test("counting stops at a maximum", async ({ db }) => {
  await db.insert(problemReports).values(Array.from({ length: maxCounted + 5 }, () => report));
  const { reports } = await asViewer(anAdmin(db, await somebody(db)), countWaiting);
  expect(reports).toBe(maxCounted);
});

test("a member sees no counts", async ({ db }) => {
  const member = aMember(db, await somebody(db));
  await expect(asViewer(member, countWaiting)).rejects.toThrow();
});
