import { gt, sql } from "drizzle-orm";
import { matchNews, readNews } from "#app/students/matching/match-new-opportunities.server.ts";
import { scoreCollege } from "#app/students/matching/score-college.ts";
import { scoreInternship } from "#app/students/matching/score-internship.ts";
import { scoreScholarship } from "#app/students/matching/score-scholarship.ts";
import type { Shortlist } from "#app/students/matching/shortlist.ts";
import type { OpenDatabase } from "#database/database.ts";
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
  const shortlist = read.since(since);
  const unjudged = shortlist.candidates.map(({ facts, ...candidate }) => candidate);
  const [byScore, told] = await matchAll(database, [{ ...shortlist, candidates: unjudged }, shortlist]);
  const inBatches = told.taken;
  const { pairs, taken } = await scoreOneByOne(database);
  const naive = (taken / askedOneByOne) * people;
  return {
    profiles: people,
    "new and open": pairs / askedOneByOne,
    "profiles with news": told.profiles,
    matches: told.matches,
    "in batches by the score alone, s": seconds(byScore.taken),
    "in batches, without what is closed, s": seconds(inBatches),
    "times as long": Number((inBatches / byScore.taken).toFixed(2)),
    "every pair by itself, s": seconds(naive),
    "times as fast": Math.round(naive / inBatches),
  };
}

/** Batch by batch in turns, so that whatever else the machine does befalls both. */
async function matchAll({ db }: OpenDatabase, shortlists: [Shortlist, Shortlist]) {
  const told = shortlists.map(() => ({ profiles: 0, matches: 0, taken: 0 })) as [Told, Told];
  let after: string | null = null;
  do {
    let next: string | null = null;
    for (const [nth, shortlist] of shortlists.entries()) {
      const own = told[nth === 0 ? 0 : 1];
      own.taken += await timed(async () => {
        const batch = await asWorker(db, (worker) => matchNews(worker, shortlist, { after }));
        own.profiles += batch.profiles.length;
        own.matches += batch.profiles.reduce((sum, { matches }) => sum + matches.length, 0);
        next = batch.next;
      });
    }
    after = next;
  } while (after);
  return told;
}

interface Told {
  profiles: number;
  matches: number;
  taken: number;
}

const seconds = (time: number) => Number((time / 1000).toFixed(2));

async function scoreOneByOne({ db }: OpenDatabase) {
  return asWorker(db, async (own) => {
    const some = await own.select().from(profiles).limit(askedOneByOne);
    const isNews = (table: typeof scholarships | typeof colleges | typeof internships) =>
      gt(table.createdAt, news.since);
    const open = sql`listed_until >= ${today}::date`;
    const lists = [
      await own
        .select()
        .from(scholarships)
        .where(sql`${isNews(scholarships)} and ${open}`),
      await own
        .select()
        .from(colleges)
        .where(sql`${isNews(colleges)} and ${open}`),
      await own
        .select()
        .from(internships)
        .where(sql`${isNews(internships)} and ${open}`),
    ] as const;
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
  });
}
