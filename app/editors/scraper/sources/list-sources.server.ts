import { asc, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { scrapeSources } from "#database/schema/index.ts";
import { fixedSources, type ListingMethod, opportunityLink, type ScrapeSource } from "./sources.ts";

export type StoredSource = typeof scrapeSources.$inferSelect;

/** The fixed sources first, then those that editors added, by name. */
export async function listSources(db: Database): Promise<ScrapeSource[]> {
  const stored = await db.select().from(scrapeSources).orderBy(asc(scrapeSources.name));
  return [...fixedSources, ...stored.map(toSource)];
}

export const toSource = ({
  name,
  url,
  type,
  isActive,
  isTrusted,
  isOfficial,
  everyDays,
}: Omit<StoredSource, "id" | "createdAt" | "articleUse">): ScrapeSource => ({
  name,
  url,
  isActive,
  isTrusted,
  isOwnSite: isOfficial,
  everyDays,
  listing: listingOf(type, url),
});

function listingOf(type: StoredSource["type"], url: string): ListingMethod {
  if (type === "feed") return { by: "feed", feeds: [url] };
  if (type === "sitemap") return { by: "sitemap", start: url, follows: opportunityLink };
  if (type === "page") return { by: "page", address: url };
  return { by: "links", start: [url], follows: opportunityLink, mostPages: 5 };
}

/** Tolerance for sources that were read a few hours later the last time: without it, a nightly run would skip them. */
const toleranceHours = 6;

/** The active sources whose last reading is long enough ago. */
export async function listDueSources(
  db: Database,
  sources: readonly ScrapeSource[],
  now: Date,
): Promise<ScrapeSource[]> {
  const read = await queryRows<{ name: string; at: string }>(
    db,
    sql`select name, max(created_at)::text as at from scrape_runs, unnest(listed) as name group by name`,
  );
  const lastRead = new Map(read.map(({ name, at }) => [name, Date.parse(at)]));
  const isDue = ({ name, everyDays }: ScrapeSource) =>
    everyDays <= 1 ||
    now.getTime() - (lastRead.get(name) ?? 0) >= everyDays * 86_400_000 - toleranceHours * 3_600_000;
  return sources.filter((source) => source.isActive && isDue(source));
}
