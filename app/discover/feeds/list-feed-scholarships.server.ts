import { desc } from "drizzle-orm";
import { isExpected, nextClosing } from "#app/catalogue/dates/closing-columns.server.ts";
import { stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";

const most = 50;

/** The newest open scholarships. */
export function listFeedScholarships(db: Database, today: string) {
  const { id, title, description, amount, fieldOfStudy, createdAt } = scholarships;
  const closing = { deadline: nextClosing(scholarships, today), isExpected: isExpected(scholarships, today) };
  return db
    .select({ id, title, description, amount, fieldOfStudy, ...closing, createdAt })
    .from(scholarships)
    .where(stillOpen(scholarships.listedUntil, today))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
}
