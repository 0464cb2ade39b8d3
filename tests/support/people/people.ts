import type { Database } from "#database/database.ts";
import { users } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";

let born = 0;

/** Adds a realistic person and returns their id. */
export async function somebody(db: Database, name = "Amina Yusuf"): Promise<string> {
  born += 1;
  const email = `${name.trim().toLowerCase().replaceAll(" ", ".")}.${born}@example.com`;
  const [user] = await db
    .insert(users)
    .values({ name, email, emailVerified: true })
    .returning({ id: users.id });
  if (!user) throw new Error("nobody was added");
  return user.id;
}

export const aVisitor = (database: Database): Viewer => ({ kind: "visitor", database });
export const aMember = (database: Database, userId: string): Viewer => ({ kind: "member", userId, database });
export const anAdmin = (database: Database, userId: string): Viewer => ({ kind: "admin", userId, database });
