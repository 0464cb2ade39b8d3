import { eq } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import {
  colleges,
  internships,
  mailingRuns,
  outbox,
  scholarships,
  schoolPartnerships,
  unionPosts,
  unionReports,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { writtenByTriggers } from "#tests/support/catalogue/listings.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { ask, aUnionMember } from "#tests/support/people/union.ts";
import { makeTiles } from "./tiles.server.ts";

const today = "2026-11-15";
const longAgo = new Date("2026-01-01");
const school = {
  schoolName: "Alliance High School",
  contactName: "Jane Wanjiru",
  contactEmail: "jane@example.com",
  schoolType: "secondary",
  country: "Kenya",
  city: "Kikuyu",
} as const;

test("the overview counts what is open, closing, new and waiting", async ({ db }) => {
  await db.insert(scholarships).values([
    { title: "without an end", createdAt: longAgo },
    { title: "closes today", deadline: "2026-11-15", createdAt: longAgo },
    { title: "closes in a week", deadline: "2026-11-22", createdAt: new Date("2026-11-08T00:00:00Z") },
    { title: "closes in eight days", deadline: "2026-11-23", createdAt: new Date("2026-11-07T23:59:59Z") },
    { title: "closed yesterday", deadline: "2026-11-14", createdAt: longAgo },
  ]);
  await db.insert(colleges).values({ name: "Ashesi", createdAt: new Date("2026-11-14") });
  await db
    .insert(internships)
    .values({ title: "Intern", applicationDeadline: "2026-11-16", createdAt: longAgo });
  await db
    .insert(schoolPartnerships)
    .values([school, { ...school, status: "declined" }, { ...school, status: "new" }]);
  const message = { channel: "mail", recipient: "amina@example.com", text: "Hello" } as const;
  await db.insert(outbox).values([
    { ...message, createdAt: new Date("2026-11-02") },
    { ...message, createdAt: longAgo, failedAt: longAgo, failure: "no such mailbox" },
  ]);
  for (const day of ["2026-11-13", "2026-11-14"])
    await db.insert(mailingRuns).values({ kind: "alert", day, until: longAgo });
  const brian = await aUnionMember(db, "Brian");
  const thread = await ask(db, await aUnionMember(db));
  const [post] = await db.select().from(unionPosts).where(eq(unionPosts.threadId, thread));
  await db.insert(unionReports).values({ postId: post?.id ?? "", reporterId: brian.userId, reason: "scam" });

  const tiles = await asViewer(anAdmin(db, await somebody(db)), (own) => makeTiles(own, today));
  const facts = Object.fromEntries(
    tiles.map(({ title, facts }) => [
      title,
      Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    ]),
  );
  expect(facts).toMatchObject({
    "Open opportunities": { Scholarships: 4, Colleges: 1, Internships: 1 },
    "Closing this week": { Scholarships: 2, Internships: 1 },
    "New this week": { Scholarships: 1, Colleges: 1, Internships: 0 },
    "Partnership applications": { New: 2, Answered: 1 },
    "Student Union": { "Posts to decide on": 1, Reports: 1 },
    Email: {
      Waiting: 1,
      Oldest: "2 November 2026",
      Failed: 1,
      "Last alerts": "14 November 2026",
      "Last newsletter": "Never",
    },
  });
  expect(tiles.filter(({ needsAttention }) => needsAttention).map(({ title }) => title)).toEqual([
    "Student Union",
    "Partnership applications",
    "Email",
  ]);
});

test("the overview is closed to members", async ({ db }) => {
  const member = aMember(db, await somebody(db));
  await expect(asViewer(member, (own) => makeTiles(own, today))).rejects.toThrow();
});

test("the counts of the catalogue are recomputed when it changes", async () => {
  const { db, asOwner, changes } = await testDatabase();
  await changes.listen();
  await changes.settle();
  const admin = { kind: "admin", userId: "00000000-0000-4000-8000-000000000001", database: db } as const;
  const countOpen = async () => {
    const [open] = await asViewer(admin, (own) => makeTiles(own, today));
    return open?.facts.map(({ value }) => value);
  };
  onTestFinished(() =>
    asOwner(async (own) => {
      for (const table of [colleges, ...writtenByTriggers]) await own.delete(table);
    }),
  );
  const before = await countOpen();
  expect(before).toEqual([0, 0, 0]);
  // The same object, so it was cached.
  const [first, again] = [
    await asViewer(admin, (own) => makeTiles(own, today)),
    await asViewer(admin, (own) => makeTiles(own, today)),
  ];
  expect(again[0]).toBe(first[0]);
  await asOwner(async (own) => void (await own.insert(colleges).values({ name: "Ashesi" })));
  await changes.settle();
  expect(await countOpen()).toEqual([0, 1, 0]);
});
