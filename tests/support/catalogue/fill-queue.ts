import { asc, sql } from "drizzle-orm";
import { daysAfter } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import {
  linkChecks,
  problemReports,
  proposals,
  recordDemand,
  scholarships,
  scrapedFinds,
} from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";

const counted = <Row>(count: number, row: (place: number) => Row) =>
  Array.from({ length: count }, (_, place) => row(place));

/** Fills the editors' queue with 45 changes, 15 finds, 10 reports and 2 dead links about records of the catalogue. */
export async function fillQueue(database: Database, today: string): Promise<void> {
  const reported = await asWorker(database, (db) => fillAsWorker(db, today));
  await asViewer({ kind: "visitor", database }, (db) => db.insert(problemReports).values(reported));
}

async function fillAsWorker(db: Database, today: string): Promise<(typeof problemReports.$inferInsert)[]> {
  const records = await db
    .select({ id: scholarships.id, title: scholarships.title, url: scholarships.applicationUrl })
    .from(scholarships)
    .orderBy(asc(scholarships.title), asc(scholarships.id))
    .limit(70);
  const [changed, reported, dead] = [records.slice(0, 45), records.slice(45, 55), records.slice(55, 57)];
  for (const [place, { id }] of [...changed, ...reported].entries())
    await db
      .update(scholarships)
      .set({ deadline: daysAfter(today, 3 + ((place * 7) % 90)) })
      .where(sql`id = ${id}`);
  await db.insert(recordDemand).values(
    records.map(({ id }, place) => ({
      kind: "scholarships" as const,
      recordId: id,
      saves: (place * 13) % 41,
      matches: (place * 29) % 215,
      countedAt: new Date(),
    })),
  );
  await db.insert(proposals).values(
    changed.map(({ id, url }, place) => {
      const oldDay = daysAfter(today, 3 + ((place * 7) % 90));
      const newDay = daysAfter(oldDay, place % 3 === 0 ? -2 : 21);
      const quote = `submit your application by 16:00 GMT on ${newDay}`;
      const isClosed = place % 9 === 4;
      return {
        kind: "scholarships" as const,
        recordId: id,
        reason: isClosed ? ("closed" as const) : ("changed" as const),
        field: "deadline",
        oldValue: oldDay,
        newValue: isClosed ? null : newDay,
        quote: isClosed ? "Applications are now closed." : quote,
        excerpt: `The award is for candidates who could not afford to study without it.\nYou must use our online form and ${isClosed ? "Applications are now closed." : quote}. Late applications will not be considered. Many universities close earlier: check with yours.`,
        address: url || "https://acacia.example/call",
      };
    }),
  );
  const found = (value: string, evidence = value) => ({
    value,
    evidence,
    from: "text" as const,
    isSure: true,
  });
  await db.insert(scrapedFinds).values(
    counted(15, (place) => ({
      address: `https://desk.example/${place}`,
      sourceName: "Opportunity Desk",
      kind: "scholarships" as const,
      title: `Jacaranda Scholarship ${place + 1} for African Students`,
      fields: {
        title: found(`Jacaranda Scholarship ${place + 1} for African Students`),
        deadline: found(daysAfter(today, 20 + place), `Deadline: ${daysAfter(today, 20 + place)}`),
        amount: found("Full tuition and living costs"),
        country: found("Germany"),
        education_level: found("graduate"),
        application_url: found("https://jacaranda.example/apply"),
        description: found("The Jacaranda Foundation pays for a master's degree in Germany."),
      },
      state: "waiting" as const,
      doubts: ["The closing day stands in a list."],
      likeId: place % 5 === 0 ? (records[60]?.id ?? null) : null,
      checkedAt: new Date(),
    })),
  );
  await db.insert(linkChecks).values(
    dead.map(({ id, url }) => ({
      kind: "scholarships" as const,
      recordId: id,
      address: url,
      failures: 3,
      error: "There is no page at that address (404).",
      checkedAt: new Date(),
    })),
  );
  return reported.map(({ id, title, url }, place) => ({
    kind: "scholarships" as const,
    recordId: id,
    title,
    reason: place % 3 === 2 ? ("link" as const) : ("date" as const),
    rightOn: place % 3 === 2 ? null : daysAfter(today, 9 + place),
    evidenceUrl: place % 3 === 0 ? url : null,
    note: "I saw another day in their newsletter.",
  }));
}
