import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDemoAccounts } from "#app/accounts/demo-accounts.server.ts";
import { asOwner } from "#database/open-database.ts";
import { seededFolder } from "./data-folder.ts";
import { startPostgres } from "./postgres.ts";
import { secret, seededDatabase, seededPostgres } from "./seeded-database.ts";
import { startServer } from "./server.ts";

/**
 * Set-up for the journeys. On PostgreSQL a server starts with half the work that it takes on PGlite, and answers with less;
 * so one is filled as a fresh installation is, and every server of a journey gets a copy.
 */
export default async function setup() {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "fursa-seeded-"));
  const url = await postgres.createDatabase(seededDatabase);
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: url, AUTH_SECRET: secret });
  await server.stop();
  const people = await asOwner({ url, dataDir: folder }, addDemoAccounts);
  const lines = people.map(({ who, email, password }) => `${who}: ${email} ${password}\n`);
  writeFileSync(join(folder, "demo-accounts"), lines.join(""));
  writeFileSync(join(folder, "auth-secret"), secret);
  process.env[seededFolder] = folder;
  process.env[seededPostgres] = postgres.superuserUrl();
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
