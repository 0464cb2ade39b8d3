import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { unionThreads } from "#database/schema/index.ts";

const columns = {
  scholarship: unionThreads.scholarshipId,
  college: unionThreads.collegeId,
  internship: unionThreads.internshipId,
};
const few = 3;

/** The latest threads about a record, for its own page. */
export function listThreadsAbout(db: Database, kind: keyof typeof columns, id: string) {
  return db
    .select({ id: unionThreads.id, title: unionThreads.title, replies: unionThreads.replyCount })
    .from(unionThreads)
    .where(and(eq(columns[kind], id), eq(unionThreads.state, "shown")))
    .orderBy(desc(unionThreads.lastActivityAt))
    .limit(few);
}
