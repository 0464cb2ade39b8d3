import { expect } from "vitest";
import {
  linkChecks,
  problemReports,
  scrapedFinds,
  scrapeRuns,
  unpublishedRecords,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";
import { deadLinksTile } from "./tiles/dead-links.server.ts";
import { reportsTile } from "./tiles/reports.server.ts";
import { scraperTile } from "./tiles/scraper.server.ts";

const today = "2026-11-15";
const then = new Date("2026-11-14T03:20:00Z");

test("the overview shows the last run, waiting finds, dead links and open reports", async ({ db }) => {
  const admin = anAdmin(db, await somebody(db));
  const make = (tile: typeof scraperTile) => asViewer(admin, (own) => tile(own, today));
  expect(await make(scraperTile)).toMatchObject({
    facts: [
      { name: "Waiting for review", value: 0 },
      { name: "Last run", value: "Never" },
    ],
    to: "/admin/scraper",
    needsAttention: false,
  });
  await db.insert(scrapeRuns).values({ sources: [], state: "failed", createdAt: then, endedAt: then });
  await db.insert(scrapedFinds).values({
    address: "https://a.example/",
    sourceName: "A",
    kind: "scholarships",
    title: "A",
    fields: {},
    state: "waiting",
    checkedAt: then,
  });
  const check = { kind: "scholarships", address: "https://a.example/", checkedAt: then } as const;
  await db.insert(linkChecks).values([
    { ...check, recordId: crypto.randomUUID(), failures: 2 },
    { ...check, recordId: crypto.randomUUID(), failures: 3 },
    { ...check, recordId: crypto.randomUUID() },
  ]);
  await db.insert(unpublishedRecords).values([
    { kind: "scholarships", title: "Dead", record: {}, reason: "dead link" },
    { kind: "scholarships", title: "Draft", record: {} },
  ]);
  const report = { kind: "scholarships", recordId: crypto.randomUUID(), title: "A", reason: "scam" } as const;
  await db.insert(problemReports).values([report, { ...report, state: "resolved" }]);
  expect(await make(scraperTile)).toMatchObject({
    facts: [
      { name: "Waiting for review", value: 1 },
      { name: "Last run", value: "14 November 2026" },
      { name: "Outcome", value: "Failed" },
    ],
    to: "/admin/review",
    needsAttention: true,
  });
  expect(await make(deadLinksTile)).toMatchObject({
    facts: [
      { name: "Failing", value: 1 },
      { name: "Hidden", value: 1 },
    ],
    needsAttention: true,
  });
  expect(await make(reportsTile)).toMatchObject({
    facts: [
      { name: "Open", value: 1 },
      { name: "Resolved", value: 1 },
    ],
    needsAttention: true,
  });
});
