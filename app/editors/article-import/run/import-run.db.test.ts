import { asc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Jobs } from "#app/shared/jobs.ts";
import type { Outbound } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import { blogPosts, importResults, importRuns } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { openAi } from "#server/outbound/ai/ai.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { startAiService } from "#tests/support/web/ai-service.ts";
import { articleSite } from "#tests/support/web/article-pages.ts";
import { startOutside } from "#tests/support/web/test-web.ts";
import { findRun, listUnfinishedRuns } from "./find-run.server.ts";
import { importRun } from "./import-run.server.ts";
import { startImport } from "./start-import.server.ts";
import { stopImport } from "./stop-import.server.ts";

const now = new Date("2026-01-15T08:00:00Z");
let site: Awaited<ReturnType<typeof startOutside>>;
let outside: Outbound;

beforeAll(async () => {
  site = await startOutside(articleSite());
  const [patient, hurried] = [site.openFetch(), site.openFetch({ time: 700 })];
  outside = {
    fetchPublic: (address, wanted) => (address.endsWith("/slow") ? hurried : patient)(address, wanted),
    askAi: null,
  };
  await testDatabase();
});
afterAll(() => site.stop());

const log = { error: () => undefined };
const noPause = async () => undefined;
const at = (path: string) => `http://news.example${path}`;

function aList(): Jobs & { begun: unknown[] } {
  const begun: unknown[] = [];
  return { begun, enqueue: async ({ name }, data, key) => begun.push([name, data, key]) > 0 };
}

const draft = "It's a draft with credit. Publish it if the site's terms allow that.";

async function begin(db: Database, urls: string[], kind: "single" | "multi" = "multi") {
  const admin = anAdmin(db, await somebody(db));
  return startImport(admin, aList(), { kind, urls, enhanceWithAI: true }, now);
}

describe("a run of imports", () => {
  test("is stored before it starts, and starts under its own key", async ({ db }) => {
    const jobs = aList();
    const admin = anAdmin(db, await somebody(db));
    const order = { kind: "multi" as const, urls: [at("/visa"), at("/gone")], enhanceWithAI: false };
    const runId = await startImport(admin, jobs, order, now);
    expect(jobs.begun).toEqual([["import-articles", { runId }, runId]]);
    expect(await asViewer(admin, (own) => findRun(own, runId))).toMatchObject({
      kind: "multi",
      results: [
        { url: at("/visa"), success: null },
        { url: at("/gone"), success: null },
      ],
    });
  });

  test("reports for every kind of page an article, or why there is none", async ({ db }) => {
    const paths = [
      "/2026/scholars",
      "/personal-statement",
      "/visa",
      "/broken",
      "/latin-called-utf-8",
      "/huge",
      "/slow",
      "/guide.pdf",
      "/login",
      "/short",
      "/gone",
      "/loop",
      "/moved",
    ];
    const runId = await begin(db, [...paths.map(at), "http://10.0.0.1/", "hello"]);
    await importRun(db, runId, { outside, log, pause: noPause });
    const run = await findRun(db, runId);
    const aiOff = `AI isn't set up on this server. We imported the article as it is. ${draft}`;
    expect(run?.results.map(({ success, error, note, slug }) => [success, error || note, slug])).toEqual([
      [true, aiOff, "scholars-programme-opens-for-2027"],
      [true, aiOff, "5-tips-for-a-winning-personal-statement"],
      [true, aiOff, "visas-for-students"],
      [true, aiOff, "internships-in-accra"],
      [true, aiOff, "etudier-a-l-etranger"],
      [false, "The page is larger than 2 MB.", null],
      [false, "The site took longer than 10 seconds.", null],
      [false, "That address leads to a PDF, not to a web page.", null],
      [false, "The page asks for a login, so its article can't be read.", null],
      [false, "We found no article at that link.", null],
      [false, "There is no page at that address (404).", null],
      [false, "The site redirected more than 3 times.", null],
      [false, "You've already imported that link as “Scholars programme opens for 2027”.", null],
      [false, "That address isn't on the public internet, so we can't fetch it.", null],
      [false, "That is not a web address. It should look like https://example.org/article.", null],
    ]);
  });

  test("runs one by one, with a second between URLs and none before the first or after the last", async ({
    db,
  }) => {
    const happened: string[] = [];
    const watching: Outbound = {
      ...outside,
      fetchPublic: async (address) => {
        happened.push(address);
        return { ok: false, reason: "status", error: "There is no page at that address (404)." };
      },
    };
    const runId = await begin(db, [at("/a"), at("/b"), at("/c")]);
    const pause = async (milliseconds: number) => happened.push(`${milliseconds}`);
    await importRun(db, runId, { outside: watching, log, pause });
    expect(happened).toEqual([at("/a"), "1000", at("/b"), "1000", at("/c")]);
  });

  test("that was killed resumes with the rest, and imports nothing twice", async ({ db }) => {
    const runId = await begin(db, [at("/visa"), at("/broken")]);
    const killed = new AbortController();
    const dying = async () => killed.abort();
    await expect(
      importRun(db, runId, { outside, log, pause: dying, signal: killed.signal }),
    ).rejects.toThrow();
    const requestsBefore = site.site.requests.length;
    await importRun(db, runId, { outside, log, pause: noPause });
    expect(site.site.requests.slice(requestsBefore).map(({ path }) => path)).not.toContain("/visa");
    const run = await findRun(db, runId);
    expect(run?.results.map(({ success }) => success)).toEqual([true, true]);
    expect(await db.select().from(blogPosts)).toHaveLength(2);
    await importRun(db, runId, { outside, log, pause: noPause });
    expect(await db.select().from(blogPosts)).toHaveLength(2);
  });

  test("writes the article and its result together: a result that can't be written leaves no article", async ({
    db,
  }) => {
    const runId = await begin(db, [at("/visa")]);
    const finished: Outbound = {
      ...outside,
      fetchPublic: async (...args) => {
        // Another process finishes the URL while this one is still reading the page.
        await stopImport(db, runId, now);
        return outside.fetchPublic(...args);
      },
    };
    await importRun(db, runId, { outside: finished, log, pause: noPause });
    expect(await db.select().from(blogPosts)).toEqual([]);
    expect((await findRun(db, runId))?.results).toMatchObject([
      { success: false, error: "The import stopped before it reached this link." },
    ]);
  });

  test("survives a URL that breaks the importer: it is reported as failed, and the next one is imported", async ({
    db,
  }) => {
    const runId = await begin(db, [at("/a"), at("/visa")]);
    const breaking: Outbound = {
      ...outside,
      fetchPublic: async (address, wanted) => {
        if (address.endsWith("/a")) throw new Error("a bug");
        return outside.fetchPublic(address, wanted);
      },
    };
    await importRun(db, runId, { outside: breaking, log, pause: noPause });
    expect((await findRun(db, runId))?.results).toMatchObject([
      { success: false, error: "Failed to import article" },
      { success: true },
    ]);
  });

  test("that was never started is found at the next start", async ({ db }) => {
    const runId = await begin(db, [at("/visa")]);
    expect(await listUnfinishedRuns(db)).toEqual([runId]);
    await stopImport(db, runId, now);
    expect(await listUnfinishedRuns(db)).toEqual([]);
  });

  test("is deleted after 90 days, when another one starts", async ({ db }) => {
    await db.insert(importRuns).values({ kind: "single", begunAt: new Date("2025-10-01T00:00:00Z") });
    const runId = await begin(db, [at("/visa")]);
    const remaining = await db
      .select({ id: importRuns.id })
      .from(importRuns)
      .orderBy(asc(importRuns.begunAt));
    expect(remaining).toEqual([{ id: runId }]);
  });
});

describe("an AI service of the usual kind", () => {
  const failed = (why: string) =>
    `AI couldn't enhance the article (${why}). We imported it as it is. ${draft}`;

  test.for([
    ["enhances", draft, "Student visas, step by step"],
    ["talks nonsense", failed("its answer was not in the agreed form"), "Visas for students"],
    ["takes for ever", failed("it took too long"), "Visas for students"],
    ["refuses", failed("the service answered with status 500"), "Visas for students"],
  ] as const)("that %s: the list of results says so", async ([mood, note, title], { db }) => {
    const service = await startAiService(mood);
    const askAi = openAi(
      { baseUrl: service.url, model: "small" },
      mood === "takes for ever" ? 300 : undefined,
    );
    const runId = await begin(db, [at("/visa")]);
    await importRun(db, runId, { outside: { ...outside, askAi }, log, pause: noPause });
    await service.stop();
    expect((await findRun(db, runId))?.results).toMatchObject([{ success: true, error: "", note, title }]);
  });
});

describe("someone who isn't an admin", () => {
  test.for(["visitor", "member"] as const)(
    "can neither start, read nor stop a run: a %s",
    async (who, { db }) => {
      const runId = await begin(db, [at("/visa")]);
      const viewer = who === "visitor" ? aVisitor(db) : aMember(db, await somebody(db, "Brian Otieno"));
      const order = { kind: "single" as const, urls: [at("/a")], enhanceWithAI: true };
      const jobs = aList();
      await expect(startImport(viewer, jobs, order, now)).rejects.toThrow();
      expect(jobs.begun).toEqual([]);
      await expect(asViewer(viewer, (own) => findRun(own, runId))).rejects.toThrow();
      await expect(asViewer(viewer, (own) => stopImport(own, runId, now))).rejects.toThrow();
      const waiting = await db.select().from(importResults).where(isNull(importResults.success));
      expect(waiting).toHaveLength(1);
      expect(await db.select().from(importRuns).where(eq(importRuns.kind, "single"))).toEqual([]);
    },
  );
});
