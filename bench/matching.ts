import "#tests/support/stay-inside-or-end.ts";
import { sql } from "drizzle-orm";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { bitsOfProfile } from "#app/students/matching/bits.ts";
import { countMatches } from "#app/students/matching/count-matches.server.ts";
import { findMatches } from "#app/students/matching/find-matches.server.ts";
import { readMatchCursor } from "#app/students/matching/match-cursor.ts";
import { pointsFor } from "#app/students/matching/points.server.ts";
import { rankMatches } from "#app/students/matching/rank-matches.server.ts";
import { shelveMatches } from "#app/students/matching/shelve-matches.server.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openPostgres } from "#database/open-postgres.ts";
import { scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { measureAlerts } from "./matching-alerts.ts";
import { addOpportunities, withoutIndexes } from "./matching-catalogue.ts";
import { students, today } from "./matching-students.ts";
import { measureVerdicts } from "./matching-verdicts.ts";
import { fastest, milliseconds, timed } from "./stopwatch.ts";
import { tidy } from "./tidy.ts";

/** Other sizes can be given: `node bench/matching.ts 1000 10000`. */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000, 100_000, 1_000_000];

const postgres = await startPostgres({ shared_buffers: "1GB", fsync: "off", max_wal_size: "4GB" });
const database = await openPostgres({
  url: await postgres.createDatabase("bench"),
  secret: "a-secret-of-thirty-two-characters-or-more",
});
try {
  await database.asOwner(migrate);
  const measured: Map<string, number>[] = [];
  for (const [place, size] of sizes.entries()) {
    await grow(database, { from: sizes[place - 1] ?? 0, to: size });
    measured.push(await measureCatalogue(database));
  }
  show(measured);
  // What was written while measuring goes on the shelves, as it does every quarter of an hour.
  await asWorker(database.db, (own) => shelveMatches(own, today));
  console.table(await measureVerdicts(database));
  console.table(await measureAlerts(database));
} finally {
  await database.close();
  await postgres.stop();
}

async function grow({ asOwner }: OpenDatabase, { from, to }: { from: number; to: number }) {
  const step = 100_000;
  const long = sql`timestamptz '2026-11-19' - random() * interval '700 days'`;
  const written = await timed(() =>
    asOwner((db) =>
      withoutIndexes(db, async () => {
        for (let next = from; next < to; next += step)
          await addOpportunities(db, { from: next, to: Math.min(to, next + step) }, long);
      }),
    ),
  );
  console.log(`${to - from} opportunities written in ${milliseconds(written)} ms`);
}

async function measureCatalogue(database: OpenDatabase): Promise<Map<string, number>> {
  const { db } = database;
  const member = { kind: "member", userId: crypto.randomUUID(), database: db } as const;
  const asMember = (work: (own: Database) => Promise<unknown>) => fastest(() => asViewer(member, work));
  const usual = students.usual;
  const rows = new Map<string, number>();
  const note = (row: string, value: number) => rows.set(row, value);

  await tidy(database, postgres);
  note("counts before the shelves are filled, ms", await asMember((own) => countMatches(own, usual, today)));
  note("filling the shelves, ms", await timed(() => asWorker(db, (own) => shelveMatches(own, today))));
  await tidy(database, postgres);

  const { analyzed, matches } = await asViewer(member, (own) => countMatches(own, usual, today));
  note("open (N)", analyzed);
  note("matches of the usual student (M)", matches);

  for (const [name, profile] of Object.entries(students)) {
    note(`counts, ${name} student, ms`, await asMember((own) => countMatches(own, profile, today)));
    note(
      `first page, ${name} student, ms`,
      await asMember((own) => findMatches(own, profile, "scholarship", {}, today)),
    );
  }
  const deep = await asViewer(member, (own) => tenthPage(own));
  note(
    "tenth page, usual student, ms",
    await asMember((own) => findMatches(own, usual, "scholarship", { cursor: deep }, today)),
  );
  const everywhere = {
    profile: usual,
    kind: "scholarship",
    today,
    after: null,
    limit: 25,
    nearby: 0,
  } as const;
  note("first page, best ones rare, ms", await asMember((own) => rankMatches(own, everywhere)));
  note("counts, all scored, ms", await asMember((own) => countEverything(own)));
  note("one scholarship written, ms", await fastest(() => asWorker(db, (own) => writeOne(own)), 50));
  note("64 written by one, ms", await timed(() => writeMany(db, 1)));
  note("64 written by eight at once, ms", await timed(() => writeMany(db, 8)));
  return rows;
}

async function tenthPage(db: Database) {
  let cursor = null;
  for (let page = 1; page < 10; page++) {
    const { next }: { next: string | null } = await findMatches(
      db,
      students.usual,
      "scholarship",
      { cursor },
      today,
    );
    cursor = readMatchCursor(next ?? "");
  }
  return cursor;
}

/** What the counts cost without shelves: score every open opportunity. */
async function countEverything(db: Database) {
  const bits = bitsOfProfile(students.usual);
  for (const kind of opportunityKinds) {
    const isMatch = sql`${pointsFor(kind, bits, sql`match_bits`)} >= ${lowestPercent}`;
    await db.execute(sql`
      select count(*), count(*) filter (where ${isMatch}) from ${tableOf[kind]} where listed_until >= ${today}::date`);
  }
}

async function writeOne(db: Database) {
  const facts = { fieldOfStudy: "Law", country: "Kenya", educationLevel: "graduate" };
  await db.insert(scholarships).values({ title: "One more", ...facts });
}

async function writeMany(db: Database, writers: number) {
  const writer = async () => {
    for (let written = 0; written < 64 / writers; written++) await asWorker(db, writeOne);
  };
  await Promise.all(Array.from({ length: writers }, writer));
}

function show(measured: Map<string, number>[]) {
  const names = [...(measured[0]?.keys() ?? [])];
  const table = names.map((name) => {
    const values = measured.map((column) => column.get(name) ?? 0);
    const cells = values.map((value, place) => [`${sizes[place]}`, milliseconds(value)]);
    const ratio = (values.at(-1) ?? 0) / (values[0] || 1);
    return [name, { ...Object.fromEntries(cells), "last / first": ratio.toFixed(1) }];
  });
  console.table(Object.fromEntries(table));
}
