import { and, asc, desc, eq, gt } from "drizzle-orm";
import { daysAfter } from "#app/shared/calendar/days.ts";
import { type Language, prefixOf } from "#app/shared/languages/languages.ts";
import { readSignedId, signId } from "#app/shared/signing/signed-id.server.ts";
import type { Database } from "#database/database.ts";
import { sponsoredDays, sponsoredListings, sponsoredRequests } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

const purpose = "sponsored request";
/** Days with their own line on the private page. */
const shownDays = 30;

export type SponsoredRequest = typeof sponsoredRequests.$inferSelect;

/** The private page of a request: anyone who has the address can see and stop it. */
export const requestAddress = (secret: string, origin: string, id: string, language: Language = "en") =>
  `${origin}${prefixOf(language)}/advertised/${signId(secret, purpose, id)}`;

export const readRequestId = (secret: string, token: string) =>
  readSignedId(secret, purpose, token)?.id ?? null;

export const lastDayOf = (first: string, weeks: number) => daysAfter(first, weeks * 7 - 1);

/** A small copy of the image, inside the page: before approval only this page and the admins' page may show it. */
export const pictureOf = (picture: Uint8Array | null) =>
  picture && {
    src: `data:image/webp;base64,${Buffer.from(picture).toString("base64")}`,
    width: 480,
    height: 252,
  };

/** A request, its listing, and the counts. Null for an unknown link. */
export async function findRequest(database: Database, secret: string, token: string) {
  const id = readRequestId(secret, token);
  if (!id) return null;
  return asWorker(database, async (db) => {
    const [found] = await db
      .select({ request: sponsoredRequests, listing: sponsoredListings })
      .from(sponsoredRequests)
      .leftJoin(sponsoredListings, eq(sponsoredListings.id, sponsoredRequests.listingId))
      .where(eq(sponsoredRequests.id, id));
    if (!found) return null;
    const { day, views, clicks, listingId } = sponsoredDays;
    const days = found.listing
      ? await db
          .select({ day, views, clicks })
          .from(sponsoredDays)
          .where(and(eq(listingId, found.listing.id), gt(day, "2000-01-01")))
          .orderBy(desc(day), asc(views))
          .limit(shownDays)
      : [];
    return { ...found, days };
  });
}

type RequestStatus =
  | "unconfirmed"
  | "waiting"
  | "refused"
  | "stopped"
  | "removed"
  | "paused"
  | "upcoming"
  | "running"
  | "ended";

type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export function statusOf(
  { request, listing }: Pick<FoundRequest, "request" | "listing">,
  today: string,
): RequestStatus {
  if (request.state === "refused" || request.state === "stopped") return request.state;
  if (request.state === "waiting") return request.confirmedAt ? "waiting" : "unconfirmed";
  if (!listing) return "removed";
  if (listing.endDate !== null && listing.endDate < today) return "ended";
  if (!listing.isActive) return "paused";
  return listing.startDate !== null && listing.startDate > today ? "upcoming" : "running";
}
