import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDemoAccounts } from "#app/accounts/demo-accounts.server.ts";
import { asOwner } from "#database/open-database.ts";
import "../servers/quick-passwords.ts";
import { startServer } from "../servers/start-server.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { demoFolder, secret, seededDatabase, sharedPort } from "./server-database.ts";

/** Global set-up for runs that start many servers: each server gets a copy of one seeded database. */
export default async function setup() {
  const { postgres, demo, stop } = await startSeededPostgres();
  process.env[demoFolder] = demo;
  process.env[sharedPort] = new URL(postgres.superuserUrl()).port;
  return stop;
}

/** Starts a PostgreSQL with the seeded database, and writes the folder with its demo accounts. */
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

/** Creates a database with the starter catalogue, and a folder with its demo accounts. */
async function seed(postgres: Postgres, folder: string): Promise<void> {
  mkdirSync(folder);
  const url = await postgres.createDatabase(seededDatabase);
  const server = await startServer({ DATABASE_URL: url, AUTH_SECRET: secret });
  await server.stop();
  const accounts = await asOwner({ url, dataDir: folder }, addDemoAccounts);
  const lines = accounts.map(({ who, email, password }) => `${who}: ${email} ${password}\n`);
  writeFileSync(join(folder, "demo-accounts"), lines.join(""), { mode: 0o600 });
  // The folder also holds the key that signs cookies, where a server stores a generated one.
  writeFileSync(join(folder, "auth-secret"), secret, { mode: 0o600 });
}
