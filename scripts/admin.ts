// npm run admin -- grant|revoke|list: the only way to become an admin.
import { migrate } from "#database/migrate/migrate.ts";
import { asOwner } from "#database/open-database.ts";
import { readEnvironment, whereabouts } from "#server/environment.ts";
import { manageAdmins } from "./manage-admins.ts";
import { Refusal, runCommand } from "./run-command.ts";

const usage = "Use: npm run admin -- grant someone@example.com | revoke someone@example.com | list";

await runCommand(async ([verb, address = ""]) => {
  const email = address.trim().toLowerCase();
  if (verb !== "list" && !((verb === "grant" || verb === "revoke") && email)) throw new Refusal(usage);
  const environment = readEnvironment({ AUTH_SECRET: "x".repeat(32), ...process.env });
  return asOwner(whereabouts(environment), async (db) => {
    await migrate(db);
    return manageAdmins(db, verb, email);
  });
});
