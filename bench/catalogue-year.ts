import "#tests/support/network/end-on-network.ts";
import { sql } from "drizzle-orm";
import { rollOverDeadlines } from "#app/catalogue/dates/roll-over-deadlines.server.ts";
import { readRecordPage } from "#app/editors/reread/read-record-page.ts";
import { rereadRecords } from "#app/editors/reread/reread-records.server.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { openDatabase } from "#database/open-database.ts";
import { problemReports, scholarships } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { secret } from "#tests/support/database/server-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { amountOf, editForADay } from "./catalogue-year/editor.ts";
import { createMeasure } from "./catalogue-year/measure.ts";
import { createRandom } from "./catalogue-year/random.ts";
import { change, fetchFrom, makeAwards, passDay, pictureShare } from "./catalogue-year/world.ts";

/**
 * A made-up year of the catalogue, on a stand-in web: `npm run catalogue:year -- [RECORDS] [CHANGES] [DECISIONS] [DAYS]`, where CHANGES
 * is the share of records that change in a week, in per cent. Each day something changes at noon; at night the pages that are due are
 * read again; in the morning one editor decides. Prints month by month how much of what is shown as open is wrong, and for how long.
 */
const [records = 1_000, changes = 5, decisions = 60, days = 365] = process.argv.slice(2).map(Number);
const firstDay = "2026-11-19";
/** One in this many students who see a wrong date in a day reports it. */
const reportOneIn = 25;

const random = createRandom(2027);
const awards = makeAwards(records, firstDay, random);
const postgres = await startPostgres();
const url = await postgres.createDatabase("fursa_year");
const database = await openDatabase({ url, dataDir: "", secret });
await database.asOwner((db) => migrate(db));
const editor = await database.asOwner((db) => somebody(db, "Edna Editor"));
const { db } = database;

const ids = (
  await asWorker(db, (own) =>
    own
      .insert(scholarships)
      .values(
        awards.map((award) => ({
          title: award.title,
          deadline: award.deadline,
          amount: amountOf(award),
          applicationUrl: award.address,
          usualCloses: daysAfter("2026-01-01", award.usualDay).slice(5, 7),
          usualOpens: daysAfter("2027-01-01", award.usualDay - award.announcedBefore).slice(5, 7),
          createdAt: new Date(`${firstDay}T00:00:00Z`),
        })),
      )
      .returning({ id: scholarships.id, title: scholarships.title }),
  )
).map(({ id, title }) => [id, awards.find((award) => award.title === title)] as const);
const awardOf = new Map(ids);

/** Reading an unchanged page again takes the extractors' time and gives the same result. */
const readings = new Map<string, ReturnType<typeof readRecordPage>>();
const outbound = { fetchPublic: fetchFrom(awards, random), askAi: null };
const log = { info: () => undefined, warn: () => undefined, error: console.error };

process.stdout.write(
  `${records} records, ${changes} % change in a week (${Math.round(pictureShare * 100)} % of pages show the date in a picture), one editor with at most ${decisions} decisions a day\n\n`,
);
const measure = createMeasure(firstDay);
let due = 0;
for (let day = 0; day < days; day++) {
  const today = daysAfter(firstDay, day);
  passDay(awards, today);
  await asWorker(db, (own) => rollOverDeadlines(own, today));
  const night = new Date(`${today}T03:10:00Z`);
  const read = await rereadRecords(
    { db, outbound, log },
    {
      now: () => night,
      readPage: async (html, address, readOn) => {
        const known = readings.get(html) ?? readRecordPage(html, address, readOn);
        readings.set(html, known);
        return known;
      },
    },
  );
  const decided = await editForADay(db, editor, (id) => awardOf.get(id), {
    from: new Date(`${today}T09:00:00Z`),
    most: decisions,
  });
  for (due += (records * changes) / 700; due >= 1; due--) change(random.one(awards), today, random);
  const wrong = await measure.takeDay(db, awardOf, today, { decided, ...read });
  for (const { id, award } of wrong)
    if (random.chance(1 / reportOneIn))
      await asViewer({ kind: "visitor", database: db }, (own) =>
        own.insert(problemReports).values({
          kind: "scholarships",
          recordId: id,
          title: award.title,
          reason: award.deadline === null ? "closed" : "date",
          rightOn: award.deadline,
          evidenceUrl: award.address,
          createdAt: sql`${`${today}T18:00:00Z`}::timestamptz` as never,
        }),
      );
}
measure.printTotal();
await database.close();
await postgres.stop();
process.exit(0);
