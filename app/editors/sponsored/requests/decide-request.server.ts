import { and, asc, eq, isNotNull } from "drizzle-orm";
import { lastDayOf, pictureOf } from "#app/discover/sponsored/request/find-request.server.ts";
import { approvedMail, type LinkTools, refusedMail } from "#app/discover/sponsored/request/mails.ts";
import type { Mail } from "#app/shared/messages.ts";
import type { Database } from "#database/database.ts";
import { sponsoredListings, sponsoredRequests } from "#database/schema/index.ts";

const { state, confirmedAt } = sponsoredRequests;
const isWaiting = and(eq(state, "waiting"), isNotNull(confirmedAt));

/** Pending requests of partners, oldest first. */
export async function listRequests(db: Database) {
  const found = await db.select().from(sponsoredRequests).where(isWaiting).orderBy(asc(confirmedAt));
  return found.map(
    ({ id, sponsor, email, title, description, type, targetUrl, startsOn, weeks, price, ...more }) => ({
      ...{ id, sponsor, email, title, description, type, targetUrl, startsOn, price },
      lastDay: lastDayOf(startsOn, weeks),
      picture: pictureOf(more.picture),
    }),
  );
}

export type WaitingRequest = Awaited<ReturnType<typeof listRequests>>[number];

/**
 * Returns the email to the partner, to be sent after the transaction; null if the request was already decided or
 * withdrawn. If its first day has passed, it starts today and runs as long.
 */
export async function approveRequest(
  db: Database,
  id: string,
  { today, now, ...tools }: LinkTools & { today: string; now: Date },
): Promise<Mail | null> {
  const request = await decide(db, id, { state: "approved", decidedAt: now });
  if (!request) return null;
  const { title, description, type, targetUrl, imageUrl, sponsor } = request;
  const startDate = request.startsOn > today ? request.startsOn : today;
  const endDate = lastDayOf(startDate, request.weeks);
  const [listing] = await db
    .insert(sponsoredListings)
    .values({ title, description, type, targetUrl, imageUrl, sponsor, startDate, endDate })
    .returning({ id: sponsoredListings.id });
  await db
    .update(sponsoredRequests)
    .set({ listingId: listing?.id ?? null })
    .where(eq(sponsoredRequests.id, id));
  return approvedMail(request, { first: startDate, last: endDate }, tools);
}

export async function refuseRequest(
  db: Database,
  id: string,
  { reason, now, ...tools }: LinkTools & { reason: string; now: Date },
): Promise<Mail | null> {
  const request = await decide(db, id, { state: "refused", reason, decidedAt: now });
  return request ? refusedMail(request, reason, tools) : null;
}

async function decide(
  db: Database,
  id: string,
  decision: Pick<typeof sponsoredRequests.$inferInsert, "state" | "reason" | "decidedAt">,
) {
  const [decided] = await db
    .update(sponsoredRequests)
    .set(decision)
    .where(and(eq(sponsoredRequests.id, id), isWaiting))
    .returning();
  return decided;
}
