import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { scrapedFinds, scrapeItems, scrapeRuns } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { findNewestRun, findRun } from "./find-run.server.ts";
import { startScraping } from "./start-scraping.server.ts";

const begun = new Date("2026-11-15T08:00:00Z");
const later = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);

async function aRun(db: Database, listed: string[] = ["A"]) {
  const [run] = await db
    .insert(scrapeRuns)
    .values({ sources: ["https://a.example"], listed, state: "running", createdAt: begun })
    .returning({ id: scrapeRuns.id });
  return run?.id ?? "";
}

describe("the progress of a run", () => {
  test("rises by ten a second up to 90, whatever is found in the meantime, and is 100 at the end", async ({
    db,
  }) => {
    const runId = await aRun(db, []);
    const percentAfter = async (seconds: number) =>
      (await findRun(db, runId, new Date(begun.getTime() + seconds * 1_000)))?.percent;
    expect(await percentAfter(0)).toBe(0);
    await db.update(scrapeRuns).set({ listed: ["A"] });
    const item = { runId, sourceName: "A" };
    await db
      .insert(scrapeItems)
      .values({ ...item, address: "https://a.example/1", state: "refused", error: "No.", doneAt: begun });
    expect(await percentAfter(5)).toBe(50);
    const more = ["2", "3", "4", "5", "6"].map((page) => ({ ...item, address: `https://a.example/${page}` }));
    await db.insert(scrapeItems).values(more);
    expect(await percentAfter(6.5)).toBe(60);
    expect(await percentAfter(9)).toBe(90);
    expect(await percentAfter(300)).toBe(90);
    expect(await findRun(db, runId, begun)).toMatchObject({ pagesRead: 1, pagesFound: 6 });
    await db.update(scrapeRuns).set({ state: "done", endedAt: begun });
    expect(await findRun(db, runId, begun)).toMatchObject({ percent: 100, state: "done" });
  });

  test("shows what was added, what is waiting and what failed", async ({ db }) => {
    const runId = await aRun(db);
    const find = { sourceName: "A", kind: "scholarships", checkedAt: begun } as const;
    const description = {
      value: "For leaders.",
      evidence: "For leaders.",
      from: "text",
      isSure: true,
    } as const;
    const finds = await db
      .insert(scrapedFinds)
      .values([
        {
          ...find,
          address: "https://a.example/1",
          title: "Acacia",
          fields: { description },
          state: "published",
        },
        { ...find, address: "https://a.example/2", title: "Cedar", fields: {}, state: "waiting" },
      ])
      .returning({ id: scrapedFinds.id });
    const item = { runId, sourceName: "A", doneAt: begun };
    await db.insert(scrapeItems).values([
      { ...item, address: "https://a.example/1", state: "published", findId: finds[0]?.id ?? null },
      { ...item, address: "https://a.example/2", state: "waiting", findId: finds[1]?.id ?? null },
      { ...item, address: "https://a.example/3", state: "known" },
      {
        ...item,
        address: "https://a.example/4",
        title: "Old",
        state: "refused",
        error: "It closed on 1 May 2025.",
      },
    ]);
    expect(await findNewestRun(db, begun)).toMatchObject({
      imported: 1,
      waiting: 1,
      known: 1,
      items: [
        { title: "Acacia", description: "For leaders.", type: "scholarship", isWaiting: false },
        { title: "Cedar", description: "", type: "scholarship", isWaiting: true },
      ],
      errors: [{ item: "Old", url: "https://a.example/4", error: "It closed on 1 May 2025." }],
    });
  });

  test("shows that nothing has happened for ten minutes, so that it can be started again", async ({ db }) => {
    const runId = await aRun(db);
    expect(await findRun(db, runId, later(10))).toMatchObject({ isStalled: false });
    expect(await findRun(db, runId, later(11))).toMatchObject({ isStalled: true });
    await db
      .insert(scrapeItems)
      .values({ runId, sourceName: "A", address: "https://a.example/1", state: "known", doneAt: later(5) });
    expect(await findRun(db, runId, later(11))).toMatchObject({ isStalled: false });
  });
});

describe("a run", () => {
  const order = { sources: ["Various"], enhanceWithAI: true };
  const jobs = (begun: object[]) => ({ enqueue: async (_: object, data: object) => begun.push(data) > 0 });

  test("is started by an admin; a second press continues the same one", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    const sent: object[] = [];
    const runId = await startScraping(admin, jobs(sent), order);
    expect(await startScraping(admin, jobs(sent), order)).toBe(runId);
    expect(sent).toEqual([{ runId }, { runId }]);
    expect(await db.$count(scrapeRuns)).toBe(1);
  });

  test("can't be started or seen by strangers", async ({ db }) => {
    for (const viewer of [aVisitor(db), aMember(db, await somebody(db))]) {
      const sent: object[] = [];
      await expect(startScraping(viewer, jobs(sent), order)).rejects.toThrow();
      await expect(asViewer(viewer, (own) => findNewestRun(own, begun))).rejects.toThrow();
      expect(sent).toEqual([]);
    }
    expect(await db.$count(scrapeRuns)).toBe(0);
  });
});
