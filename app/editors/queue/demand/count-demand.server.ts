import { count, sql } from "drizzle-orm";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import {
  listNewListings,
  matchNewListings,
  type NewMatches,
} from "#app/students/matching/new/match-new-opportunities.server.ts";
import type { Database } from "#database/database.ts";
import { recordDemand, savedItems } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

/** Enough to tell records that concern many students from those that concern few. */
const maxProfiles = 1_000;
/** Profiles per transaction: each takes a few milliseconds, and pages are served in between. */
const batchSize = 25;

/** Stores for each record how many students saved it, and how many of a sample of profiles it is or will be open to. */
export async function countDemand(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const saves = await asWorker(db, countSaves);
  const matches = await countMatches(db, now, signal);
  const rows = [...new Set([...saves.keys(), ...matches.keys()])].map((key) => {
    const [kind, recordId = ""] = key.split(" ") as [OpportunityKind, string];
    const counted = { saves: saves.get(key) ?? 0, matches: matches.get(key) ?? 0 };
    return { kind: `${kind}s` as const, recordId, ...counted, countedAt: now };
  });
  await asWorker(db, async (own) => {
    await own.delete(recordDemand);
    if (rows.length > 0) await own.insert(recordDemand).values(rows);
  });
}

async function countSaves(db: Database): Promise<Map<string, number>> {
  const { kind, opportunityId } = savedItems;
  const rows = await db
    .select({ kind, opportunityId, saves: count() })
    .from(savedItems)
    .groupBy(kind, opportunityId);
  return new Map(rows.map((row) => [`${row.kind} ${row.opportunityId}`, row.saves]));
}

async function countMatches(
  db: Database,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const all = { since: new Date(0), until: now, today: todayInUtc(now) };
  const listed = await asWorker(db, (own) => listNewListings(own, all));
  let after: string | null = null;
  for (let seen = 0; seen < maxProfiles; seen += batchSize) {
    signal?.throwIfAborted();
    // "Check with them" doesn't count as a match: the record says too little about who may apply.
    const batch = { after, size: batchSize, most: listed.listings.length, mostToCheck: 0, who: sql`true` };
    const found: NewMatches = await asWorker(db, (own) => matchNewListings(own, listed, batch));
    for (const { kind, id } of found.profiles.flatMap(({ matches }) => matches))
      counts.set(`${kind} ${id}`, (counts.get(`${kind} ${id}`) ?? 0) + 1);
    after = found.next;
    if (!after) break;
  }
  return counts;
}
