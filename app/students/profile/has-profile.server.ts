import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";

/** Whether the viewer has a profile. Visitors have none. */
export const hasProfile = async (db: Database, viewer: Viewer): Promise<boolean> =>
  viewer.kind !== "visitor" && (await db.$count(profiles, eq(profiles.userId, viewer.userId))) > 0;
