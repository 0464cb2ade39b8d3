// npm run admin -- grant|revoke|list: the only way to become an admin.
import { eq } from "drizzle-orm";
import { migrate } from "#database/migrate/migrate.ts";
import { asOwner } from "#database/open-database.ts";
import { userRoles, users } from "#database/schema/index.ts";
import { readEnvironment, whereabouts } from "#server/environment.ts";
import { Refusal, runCommand } from "./run-command.ts";

const usage = "Use: npm run admin -- grant someone@example.com | revoke someone@example.com | list";

await runCommand(async ([verb, address = ""]) => {
  const email = address.trim().toLowerCase();
  if (verb !== "list" && !((verb === "grant" || verb === "revoke") && email)) throw new Refusal(usage);
  const environment = readEnvironment({ AUTH_SECRET: "x".repeat(32), ...process.env });
  return asOwner(whereabouts(environment), async (db) => {
    await migrate(db);
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
  });
});
