import { desc, getTableColumns, gt } from "drizzle-orm";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { imageCopyOf, imageErrorOf } from "#app/shared/images/find-image.server.ts";
import type { Database } from "#database/database.ts";
import { sponsoredDays, sponsoredListings } from "#database/schema/index.ts";

const oneDay = 86_400_000;
const chartDays = 30;

/** All listings in display order, with the counts of the last thirty days. */
export async function listListings(db: Database, today: string) {
  const listings = await db
    .select({
      ...getTableColumns(sponsoredListings),
      picture: imageCopyOf(sponsoredListings.imageUrl, "large"),
      imageErrorOf: imageErrorOf(sponsoredListings.imageUrl, "large"),
    })
    .from(sponsoredListings)
    .orderBy(desc(sponsoredListings.priority), desc(sponsoredListings.createdAt));
  const before = dayBefore(today, chartDays);
  const counted = await db.select().from(sponsoredDays).where(gt(sponsoredDays.day, before));
  const days = Array.from({ length: chartDays }, (_, place) => dayBefore(today, chartDays - 1 - place));
  const counts = new Map(counted.map((count) => [`${count.listingId} ${count.day}`, count]));
  return listings.map((listing) => ({
    ...listing,
    views: days.map((day) => counts.get(`${listing.id} ${day}`)?.views ?? 0),
    clicks: days.map((day) => counts.get(`${listing.id} ${day}`)?.clicks ?? 0),
  }));
}

export type ManagedListing = Awaited<ReturnType<typeof listListings>>[number];

const dayBefore = (day: string, days: number) => todayInUtc(new Date(Date.parse(day) - days * oneDay));
