import "#tests/support/network/end-on-network.ts";
import { sql } from "drizzle-orm";
import { eligibilityFor } from "#app/catalogue/eligibility/judge.ts";
import { countAll, countMatches, matchListings } from "#app/catalogue/matching/match-listings.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { readMatchPage } from "#app/students/matching/find-matches.server.ts";
import {
  listNewListings,
  matchNewListings,
} from "#app/students/matching/new/match-new-opportunities.server.ts";
import { listNextSteps } from "#app/students/matching/next-steps/list-next-steps.server.ts";
import { findQuestion } from "#app/students/matching/question/find-question.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { scholarships } from "#database/schema/index.ts";
import { fieldsOfInterest, opportunityKinds, targetCountries } from "#database/schema/lists.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { addOpportunities, addProfiles, withoutIndexes } from "./matching-catalogue.ts";
import { students, today, usualApplicant } from "./matching-students.ts";
import { milliseconds, timed } from "./stopwatch.ts";

/** Listings in all; other sizes can be given: `node bench/matching.ts 1000 10000`. */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1000, 20_000, 60_000, 100_000];
const people = 100_000;
const fresh = 1000;
const seeker = { profile: students.usual, applicant: usualApplicant };

const postgres = await startPostgres({ shared_buffers: "1GB", fsync: "off", max_wal_size: "4GB" });
const database = await openPostgres({
  url: await postgres.createDatabase("bench"),
  secret: "a-secret-of-thirty-two-characters-or-more",
});
let emptyHeap = 0;
try {
  await database.asOwner(migrate);
  // As a server does: without it, the snapshot is compared with the tables every second.
  await database.changes.listen();
  globalThis.gc?.();
  emptyHeap = process.memoryUsage().heapUsed;
  const rows: Record<string, Record<string, number>> = {};
  for (const [place, size] of sizes.entries()) {
    await grow(database, { from: sizes[place - 1] ?? 0, to: size });
    rows[`${size} listings`] = await measureMatching(database);
  }
  console.table(transposed(rows));
  console.table(await measureAlerts(database));
} finally {
  await database.close();
  await postgres.stop();
}

/** A line per figure, a column per size. */
function transposed(rows: Record<string, Record<string, number>>) {
  const figures = Object.keys(Object.values(rows)[0] ?? {});
  return Object.fromEntries(
    figures.map((figure) => [
      figure,
      Object.fromEntries(Object.entries(rows).map(([size, row]) => [size, row[figure]])),
    ]),
  );
}

async function grow({ asOwner }: OpenDatabase, { from, to }: { from: number; to: number }) {
  const long = sql`timestamptz '2026-11-19' - random() * interval '700 days'`;
  await asOwner((db) => withoutIndexes(db, () => addOpportunities(db, { from, to }, long)));
}

async function measureMatching({ db }: OpenDatabase) {
  const member = { kind: "member", userId: crypto.randomUUID(), database: db } as const;
  const asMember = <Result>(work: (own: Database) => Promise<Result>) => asViewer(member, work);
  const firstRead = await measured(() => asMember((own) => readSnapshot(own, today)));
  const snapshot = await asMember((own) => readSnapshot(own, today));
  globalThis.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - emptyHeap) / 1e6;
  await asWorker(db, (own) =>
    own
      .update(scholarships)
      .set({ notes: "changed" })
      .where(sql`id = (select min(id::text)::uuid from scholarships)`),
  );
  const readAfterChange = await measured(() => asMember((own) => readSnapshot(own, today)));
  const all = opportunityKinds.flatMap((kind): readonly Listing[] => snapshot.listings[kind]);
  const judgeAll = async () => {
    for (const { kind, facts } of all) eligibilityFor(kind, facts, usualApplicant);
  };
  const page = (profile: MatchProfile) =>
    asMember(async (own) => {
      const student = { profile, applicant: { ...usualApplicant, fields: profile.fieldsOfInterest } };
      const shown = await readSnapshot(own, today);
      for (const kind of opportunityKinds) countMatches(shown, kind, profile);
      const matches = matchListings(shown, "scholarship", student, today);
      await readMatchPage(own, matches, "scholarship", null);
      findQuestion(
        { ...student, profile: { ...profile, country: "Kenya", results: [] }, about: "you" },
        matches,
      );
      listNextSteps(shown, student);
    });
  const firstPage = await measured(() => page(students.usual));
  const pages = [];
  for (const profile of otherStudents()) pages.push(await measured(() => page(profile)));
  globalThis.gc?.();
  const withReadings = (process.memoryUsage().heapUsed - emptyHeap) / 1e6;
  await judgeAll();
  const judging = await measured(judgeAll);
  return {
    listed: all.length,
    "scholarship matches": countAll(matchListings(snapshot, "scholarship", seeker, today)),
    "first read, ms": milliseconds(firstRead.wall),
    "first read, CPU ms": milliseconds(firstRead.cpu),
    "read after a change, ms": milliseconds(readAfterChange.wall),
    "read after a change, CPU ms": milliseconds(readAfterChange.cpu),
    "snapshot, MB": Math.round(megabytes * 10) / 10,
    "and what rules memoize, MB": Math.round(withReadings * 10) / 10,
    "verdict, CPU µs a listing": Math.round((judging.cpu / all.length) * 10_000) / 10,
    "first page of matches, ms": milliseconds(firstPage.wall),
    "first page, CPU ms": milliseconds(firstPage.cpu),
    "another student's page, ms": milliseconds(middle(pages.map(({ wall }) => wall))),
    "another's page, CPU ms": milliseconds(middle(pages.map(({ cpu }) => cpu))),
  };
}

/** Wall time and the CPU time of this process; PostgreSQL is not counted. */
async function measured(work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> {
  const start = process.cpuUsage();
  const wall = await timed(work);
  const { user, system } = process.cpuUsage(start);
  return { wall, cpu: (user + system) / 1000 };
}

/** Students who have not opened a page before, each with other fields and countries. */
function otherStudents(): MatchProfile[] {
  return fieldsOfInterest.slice(0, 9).map((field, place) => ({
    ...students.usual,
    fieldsOfInterest: [field, fieldsOfInterest[(place + 3) % fieldsOfInterest.length] ?? field],
    targetCountries: targetCountries.slice(place % 5, (place % 5) + 2),
  }));
}

function middle(figures: number[]): number {
  return figures.sort((one, other) => one - other)[figures.length >> 1] ?? 0;
}

/** Each profile's best ten of a thousand new listings, in batches. */
async function measureAlerts({ db, asOwner }: OpenDatabase) {
  const [since, until] = [new Date("2030-01-01T00:00:00Z"), new Date("2030-01-02T00:00:00Z")];
  await asOwner(async (own) => {
    const noon = sql`timestamptz '2030-01-01 12:00Z' + random() * interval '1 hour'`;
    // A fifth of the synthetic records has closed, so a few more are needed.
    await addOpportunities(own, { from: 0, to: fresh * 1.2 }, noon);
    await addProfiles(own, people);
  });
  const news = await asWorker(db, (own) => listNewListings(own, { since, until, today }));
  let [after, found]: [string | null, number] = [null, 0];
  const taken = await measured(async () => {
    do {
      const batch = await asWorker(db, (own) => matchNewListings(own, news, { after }));
      found += batch.profiles.length;
      after = batch.next;
    } while (after);
  });
  return {
    profiles: people,
    "new listings": news.listings.length,
    "with news": found,
    "s in all": taken.wall / 1000,
    "CPU s": taken.cpu / 1000,
  };
}
