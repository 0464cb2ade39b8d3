import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { wellKnownSites } from "#app/shared/dependency-status/check-internet.ts";
import { listOutages } from "#app/shared/dependency-status/outages.server.ts";
import type { FetchResult } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import { colleges, linkChecks, scholarships, unpublishedRecords } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { checkLinks } from "./check-links.server.ts";
import { confirmDead, listDeadListings, resetFailures } from "./dead-listings.server.ts";

const alive: FetchResult = {
  ok: true,
  url: "https://a.example/",
  contentType: "text/html",
  body: new Uint8Array(),
};
const gone: FetchResult = {
  ok: false,
  reason: "status",
  status: 404,
  error: "There is no page at that address (404).",
};
const shy: FetchResult = {
  ok: false,
  reason: "status",
  status: 403,
  error: "The site doesn't show this page to everyone (403).",
};

const unknownHost: FetchResult = {
  ok: false,
  reason: "unknown host",
  error: "There is no website with that name.",
};
/** The well-known sites respond, and so does every URL that isn't listed here. */
const only =
  (failing: (address: string) => boolean, failure = unknownHost) =>
  (address: string) =>
    failing(address) ? failure : alive;

const someAwards = (db: Database, awards: number) =>
  db.insert(scholarships).values(
    Array.from({ length: awards }, (_, number) => ({
      title: `Award ${number}`,
      applicationUrl: `https://host${number}.example/`,
    })),
  );

const week = (number: number) => new Date(Date.UTC(2026, 10, 7 * number, 2));

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function check(
  db: Database,
  number: number,
  answer: (address: string) => FetchResult,
  { requested = [], signal }: { requested?: string[]; signal?: AbortSignal } = {},
) {
  const fetchPublic = async (address: string) => {
    if (!wellKnownSites.includes(address)) requested.push(address);
    return answer(address);
  };
  return checkLinks({ db, log, outbound: { fetchPublic, askAi: null } }, { signal, now: () => week(number) });
}

describe("the weekly link check", () => {
  test("records that a link works, and doesn't change Last checked: nothing was read", async ({ db }) => {
    await db
      .insert(scholarships)
      .values({ title: "Alive", applicationUrl: "https://a.example/", checkedAt: week(0) });
    await db
      .insert(colleges)
      .values([{ name: "Ashesi", websiteUrl: "https://ashesi.example/" }, { name: "Without an address" }]);
    expect(await check(db, 1, () => alive)).toEqual({
      checked: 2,
      unjudged: 0,
      hidden: 0,
      back: 0,
      toDecide: 0,
    });
    expect(await db.select().from(scholarships)).toMatchObject([{ checkedAt: week(0) }]);
    expect(await db.select().from(colleges)).toMatchObject([{ checkedAt: null }, { checkedAt: null }]);
    expect(await db.select().from(linkChecks)).toMatchObject([
      { failures: 0, status: 200, checkedAt: week(1) },
      { failures: 0, checkedAt: week(1) },
    ]);
  });

  test("hides a record after three failures in a row, and shows it again at the first success", async ({
    db,
  }) => {
    const [row] = await db
      .insert(scholarships)
      .values({ title: "Gone", applicationUrl: "https://gone.example/" })
      .returning();
    await check(db, 1, () => gone);
    await check(db, 2, () => gone);
    expect(await db.select().from(scholarships)).toHaveLength(1);
    expect(await db.select().from(linkChecks)).toMatchObject([
      { failures: 2, status: 404, error: "There is no page at that address (404)." },
    ]);
    expect(await check(db, 3, () => gone)).toMatchObject({ hidden: 1 });
    expect(await db.select().from(scholarships)).toEqual([]);
    expect(await db.select().from(unpublishedRecords)).toMatchObject([
      { title: "Gone", reason: "dead link" },
    ]);
    expect(await check(db, 4, () => gone)).toMatchObject({ checked: 1, hidden: 0, back: 0 });
    expect(await check(db, 5, () => alive)).toMatchObject({ back: 1 });
    const [back] = await db.select().from(scholarships);
    expect(back).toMatchObject({ id: row?.id, title: "Gone", createdAt: row?.createdAt, checkedAt: null });
    expect(await db.select().from(linkChecks)).toMatchObject([{ failures: 0 }]);
  });

  test("starts counting again when a link works in between, and when an editor changed it", async ({
    db,
  }) => {
    await db.insert(scholarships).values({ title: "Shaky", applicationUrl: "https://a.example/" });
    await check(db, 1, () => gone);
    await check(db, 2, () => gone);
    await check(db, 3, () => alive);
    await check(db, 4, () => gone);
    await check(db, 5, () => gone);
    await db.update(scholarships).set({ applicationUrl: "https://b.example/" });
    await check(db, 6, () => gone);
    expect(await db.select().from(linkChecks)).toMatchObject([
      { failures: 1, address: "https://b.example/" },
    ]);
    expect(await db.select().from(scholarships)).toHaveLength(1);
  });

  test("does not treat a site that refuses robots as dead", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Shy", applicationUrl: "https://a.example/" });
    for (const number of [1, 2, 3, 4]) await check(db, number, () => shy);
    expect(await db.select().from(scholarships)).toMatchObject([{ checkedAt: null }]);
    expect(await db.select().from(linkChecks)).toMatchObject([{ failures: 0, status: 403 }]);
  });

  test("skips closed records, and those that editors took down", async ({ db }) => {
    await db.insert(scholarships).values({
      title: "Archived",
      applicationUrl: "https://a.example/",
      deadline: "2026-01-01",
    });
    await db.insert(unpublishedRecords).values({
      kind: "scholarships",
      title: "Scam",
      record: { application_url: "https://b.example/" },
      reason: "scam",
    });
    expect(await check(db, 1, () => alive)).toMatchObject({ checked: 0 });
  });

  test("that was killed resumes with the others", async ({ db }) => {
    await db.insert(scholarships).values(
      [1, 2, 3].map((number) => ({
        title: `Award ${number}`,
        applicationUrl: `https://a.example/${number}`,
      })),
    );
    const killed = new AbortController();
    const dying = (address: string) => {
      if (!wellKnownSites.includes(address)) killed.abort(new Error("the process was killed"));
      return alive;
    };
    await expect(check(db, 1, dying, { signal: killed.signal })).rejects.toThrow("the process was killed");
    const requested: string[] = [];
    expect(await check(db, 1, () => alive, { requested })).toMatchObject({ checked: 2 });
    expect(requested).toHaveLength(2);
    expect(await db.select().from(linkChecks).where(eq(linkChecks.failures, 0))).toHaveLength(3);
  });

  test("continues after an unexpected response, which doesn't count as dead", async ({ db }) => {
    await db.insert(scholarships).values([
      { title: "Strange", applicationUrl: "https://a.example/strange" },
      { title: "Alive", applicationUrl: "https://a.example/" },
    ]);
    const strange = (address: string) => {
      if (address.endsWith("strange")) throw new Error("a surprise");
      return alive;
    };
    expect(await check(db, 1, strange)).toMatchObject({ checked: 2 });
    expect(await db.select().from(linkChecks).where(eq(linkChecks.failures, 0))).toHaveLength(2);
  });

  test("drops deleted records", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Deleted", applicationUrl: "https://a.example/" });
    await check(db, 1, () => alive);
    await db.delete(scholarships);
    await check(db, 2, () => alive);
    expect(await db.select().from(linkChecks)).toEqual([]);
  });
});

describe("an outage on our side", () => {
  test("is reported to admins, and hides no listing, however often it happens", async ({ db }) => {
    await someAwards(db, 30);
    for (const number of [1, 2, 3, 4])
      await expect(check(db, number, () => unknownHost)).rejects.toThrow(
        "This server can't reach the internet right now. The sources may be fine.",
      );
    expect(await db.$count(scholarships)).toBe(30);
    expect(await db.select().from(linkChecks)).toEqual([]);
    const admin = anAdmin(db, await somebody(db));
    expect(await asViewer(admin, listOutages)).toEqual([
      {
        service: "network",
        reason: "www.wikipedia.org: There is no website with that name.",
        since: week(1),
      },
    ]);
    await expect(asViewer(aMember(db, await somebody(db)), listOutages)).rejects.toThrow();
    expect(await check(db, 5, () => alive)).toMatchObject({ checked: 30, hidden: 0 });
    expect(await asViewer(admin, listOutages)).toEqual([]);
  });

  test("that starts during a run ends the run, and counts no failure of hosts that had not responded", async ({
    db,
  }) => {
    await someAwards(db, 60);
    let answers = 0;
    const failing = () => (answers++ < 38 + wellKnownSites.length ? alive : unknownHost);
    await expect(check(db, 1, failing)).rejects.toThrow("This server can't reach the internet");
    expect(await db.$count(linkChecks)).toBe(38);
    expect(await db.$count(linkChecks, sql`${linkChecks.failures} > 0`)).toBe(0);
  });

  test("of a part of the network counts no failure of links whose neighbours fail too", async ({ db }) => {
    await someAwards(db, 20);
    const isNear = (address: string) => /host\d\.|host1[0-3]\./.test(address);
    for (const number of [1, 2, 3])
      expect(await check(db, number, only(isNear))).toMatchObject({ unjudged: 14, hidden: 0 });
    expect(await db.$count(linkChecks, sql`${linkChecks.failures} > 0`)).toBe(0);
  });

  test.for([503, undefined])(
    "is not assumed if one host fails with %s while others respond",
    async (status, { db }) => {
      await someAwards(db, 20);
      const failure: FetchResult = status ? { ...gone, status } : unknownHost;
      const isOne = (address: string) => address.includes("host7.");
      for (const number of [1, 2]) await check(db, number, only(isOne, failure));
      expect(await check(db, 3, only(isOne, failure))).toMatchObject({ hidden: 1, unjudged: 0 });
      expect(await check(db, 4, () => shy)).toMatchObject({ back: 1 });
    },
  );
});

describe("more dead links than a few per cent of the catalogue", () => {
  const gather = async (db: Database, dead: number) => {
    await someAwards(db, 67);
    const isDead = (address: string) => Number(/host(\d+)\./.exec(address)?.[1] ?? 999) < dead;
    const awards = await db.select().from(scholarships);
    await db
      .insert(linkChecks)
      .values(
        awards.flatMap(({ id: recordId, applicationUrl: address }) =>
          isDead(address)
            ? [{ kind: "scholarships" as const, recordId, address, failures: 2, checkedAt: week(2) }]
            : [],
        ),
      );
    return check(db, 3, only(isDead, gone));
  };

  test("are hidden if they are few", async ({ db }) => {
    expect(await gather(db, 2)).toMatchObject({ hidden: 2, toDecide: 0 });
    expect(await listDeadListings(db)).toEqual([]);
  });

  test("wait for an editor, who hides the dead ones and keeps the others", async ({ db }) => {
    expect(await gather(db, 3)).toMatchObject({ hidden: 0, toDecide: 3 });
    expect(await db.$count(scholarships)).toBe(67);
    const admin = anAdmin(db, await somebody(db));
    const dead = await asViewer(admin, listDeadListings);
    expect(dead[0]).toMatchObject({
      title: "Award 0",
      address: "https://host0.example/",
      error: "There is no page at that address (404).",
      failures: 3,
    });
    const ids = dead.map(({ id }) => id);
    const [healthy] = await db.select().from(scholarships).where(eq(scholarships.title, "Award 50"));
    expect(await asViewer(admin, (own) => resetFailures(own, ids.slice(0, 1)))).toBe(1);
    expect(await asViewer(admin, (own) => confirmDead(own, [...ids, healthy?.id ?? ""]))).toBe(2);
    expect(await db.$count(scholarships)).toBe(65);
    expect(await listDeadListings(db)).toEqual([]);
    expect(await check(db, 4, () => alive)).toMatchObject({ back: 2, hidden: 0 });
    expect(await db.$count(scholarships)).toBe(67);
  });

  test("can't be decided on by a member", async ({ db }) => {
    await gather(db, 3);
    const member = aMember(db, await somebody(db));
    await expect(asViewer(member, listDeadListings)).rejects.toThrow();
  });
});

test("the cost of a run is linear in the number of links", async ({ db }) => {
  await db.execute(sql`set local enable_seqscan = off`);
  const rowsRead = async () => {
    const answer =
      await db.execute(sql`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
      from pg_stat_xact_user_tables where relname in ('scholarships', 'link_checks')`);
    return (answer as unknown as { rows: { rows: number }[] }).rows[0]?.rows ?? 0;
  };
  const cost = async (awards: number, number: number) => {
    await db.delete(scholarships);
    await db.delete(linkChecks);
    await someAwards(db, awards);
    const before = await rowsRead();
    expect(await check(db, number, () => alive)).toMatchObject({ checked: awards });
    return (await rowsRead()) - before;
  };
  const small = await cost(40, 1);
  expect(small).toBeGreaterThan(40);
  expect(await cost(160, 2)).toBeLessThan(small * 5.5);
});
