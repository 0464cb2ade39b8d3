import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { FetchPublic } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import {
  scholarships,
  scrapedFinds,
  scrapeItems,
  scrapeRuns,
  scrapeSources,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { opportunitySites } from "#tests/support/web/opportunity-sites.ts";
import { startOutside } from "#tests/support/web/test-web.ts";
import { runScrape } from "../runs/run-scrape.server.ts";
import { listDueSources, listSources, toSource } from "../sources/list-sources.server.ts";
import { fixedSources } from "../sources/sources.ts";
import { addSource, changeSource, removeSource, switchSource } from "./change-sources.server.ts";
import { listSourceRows } from "./list-source-rows.server.ts";
import type { SourceFacts } from "./source.server.ts";
import { suggestSources } from "./suggest-sources.server.ts";
import { trySource } from "./try-source.server.ts";

const now = () => new Date("2026-11-15T08:00:00Z");
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let outside: Awaited<ReturnType<typeof startOutside>>;
let fetchPublic: FetchPublic;

beforeAll(async () => {
  outside = await startOutside(opportunitySites());
  const [patient, hurried] = [outside.openFetch(), outside.openFetch({ time: 300 })];
  fetchPublic = (address, wanted) => (address.includes("/slow") ? hurried : patient)(address, wanted);
});
afterAll(() => outside.stop());

const facts: SourceFacts = {
  name: "News",
  url: "http://news.example/feed/",
  type: "feed",
  everyDays: 7,
  isTrusted: false,
  isOfficial: false,
  articleUse: "draft",
};
const editor = async (db: Database) => anAdmin(db, await somebody(db));
const idOf = async (db: Database, name: string) =>
  (await db.select().from(scrapeSources).where(eq(scrapeSources.name, name)))[0]?.id ?? "";

describe("a source", () => {
  test("is added switched off, turned on, changed and removed by an admin", async ({ db }) => {
    await asViewer(await editor(db), async (own) => {
      expect(await addSource(own, facts)).toEqual({ ok: true, name: "News" });
      const id = await idOf(own, "News");
      expect((await listSources(own)).map(({ name, isActive }) => [name, isActive])).toEqual([
        ...fixedSources.map(({ name }) => [name, true]),
        ["News", false],
      ]);
      expect(await switchSource(own, id, true)).toBe("News");
      expect(await changeSource(own, id, { ...facts, name: "Other", everyDays: 30 })).toEqual({
        ok: true,
        name: "News",
      });
      expect((await listSources(own)).at(-1)).toMatchObject({ name: "News", isActive: true, everyDays: 30 });
      expect(await removeSource(own, id)).toBe("News");
      expect(await removeSource(own, id)).toBeNull();
      expect(await listSources(own)).toHaveLength(4);
    });
  });

  test("is unique by its name and by its URL", async ({ db }) => {
    await addSource(db, facts);
    const problemsOf = async (more: Partial<SourceFacts>) => {
      const saved = await addSource(db, { ...facts, ...more });
      return saved.ok ? [] : Object.keys(saved.problems);
    };
    expect(await problemsOf({ name: "Other" })).toEqual(["url"]);
    expect(await problemsOf({ name: "NEWS", url: "http://other.example/" })).toEqual(["name"]);
    expect(await problemsOf({ name: "AIMS", url: "https://aims.ac.za" })).toEqual(["url"]);
    expect(await problemsOf({ name: "ivy league universities", url: "http://ivy.example" })).toEqual([
      "name",
    ]);
  });

  test("can't be read or changed by anyone else", async ({ db }) => {
    await addSource(db, facts);
    const id = await idOf(db, "News");
    const stranger = aMember(db, await somebody(db));
    await expect(asViewer(stranger, (own) => switchSource(own, id, true))).rejects.toThrow();
    await expect(asViewer(stranger, (own) => removeSource(own, id))).rejects.toThrow();
    await expect(
      asViewer(stranger, (own) => own.insert(scrapeSources).values({ ...facts, name: "B", url: "b" })),
    ).rejects.toThrow();
    expect(await db.$count(scrapeSources)).toBe(1);
  });

  test("is read on its schedule: every night, or after its number of days", async ({ db }) => {
    await addSource(db, facts);
    await switchSource(db, await idOf(db, "News"), true);
    const dueOn = async (moment: string) =>
      (await listDueSources(db, await listSources(db), new Date(moment))).map(({ name }) => name);
    const fixed = fixedSources.map(({ name }) => name);
    expect(await dueOn("2026-11-15T03:20:00Z")).toEqual([...fixed, "News"]);
    await db.insert(scrapeRuns).values({
      sources: [facts.url],
      listed: ["News", ...fixed],
      createdAt: new Date("2026-11-15T03:25:00Z"),
      endedAt: now(),
    });
    expect(await dueOn("2026-11-16T03:20:00Z")).toEqual(fixed);
    expect(await dueOn("2026-11-22T03:20:00Z")).toEqual([...fixed, "News"]);
  });

  test("that isn't trusted publishes nothing by itself", async ({ db }) => {
    await runScrape(
      { db, log, outbound: { fetchPublic, askAi: null } },
      { sources: [toSource({ ...facts, isActive: true })], sites: ["http://news.example/"], now },
    );
    expect(await db.$count(scholarships)).toBe(0);
    const [acacia] = await db
      .select()
      .from(scrapedFinds)
      .where(eq(scrapedFinds.address, "http://news.example/acacia"));
    expect(acacia).toMatchObject({
      state: "waiting",
      doubts: ["An editor checks everything from this source."],
    });
  });
});

describe("the table of sources", () => {
  test("shows the results of the last run, and how many editors accepted", async ({ db }) => {
    const [run] = await db
      .insert(scrapeRuns)
      .values({ sources: [], listed: ["News"], createdAt: now(), endedAt: now() })
      .returning();
    await addSource(db, facts);
    const item = (state: "published" | "refused" | "known", path: string, error?: string) => ({
      runId: run?.id ?? "",
      sourceName: "News",
      address: `http://news.example/${path}`,
      state,
      error: error ?? null,
    });
    await db
      .insert(scrapeItems)
      .values([
        item("published", "1"),
        item("known", "2"),
        item("refused", "feed", "The site has a problem (503)."),
      ]);
    const find = (path: string, more: Partial<typeof scrapedFinds.$inferInsert>) => ({
      address: `http://news.example/${path}`,
      sourceName: "News",
      kind: "scholarships" as const,
      title: path,
      fields: {},
      state: "published" as const,
      checkedAt: now(),
      ...more,
    });
    await db
      .insert(scrapedFinds)
      .values([
        find("by itself", {}),
        find("accepted", { doubts: ["We found no description."] }),
        find("merged", { state: "merged", likeId: crypto.randomUUID() }),
        find("the same", { state: "merged" }),
        find("wrong", { state: "rejected" }),
        find("waiting", { state: "waiting", doubts: ["We found no description."] }),
      ]);
    const rows = await listSourceRows(db);
    expect(rows.map(({ name }) => name)).toEqual([...fixedSources.map(({ name }) => name), "News"]);
    expect(rows.at(-1)).toMatchObject({
      last: {
        at: "2026-11-15T08:00:00Z",
        fresh: 1,
        waiting: 0,
        known: 1,
        refused: 1,
        error: "The site has a problem (503).",
      },
      decisions: { accepted: 2, decided: 3 },
    });
    expect(rows[0]).toMatchObject({ stored: null, last: null, decisions: { accepted: 0, decided: 0 } });
  });
});

describe("trying a source", () => {
  const tryOne = (db: Database, more: Partial<SourceFacts> = {}) =>
    trySource(db, toSource({ ...facts, ...more, isActive: false }), { fetchPublic, askAi: null }, now);

  test("shows what a run would do with its first pages, and stores nothing", async ({ db }) => {
    await db.insert(scholarships).values({
      title: "Acacia Masters Scholarship 2027 in Germany",
      sourceUrl: "http://news.example/acacia/",
    });
    const trial = await tryOne(db, { isTrusted: true });
    expect(trial).toMatchObject({ name: "News", listed: { length: 10 }, errors: [], stoppedEarly: false });
    expect(trial.pages.map(({ outcome, title, detail }) => [outcome, title, detail])).toEqual([
      [
        "known",
        "Acacia Masters Scholarship 2027 in Germany",
        "It's in the catalogue as “Acacia Masters Scholarship 2027 in Germany”.",
      ],
      ["publish", "Baobab Internship Programme 2027", ""],
      ["review", "Cedar Fellowship for young leaders", ""],
    ]);
    expect(trial.pages[0]?.facts).toContainEqual({
      label: "Deadline",
      value: "2027-04-30",
      evidence: "Application Deadline: 30 April 2027",
      isSure: true,
    });
    expect(await db.$count(scrapedFinds)).toBe(0);
    expect(await db.$count(scrapeRuns)).toBe(0);
  });

  test("of a page of links reads one page of them, and a single page alone", async ({ db }) => {
    const links = await tryOne(db, { url: "http://institute.example/", type: "links" });
    expect(links.listed.map(({ address }) => address)).toEqual([
      "http://institute.example/application/masters/",
    ]);
    const page = await tryOne(db, { url: "http://news.example/fee", type: "page" });
    expect(page.pages).toMatchObject([{ outcome: "review", title: "Golden Scholarship in Canada 2027" }]);
  });

  test("shows what went wrong", async ({ db }) => {
    const trial = await tryOne(db, { url: "http://news.example/gone" });
    expect(trial).toMatchObject({
      listed: [],
      errors: [{ url: "http://news.example/gone", error: "There is no page at that address (404)." }],
      pages: [],
    });
  });
});

test("suggestions are listing sites, and official sites that several records link to", async ({ db }) => {
  const links = [
    "https://daad.example/a",
    "https://daad.example/b",
    "https://once.example/",
    "https://docs.google.com/forms/1",
    "https://docs.google.com/forms/2",
    "https://aims.ac.za/a",
    "https://aims.ac.za/b",
  ];
  await db
    .insert(scholarships)
    .values(links.map((applicationUrl, place) => ({ title: `Award ${place}`, applicationUrl })));
  const names = async () => (await suggestSources(db)).map(({ facts: { name } }) => name);
  const all = [
    "opportunitydesk.org",
    "opportunitiesforyouth.org",
    "opportunitiescorners.com",
    "opportunitiescircle.com",
    "scholarshipscorner.website",
    "daad.example",
  ];
  expect(await names()).toEqual(all);
  const suggestions = await suggestSources(db);
  expect(suggestions.at(-1)).toMatchObject({
    facts: { url: "https://daad.example/", type: "links", isOfficial: true, isTrusted: false },
    records: 2,
  });
  for (const { facts: suggested } of suggestions)
    expect(await addSource(db, suggested)).toMatchObject({ ok: true });
  expect(await names()).toEqual([]);
  expect(await db.$count(scrapeSources, eq(scrapeSources.isActive, true))).toBe(0);
});
