import { and, desc, eq, gte, isNull, lte, or } from "drizzle-orm";
import { imageCopyOf } from "#app/shared/images/find-image.server.ts";
import type { Database } from "#database/database.ts";
import { sponsoredListings } from "#database/schema/index.ts";
import type { SponsoredType } from "./words.ts";

/** Running listings, highest priority first. Row-level security hides the others from non-admins. */
export function listSponsored(
  db: Database,
  today: string,
  { type, limit = 3 }: { type?: SponsoredType; limit?: number } = {},
) {
  const { id, title, description, isActive, startDate, endDate, priority, createdAt } = sponsoredListings;
  const running = and(
    eq(isActive, true),
    or(isNull(startDate), lte(startDate, today)),
    or(isNull(endDate), gte(endDate, today)),
  );
  return db
    .select({
      id,
      title,
      description,
      type: sponsoredListings.type,
      sponsor: sponsoredListings.sponsor,
      picture: imageCopyOf(sponsoredListings.imageUrl, "large"),
    })
    .from(sponsoredListings)
    .where(and(running, type && eq(sponsoredListings.type, type)))
    .orderBy(desc(priority), desc(createdAt))
    .limit(limit);
}
