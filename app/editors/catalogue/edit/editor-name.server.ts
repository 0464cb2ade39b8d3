import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { users } from "#database/schema/index.ts";

/**
 * Shown publicly beside a checked fact, so never an email address. Free of "|", which separates cells in the
 * editors' form.
 */
export async function editorName(db: Database, editor: string): Promise<string> {
  const [own] = await db.select({ name: users.name }).from(users).where(eq(users.id, editor));
  return own?.name?.replaceAll(/[|\s]+/g, " ").trim() || "an editor";
}
