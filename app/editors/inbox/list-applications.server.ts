import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { wordsOf } from "#app/shared/text/search-text.ts";
import type { Database } from "#database/database.ts";
import { schoolPartnerships } from "#database/schema/index.ts";
import type { PartnershipStatus } from "./words.ts";

export const pageSize = 24;

interface ApplicationFilters {
  status: PartnershipStatus | null;
  q: string;
  page: number;
}

/** Applications with a status that contain every word, newest first, and counts per status. */
export async function listApplications(db: Database, { status, q, page }: ApplicationFilters) {
  const { id, schoolName, contactName, contactEmail, country, city, createdAt } = schoolPartnerships;
  const found = mentionsAll(q);
  const applications = await db
    .select({
      id,
      schoolName,
      contactName,
      contactEmail,
      country,
      city,
      createdAt,
      status: schoolPartnerships.status,
    })
    .from(schoolPartnerships)
    .where(and(found, status ? eq(schoolPartnerships.status, status) : undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const counted = await db
    .select({ status: schoolPartnerships.status, applications: count() })
    .from(schoolPartnerships)
    .where(found)
    .groupBy(schoolPartnerships.status);
  const counts = Object.fromEntries(counted.map((each) => [each.status, each.applications]));
  return { applications, counts: counts as Partial<Record<PartnershipStatus, number>> };
}

export type ListedApplication = Awaited<ReturnType<typeof listApplications>>["applications"][number];

/** Case-insensitive. */
function mentionsAll(q: string): SQL | undefined {
  const { schoolName, contactName, contactEmail, country, city, message } = schoolPartnerships;
  const searched = sql`lower(concat_ws(' ', ${schoolName}, ${contactName}, ${contactEmail}, ${country}, ${city}, ${message}))`;
  const words = wordsOf(q.toLowerCase());
  return and(...words.map((word) => sql`strpos(${searched}, ${word}) > 0`));
}
