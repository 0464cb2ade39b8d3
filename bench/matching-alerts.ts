import { and, asc, eq, gt, sql } from "drizzle-orm";
import { scoreCollege } from "#app/catalogue/scoring/score-college.ts";
import { scoreInternship } from "#app/catalogue/scoring/score-internship.ts";
import { scoreScholarship } from "#app/catalogue/scoring/score-scholarship.ts";
import { bitsOfProfile } from "#app/students/matching/bits.ts";
import { matchNews, readNews } from "#app/students/matching/match-new-opportunities.server.ts";
import { bestOf, type Shortlist } from "#app/students/matching/shortlist.server.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { colleges, internships, profiles, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { addOpportunities, addProfiles } from "./matching-catalogue.ts";
import { today } from "./matching-students.ts";
import { timed } from "./stopwatch.ts";

const news = { since: new Date("2030-01-01T00:00:00Z"), until: new Date("2030-01-02T00:00:00Z"), today };
const people = 100_000;
const fresh = 1000;
/** The naive loop is measured on some of the profiles and reckoned up. */
const askedOneByOne = 200;

/** Each profile's best ten of what is new, in batches, and the same by scoring every pair. */
export async function measureAlerts(database: OpenDatabase) {
  await database.asOwner(async (db) => {
    // A fifth of what is made up has closed, so that a little more is needed.
    await addOpportunities(
      db,
      { from: 0, to: fresh * 1.2 },
      sql`timestamptz '2030-01-01 12:00Z' + random() * interval '1 hour'`,
    );
    await addProfiles(db, people);
  });
  const { since, ...others } = news;
  const read = await asWorker(database.db, (db) => readNews(db, { sinces: [since], ...others }));
  const [byScore, told] = await matchAll(database, read.since(since));
  const { pairs, taken } = await scoreOneByOne(database);
  const naive = (taken / askedOneByOne) * people;
  return {
    profiles: people,
    "new and open": pairs / askedOneByOne,
    "profiles with news": told.profiles,
    matches: told.matches,
    "in batches by the score alone, s": seconds(byScore.taken),
    "in batches, without what is closed, s": seconds(told.taken),
    "times as long": times(told.taken / byScore.taken),
    "by the score alone, s of our processor": seconds(byScore.processor),
    "without what is closed, s of our processor": seconds(told.processor),
    "times the processor": times(told.processor / byScore.processor),
    "every pair by itself, s": seconds(naive),
    "times as fast": Math.round(naive / told.taken),
  };
}

/** Batch by batch in turns, so that whatever else the machine does befalls both. */
async function matchAll({ db }: OpenDatabase, shortlist: Shortlist): Promise<[Told, Told]> {
  const byScore = { profiles: 0, matches: 0, taken: 0, processor: 0 };
  const told = { ...byScore };
  let after: string | null = null;
  do {
    let next: string | null = null;
    await measure(byScore, () => asWorker(db, (worker) => matchByScore(worker, shortlist, after)));
    await measure(told, async () => {
      const batch = await asWorker(db, (worker) => matchNews(worker, shortlist, { after }));
      next = batch.next;
      return batch.profiles.map(({ matches }) => matches.length);
    });
    after = next;
  } while (after);
  return [byScore, told];
}

/** What a batch was before there were verdicts. */
async function matchByScore(db: Database, shortlist: Shortlist, after: string | null): Promise<number[]> {
  const asked = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.emailNotifications, true), after ? gt(profiles.userId, after) : undefined))
    .orderBy(asc(profiles.userId))
    .limit(1000);
  return asked
    .map((profile) => bestOf(shortlist, bitsOfProfile(profile), 10, null).length)
    .filter((matches) => matches > 0);
}

interface Told {
  profiles: number;
  matches: number;
  taken: number;
  processor: number;
}

/** Adds up how long a batch took, and how many matches it had for each profile. */
async function measure(own: Told, match: () => Promise<number[]>) {
  const before = process.cpuUsage();
  let found: number[] = [];
  own.taken += await timed(async () => {
    found = await match();
  });
  const { user, system } = process.cpuUsage(before);
  own.processor += (user + system) / 1000;
  own.profiles += found.length;
  own.matches += found.reduce((sum, matches) => sum + matches, 0);
}

const seconds = (time: number) => Number((time / 1000).toFixed(2));
const times = (ratio: number) => Number(ratio.toFixed(2));

async function scoreOneByOne({ db }: OpenDatabase) {
  const { some, lists } = await asWorker(db, readAll);
  let pairs = 0;
  const taken = await timed(async () => {
    for (const profile of some) {
      const scored = [
        ...lists[0].map((one) => ({ one, score: scoreScholarship(profile, one) })),
        ...lists[1].map((one) => ({ one, score: scoreCollege(profile, one) })),
        ...lists[2].map((one) => ({ one, score: scoreInternship(profile, one) })),
      ];
      pairs += scored.length;
      scored
        .filter(({ score }) => score.percent >= 30)
        .sort(
          (one, other) =>
            other.score.percent - one.score.percent ||
            one.one.listedUntil.localeCompare(other.one.listedUntil),
        )
        .slice(0, 10);
    }
  });
  return { pairs, taken };
}

async function readAll(db: Database) {
  const isNews = (table: typeof scholarships | typeof colleges | typeof internships) =>
    sql`${gt(table.createdAt, news.since)} and listed_until >= ${today}::date`;
  return {
    some: await db.select().from(profiles).limit(askedOneByOne),
    lists: [
      await db.select().from(scholarships).where(isNews(scholarships)),
      await db.select().from(colleges).where(isNews(colleges)),
      await db.select().from(internships).where(isNews(internships)),
    ] as const,
  };
}
