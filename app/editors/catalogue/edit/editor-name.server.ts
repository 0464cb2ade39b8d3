import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { users } from "#database/schema/index.ts";

/** The public page shows who checked a fact: a name, never an address. It stands between bars in the editor's form. */
export async function editorName(db: Database, editor: string): Promise<string> {
  const [own] = await db.select({ name: users.name }).from(users).where(eq(users.id, editor));
  return own?.name?.replaceAll(/[|\s]+/g, " ").trim() || "an editor";
}
