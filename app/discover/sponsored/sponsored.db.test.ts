import { eq, inArray, sql, sum } from "drizzle-orm";
import { afterEach, describe, expect } from "vitest";
import { openDatabase } from "#database/open-database.ts";
import { sponsoredDays, sponsoredListings, sponsoredViewKeys } from "#database/schema/index.ts";
import { secret, test, testDatabase, testDatabaseUrl } from "#tests/support/database/test-database.ts";
import { countSponsored } from "./count-sponsored.server.ts";
import { deleteOldViewKeys } from "./delete-view-keys.job.ts";
import { findSponsoredTarget } from "./find-sponsored-target.server.ts";
import { type SponsoredEvent, sponsoredEvents } from "./sponsored-event.server.ts";

const today = "2026-11-15";
const nobody = "00000000-0000-4000-8000-000000000000";
const listing = (title: string, more: Partial<typeof sponsoredListings.$inferInsert> = {}) => ({
  title,
  description: "A school that pays to be seen",
  targetUrl: "https://www.ashesi.edu.gh/apply?from=fursa",
  ...more,
});

describe("the outgoing link", () => {
  test("leads to the listing's own address", async ({ db }) => {
    const [added] = await db.insert(sponsoredListings).values(listing("Ashesi")).returning();
    expect(await findSponsoredTarget(db, added?.id ?? "", today)).toBe(
      "https://www.ashesi.edu.gh/apply?from=fursa",
    );
  });

  test("doesn't exist for a listing that is off, over or unknown", async ({ db }) => {
    const added = await db
      .insert(sponsoredListings)
      .values([listing("off", { isActive: false }), listing("over", { endDate: "2026-11-14" })])
      .returning();
    for (const id of [...added.map((each) => each.id), nobody]) {
      expect(await findSponsoredTarget(db, id, today)).toBeNull();
    }
  });
});

describe("counting", () => {
  const added: string[] = [];
  afterEach(async () => {
    const { asOwner } = await testDatabase();
    await asOwner(async (db) => {
      await db.delete(sponsoredListings).where(inArray(sponsoredListings.id, added));
      await db.delete(sponsoredViewKeys);
    });
    added.length = 0;
  });

  /** Counting uses separate transactions, so these listings are committed and removed afterwards. */
  async function addForGood(more: Parameters<typeof listing>[1] = {}): Promise<string> {
    const { asOwner } = await testDatabase();
    const [row] = await asOwner((db) => db.insert(sponsoredListings).values(listing("A", more)).returning());
    added.push(row?.id ?? "");
    return row?.id ?? "";
  }

  async function countsOf(id: string) {
    const { asOwner } = await testDatabase();
    const { viewsCount, clicksCount } = sponsoredListings;
    const read = (
      await asOwner((db) =>
        db.select({ viewsCount, clicksCount }).from(sponsoredListings).where(eq(sponsoredListings.id, id)),
      )
    )[0];
    return [read?.viewsCount, read?.clicksCount];
  }

  /** The sum over the days of a listing. */
  async function daysOf(id: string) {
    const { asOwner } = await testDatabase();
    const { views, clicks, listingId } = sponsoredDays;
    const [added] = await asOwner((db) =>
      db
        .select({ views: sum(views).mapWith(Number), clicks: sum(clicks).mapWith(Number) })
        .from(sponsoredDays)
        .where(eq(listingId, id)),
    );
    return [added?.views, added?.clicks];
  }

  /** An event of one of many clients, as pages report it. */
  const by = (client: number, what: SponsoredEvent["what"], ...ids: string[]) =>
    sponsoredEvents({ secret: "a-secret", client: `client ${client}` }, what, ids);

  test("loses nothing with thousands of concurrent views and clicks, on several machines", async () => {
    const [one, other] = [await addForGood(), await addForGood()];
    const url = await testDatabaseUrl();
    const here = await testDatabase();
    const machines = [
      here,
      await openDatabase({ url, dataDir: "", secret }),
      await openDatabase({ url, dataDir: "", secret }),
    ];
    const visits = 3_000;
    await Promise.all(
      Array.from({ length: visits }, (_, visit) => {
        const { db } = machines[visit % machines.length] ?? here;
        const seen = visit % 2 ? [one, other] : [other, one];
        return Promise.all([
          countSponsored(db, by(visit, "views", ...seen)),
          countSponsored(db, by(visit, "clicks", one)),
        ]);
      }),
    );
    for (const machine of machines.slice(1)) await machine.close();
    expect(await countsOf(one)).toEqual([visits, visits]);
    expect(await countsOf(other)).toEqual([visits, 0]);
    expect(await daysOf(one)).toEqual([visits, visits]);
    expect(await daysOf(other)).toEqual([visits, 0]);
  });

  test("counts a thousand views and clicks of one client as one of each, at once or one by one", async () => {
    const [one, other] = [await addForGood(), await addForGood()];
    const { db } = await testDatabase();
    await Promise.all(
      Array.from({ length: 1_000 }, () =>
        countSponsored(db, [...by(1, "views", one, other), ...by(1, "clicks", one)]),
      ),
    );
    for (const _ of [1, 2, 3]) await countSponsored(db, by(1, "clicks", one));
    expect(await countsOf(one)).toEqual([1, 1]);
    expect(await countsOf(other)).toEqual([1, 0]);
    expect(await daysOf(one)).toEqual([1, 1]);
  });

  test("counts the same client again after half an hour, and not before", async () => {
    const id = await addForGood();
    const { db, asOwner } = await testDatabase();
    const look = () => countSponsored(db, by(1, "views", id));
    const letPass = (minutes: number) =>
      asOwner((own) =>
        own.execute(
          sql`update sponsored_view_keys set counted_at = now() - ${minutes} * interval '1 minute'`,
        ),
      );
    await look();
    await letPass(29);
    await look();
    expect(await countsOf(id)).toEqual([1, 0]);
    await letPass(30);
    await look();
    await look();
    expect(await countsOf(id)).toEqual([2, 0]);
  });

  test("stores nothing about a client but a hash, for half an hour", async () => {
    const id = await addForGood();
    const { db, asOwner } = await testDatabase();
    const viewKeys = () => asOwner((own) => own.select().from(sponsoredViewKeys));
    await asOwner((own) => own.delete(sponsoredViewKeys));
    await countSponsored(db, [...by(1, "views", id, nobody), ...by(2, "views", id)]);
    const remaining = await viewKeys();
    expect(remaining).toHaveLength(2);
    expect(JSON.stringify(remaining)).not.toMatch(/client/);
    expect(JSON.stringify(remaining)).not.toContain(id);
    const [old] = by(1, "views", id);
    await asOwner((own) =>
      own
        .update(sponsoredViewKeys)
        .set({ countedAt: new Date(0) })
        .where(eq(sponsoredViewKeys.key, old?.key ?? "")),
    );
    await deleteOldViewKeys(db);
    expect((await viewKeys()).map(({ key }) => key)).toEqual(by(2, "views", id).map(({ key }) => key));
  });

  test("is stored when it reports success", async () => {
    const id = await addForGood();
    const { db } = await testDatabase();
    for (const expected of [1, 2, 3]) {
      await countSponsored(db, by(expected, "clicks", id));
      expect(await countsOf(id)).toEqual([0, expected]);
    }
  });

  test("ignores a listing that is off, over or unknown", async () => {
    const [off, over] = [await addForGood({ isActive: false }), await addForGood({ endDate: "2020-01-01" })];
    const { db } = await testDatabase();
    await countSponsored(db, by(1, "views", off, over, nobody));
    expect(await countsOf(off)).toEqual([0, 0]);
    expect(await countsOf(over)).toEqual([0, 0]);
  });

  test("that the database could not store is stored with the next", async () => {
    const id = await addForGood();
    const { db } = await testDatabase();
    const failing = Object.create(db, {
      transaction: { value: () => Promise.reject(new Error("the database is away")), configurable: true },
    }) as typeof db;
    await expect(countSponsored(failing, by(1, "views", id))).rejects.toThrow("the database is away");
    Object.defineProperty(failing, "transaction", { value: db.transaction.bind(db) });
    await countSponsored(failing, by(2, "views", id));
    expect(await countsOf(id)).toEqual([2, 0]);
  });
});
