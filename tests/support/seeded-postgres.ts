import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDemoAccounts } from "#app/accounts/demo-accounts.server.ts";
import { asOwner } from "#database/open-database.ts";
import "./quick-passwords.ts";
import { demoFolder, secret, seededDatabase, seeds, sharedPort } from "./home.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { startServer } from "./server.ts";

/**
 * Set-up for runs that start many servers whose engine is not what they are about: PostgreSQL copies a database in no time, and a
 * server on it starts with half the work of one that has its database inside.
 */
export default async function setup() {
  const { postgres, demo, stop } = await startSeededPostgres();
  process.env[demoFolder] = demo;
  process.env[sharedPort] = new URL(postgres.superuserUrl()).port;
  return stop;
}

/** A PostgreSQL with the seeded database in it, and the folder that names its demo accounts. */
export async function startSeededPostgres() {
  const made = process.env[seeds];
  const folder = mkdtempSync(join(tmpdir(), "fursa-demo-"));
  chmodSync(folder, 0o755);
  if (made) execFileSync("cp", ["-a", `${made}/.`, folder]);
  const postgres = await startPostgres(undefined, undefined, join(folder, "postgres"));
  const demo = join(folder, "demo");
  if (!made) await seed(postgres, demo);
  return {
    postgres,
    demo,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the same for the parts of a run to begin with. */
export async function keepSeeds(into: string): Promise<void> {
  // Root lends PostgreSQL another account, which has to get there.
  chmodSync(into, 0o755);
  const postgres = await startPostgres(undefined, undefined, join(into, "postgres"));
  await seed(postgres, join(into, "demo"));
  await postgres.stop();
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
