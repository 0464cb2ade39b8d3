import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDemoAccounts } from "#app/accounts/demo-accounts.server.ts";
import { asOwner } from "#database/open-database.ts";
import "../servers/quick-passwords.ts";
import { startServer } from "../servers/start-server.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { demoFolder, secret, seededDatabase, sharedPort } from "./server-database.ts";

/** Set-up for runs that start many servers: each begins with a copy of one seeded database. */
export default async function setup() {
  const { postgres, demo, stop } = await startSeededPostgres();
  process.env[demoFolder] = demo;
  process.env[sharedPort] = new URL(postgres.superuserUrl()).port;
  return stop;
}

/** A PostgreSQL with the seeded database in it, and the folder that names its demo accounts. */
export async function startSeededPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "fursa-demo-"));
  const postgres = await startPostgres();
  const demo = join(folder, "demo");
  await seed(postgres, demo);
  return {
    postgres,
    demo,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database with the starter catalogue, and a folder that names the demo accounts in it. */
async function seed(postgres: Postgres, folder: string): Promise<void> {
  mkdirSync(folder);
  const url = await postgres.createDatabase(seededDatabase);
  const server = await startServer({ DATABASE_URL: url, AUTH_SECRET: secret });
  await server.stop();
  const accounts = await asOwner({ url, dataDir: folder }, addDemoAccounts);
  const lines = accounts.map(({ who, email, password }) => `${who}: ${email} ${password}\n`);
  writeFileSync(join(folder, "demo-accounts"), lines.join(""), { mode: 0o600 });
  // Beside them the key with which cookies are signed, as a server keeps one that it made itself.
  writeFileSync(join(folder, "auth-secret"), secret, { mode: 0o600 });
}
