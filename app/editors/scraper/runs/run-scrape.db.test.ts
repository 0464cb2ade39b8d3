import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { listOutages } from "#app/shared/dependency-status/outages.server.ts";
import type { AiPrompt, AskAi, FetchPublic } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import {
  colleges,
  internships,
  scholarships,
  scrapedFinds,
  scrapeItems,
  scrapeRuns,
} from "#database/schema/index.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { opportunitySites, testSources } from "#tests/support/web/opportunity-sites.ts";
import { startOutside } from "#tests/support/web/test-web.ts";
import type { FindFacts } from "../finds/ai-facts.ts";
import { createRun } from "./create-run.server.ts";
import { runScrape } from "./run-scrape.server.ts";

const now = () => new Date("2026-11-15T08:00:00Z");
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let outside: Awaited<ReturnType<typeof startOutside>>;
let fetchPublic: FetchPublic;

beforeAll(async () => {
  outside = await startOutside(opportunitySites());
  const [patient, hurried] = [outside.openFetch(), outside.openFetch({ time: 300 })];
  fetchPublic = (address, wanted) => (address.includes("/slow") ? hurried : patient)(address, wanted);
  await testDatabase();
});
afterAll(() => outside.stop());

const testSites = ["news", "institute", "centre"].map((name) => `http://${name}.example/`);

interface RunOptions {
  findFacts?: FindFacts;
  runId?: string;
  signal?: AbortSignal;
  fetchPublic?: FetchPublic;
}

const scrape = (
  db: Database,
  { findFacts, runId, signal, fetchPublic: other = fetchPublic }: RunOptions = {},
) =>
  runScrape(
    { db, log, outbound: { fetchPublic: other, askAi: findFacts ? askAiFor(findFacts) : null } },
    { sources: testSources, sites: testSites, now, runId, ...(signal && { signal }) },
  );

/** A service that returns what the finder says. */
const askAiFor =
  (findFacts: FindFacts): AskAi =>
  async <Output>(_: unknown, { prompt }: AiPrompt) => {
    const answer = await findFacts(JSON.parse(prompt));
    return answer.ok ? { ok: true, output: answer as Output } : answer;
  };

const onlyNews = (db: Database) => createRun(db, { sources: ["http://news.example"], enhanceWithAI: true });

const itemsOf = (db: Database, runId: string) =>
  db
    .select({ address: scrapeItems.address, state: scrapeItems.state, error: scrapeItems.error })
    .from(scrapeItems)
    .where(eq(scrapeItems.runId, runId))
    .orderBy(asc(scrapeItems.id));

describe("a run", () => {
  test("publishes certain finds, queues uncertain ones, and reports what is wrong with the rest", async ({
    db,
  }) => {
    await db
      .insert(scholarships)
      .values({ title: "Known Trust Scholarship 2027", applicationUrl: "https://trust.example" });
    const run = await scrape(db);
    const items = await itemsOf(db, run?.runId ?? "");
    expect(items.map(({ address, state, error }) => [address.replace("http://", ""), state, error])).toEqual([
      ["news.example/acacia", "published", null],
      ["news.example/baobab", "published", null],
      ["news.example/unsure", "waiting", null],
      ["news.example/closed", "refused", "It closed on 30 April 2025."],
      ["news.example/essay", "refused", "This isn't a scholarship, an internship or a college."],
      ["news.example/gone", "refused", "There is no page at that address (404)."],
      ["news.example/slow", "refused", "The site took longer than 10 seconds."],
      ["news.example/broken-server", "refused", "The site has a problem (503)."],
      ["news.example/fee", "waiting", null],
      ["news.example/seeded", "known", null],
      ["institute.example/application/masters/", "published", null],
      ["institute.example/application/phd/", "refused", "The page says that applications are closed."],
      ["centre.example/asc/umaps.html", "published", null],
      ...[1, 2, 3, 4, 5, 6, 7].map((place) => [`university${place}.example/admission`, "published", null]),
      ["university8.example/admission", "refused", "There is no page at that address (404)."],
    ]);
    expect(await db.select().from(scrapeRuns)).toMatchObject([{ state: "done", endedAt: now() }]);
  });

  test("reads the content of a page, and nothing around it", async ({ db }) => {
    await scrape(db);
    expect(
      await db
        .select()
        .from(scholarships)
        .where(eq(scholarships.title, "Acacia Masters Scholarship 2027 in Germany")),
    ).toMatchObject([
      {
        amount: "€12,000 per year",
        fieldOfStudy: "Engineering",
        country: "Germany",
        deadline: "2027-04-30",
        educationLevel: "graduate",
        applicationUrl: "https://acacia.example/apply",
        sourceUrl: "http://news.example/acacia",
        sourceName: "Opportunities for Africans",
        checkedAt: now(),
      },
    ]);
    expect(await db.select().from(internships)).toMatchObject([
      {
        title: "Baobab Internship Programme 2027",
        company: "Baobab Systems",
        location: "Nairobi, Kenya",
        applicationDeadline: "2026-12-15",
        applicationUrl: "https://baobab.example/jobs/7",
      },
    ]);
    expect(
      await db.select().from(scholarships).where(eq(scholarships.country, "South Africa")),
    ).toMatchObject([
      {
        amount: "Fully funded",
        deadline: "2027-03-31",
        applicationUrl: "http://institute.example/application/masters/",
      },
    ]);
    expect(await db.select().from(colleges).where(eq(colleges.name, "University 3"))).toMatchObject([
      {
        description: "University 3 welcomes students from every country and meets their full financial need.",
        tuitionRange: null,
        acceptanceRate: null,
      },
    ]);
  });

  test("stores the words of the page for each field, and why an editor should check", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Known Trust Scholarship 2027" });
    const { id } = await onlyNews(db);
    await scrape(db, { runId: id });
    const [acacia] = await db
      .select()
      .from(scrapedFinds)
      .where(eq(scrapedFinds.address, "http://news.example/acacia"));
    expect(acacia?.fields).toMatchObject({
      deadline: {
        value: "2027-04-30",
        evidence: "Application Deadline: 30 April 2027",
        from: "text",
        isSure: true,
      },
      amount: { evidence: "The scholarship is worth €12,000 per year." },
    });
    const waiting = await db
      .select()
      .from(scrapedFinds)
      .where(eq(scrapedFinds.state, "waiting"))
      .orderBy(asc(scrapedFinds.title));
    expect(waiting.map(({ title, doubts }) => [title, doubts])).toEqual([
      [
        "Cedar Fellowship for young leaders",
        [
          "We found no link to the official site.",
          "We found no closing day.",
          "We're not sure of the country, field or level.",
        ],
      ],
      ["Golden Scholarship in Canada 2027", ["The page asks applicants for money."]],
    ]);
    expect(waiting[0]?.fields).not.toHaveProperty("deadline");
  });

  test("that repeats another imports nothing twice, and doesn't count the pages as read", async ({ db }) => {
    await scrape(db);
    const counts = async () => [
      await db.$count(scholarships),
      await db.$count(internships),
      await db.$count(colleges),
      await db.$count(scrapedFinds),
    ];
    const before = await counts();
    const later = new Date("2026-11-16T08:00:00Z");
    const second = await runScrape(
      { db, log, outbound: { fetchPublic, askAi: null } },
      { sources: testSources, sites: testSites, now: () => later },
    );
    expect(await counts()).toEqual(before);
    const states = new Set((await itemsOf(db, second?.runId ?? "")).map(({ state }) => state));
    expect(states).toEqual(new Set(["known", "refused"]));
    const [acacia] = await db
      .select()
      .from(scholarships)
      .where(eq(scholarships.sourceUrl, "http://news.example/acacia"));
    expect(acacia?.checkedAt).toEqual(now());
  });

  test("that is killed resumes where it was", async ({ db }) => {
    const dying: FetchPublic = (address, wanted) => {
      if (address.includes("/unsure")) killed.abort(new Error("the process was killed"));
      return fetchPublic(address, wanted);
    };
    const killed = new AbortController();
    await expect(scrape(db, { signal: killed.signal, fetchPublic: dying })).rejects.toThrow(
      "the process was killed",
    );
    expect(await db.select().from(scrapeRuns)).toMatchObject([{ state: "running", endedAt: null }]);
    outside.site.requests.length = 0;
    await scrape(db);
    const requested = outside.site.requests.map(({ host, path }) => host + path);
    expect(requested).not.toContain("news.example/feed/");
    expect(requested).not.toContain("news.example/acacia");
    expect(requested).toContain("news.example/fee");
    const runs = await db.select().from(scrapeRuns);
    expect(runs).toMatchObject([{ state: "done" }]);
    const items = await itemsOf(db, runs[0]?.id ?? "");
    expect(items.filter(({ state }) => state === "published")).toHaveLength(11);
    expect(items.filter(({ state }) => state === "found")).toEqual([]);
  });

  test("can't run beside another one", async ({ db }) => {
    const first = await createRun(db, { sources: ["Various"], enhanceWithAI: false });
    const second = await createRun(db, { sources: ["http://news.example"], enhanceWithAI: true });
    expect(second).toEqual({ id: first.id, isNew: false });
    const run = await scrape(db);
    expect(run).toEqual({ runId: first.id, pages: 8 });
    expect(await scrape(db, { runId: first.id })).toBeNull();
  });

  test("that reaches no source has failed", async ({ db }) => {
    const { id } = await createRun(db, { sources: ["http://news.example"], enhanceWithAI: false });
    await scrape(db, {
      runId: id,
      fetchPublic: async (address, wanted) =>
        testSites.includes(address)
          ? fetchPublic(address, wanted)
          : { ok: false, reason: "unreachable", error: "The site could not be reached." },
    });
    expect(await db.select().from(scrapeRuns)).toMatchObject([
      { state: "failed", error: "The site could not be reached." },
    ]);
  });
});

describe("with AI", () => {
  const cedar = async (db: Database) =>
    (await db.select().from(scrapedFinds).where(eq(scrapedFinds.address, "http://news.example/unsure")))[0];

  test("a fact is accepted if the page contains its words and they mean it", async ({ db }) => {
    const { id } = await onlyNews(db);
    const queries: string[][] = [];
    await scrape(db, {
      runId: id,
      findFacts: async ({ title, missing }) => {
        if (title.startsWith("Cedar")) queries.push(missing);
        return {
          ok: true,
          facts: [
            { name: "organisation", quote: "A fellowship" },
            { name: "level", quote: "A fellowship for leaders." },
          ],
        };
      },
    });
    expect(queries).toEqual([["deadline", "country", "field", "amount", "level"]]);
    expect((await cedar(db))?.fields).not.toHaveProperty("education_level");
  });

  test("nothing is accepted that the page doesn't contain", async ({ db }) => {
    const { id } = await onlyNews(db);
    await scrape(db, {
      runId: id,
      findFacts: async () => ({
        ok: true,
        facts: [
          { name: "deadline", quote: "Deadline: 1 March 2027" },
          { name: "deadline", quote: "The programme begins on 1 September 2027." },
          { name: "amount", quote: "$50,000 per year" },
          { name: "country", quote: "study in France" },
        ],
      }),
    });
    expect(Object.keys((await cedar(db))?.fields ?? {}).sort()).toEqual([
      "description",
      "eligibility",
      "title",
    ]);
  });
});

describe("an outage on our side", () => {
  const silent: FetchPublic = async () => ({
    ok: false,
    reason: "unknown host",
    error: "There is no website with that name.",
  });
  const message = "This server can't reach the internet right now. The sources may be fine.";

  test("prevents a scheduled run, which is tried again, and is reported to admins", async ({ db }) => {
    await expect(scrape(db, { fetchPublic: silent })).rejects.toThrow(message);
    expect(await db.$count(scrapeRuns)).toBe(0);
    expect(await listOutages(db)).toMatchObject([
      { service: "network", reason: "news.example: There is no website with that name.", since: now() },
    ]);
    expect(await scrape(db)).not.toBeNull();
    expect(await listOutages(db)).toEqual([]);
  });

  test("ends an admin's run with its own reason, and no page is reported as wrong", async ({ db }) => {
    const { id } = await onlyNews(db);
    await scrape(db, { runId: id, fetchPublic: silent });
    expect(await db.select().from(scrapeRuns)).toMatchObject([{ state: "failed", error: message }]);
    expect(await itemsOf(db, id)).toEqual([]);
  });

  test("during a run keeps its results, and leaves the rest for the next run", async ({ db }) => {
    const { id } = await onlyNews(db);
    let pages = 0;
    const cutOff: FetchPublic = (address, wanted) =>
      pages > 2 || (!testSites.includes(address) && ++pages > 2)
        ? silent(address, wanted)
        : fetchPublic(address, wanted);
    await scrape(db, { runId: id, fetchPublic: cutOff });
    expect(await db.select().from(scrapeRuns)).toMatchObject([{ state: "failed", error: message }]);
    const states = (await itemsOf(db, id)).map(({ state }) => state);
    expect(states.slice(0, 2)).toEqual(["published", "found"]);
    expect(states).not.toContain("refused");
    const { id: next } = await onlyNews(db);
    await scrape(db, { runId: next });
    expect((await itemsOf(db, next)).filter(({ state }) => state === "found")).toEqual([]);
  });
});
