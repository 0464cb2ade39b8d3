import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { userRoles, users } from "#database/schema/index.ts";
import { Refusal } from "./run-command.ts";

/** Grants or revokes the role of admin, or lists the admins. Returns what the command prints. */
export async function manageAdmins(
  db: Database,
  verb: "grant" | "revoke" | "list",
  email: string,
): Promise<string> {
  if (verb === "list") {
    const admins = await db
      .select({ email: users.email })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(eq(userRoles.role, "admin"))
      .orderBy(users.email);
    return admins.map((admin) => admin.email).join("\n") || "There is no admin.";
  }
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Refusal(`${email} has no account: sign up first, then run this again.`);
  if (verb === "grant") {
    await db.insert(userRoles).values({ userId: user.id, role: "admin" }).onConflictDoNothing();
    return `${email} is an admin now.`;
  }
  await db.delete(userRoles).where(eq(userRoles.userId, user.id));
  return `${email} is no longer an admin.`;
}
