import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";

/** The member's country of residence; null for a visitor or if it isn't known. */
export async function findMemberCountry(db: Database, viewer: Viewer): Promise<string | null> {
  if (viewer.kind === "visitor") return null;
  const { country, userId } = profiles;
  const [own] = await db.select({ country }).from(profiles).where(eq(userId, viewer.userId));
  return own?.country ?? null;
}
