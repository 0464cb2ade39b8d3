import { and, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { userRoles } from "#database/schema/index.ts";

/** Whether a person is an admin or a member. A check that fails counts as not admin. */
export async function findRole(db: Database, userId: string): Promise<"admin" | "member"> {
  const found = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, "admin")))
    .catch(() => []);
  return found.length > 0 ? "admin" : "member";
}
