import { and, eq, exists, or } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { unionFollows, unionThreads } from "#database/schema/index.ts";

/** The threads that a person has started or follows. */
export const isAuthorOrFollower = (db: Database, userId: string) =>
  or(
    eq(unionThreads.authorId, userId),
    exists(
      db
        .select({ id: unionFollows.id })
        .from(unionFollows)
        .where(and(eq(unionFollows.threadId, unionThreads.id), eq(unionFollows.userId, userId))),
    ),
  );
