import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, postgresAt, startPostgres } from "./postgres.ts";

/** Where a server stores its data, as environment variables. */
type Home = Record<string, string> & { DATA_DIR: string };

/**
 * Environment variables with the port of the PostgreSQL that the files of a run share, and the folder with the demo
 * accounts: see `seeded-postgres.ts`.
 */
export const sharedPort = "FURSA_SHARED_PORT";
export const demoFolder = "FURSA_DEMO_FOLDER";
export const seededDatabase = "fursa_seeded";
/** Migrated and empty. */
export const emptyDatabase = "fursa_empty";
export const secret = "a-secret-of-thirty-two-characters-or-more";

/** A server's own data: a copy of the seeded database, or an empty folder in a run that has none. */
export async function newHome({ DATA_DIR, DATABASE_URL }: Partial<Home> = {}): Promise<Home> {
  if (DATA_DIR) return { DATA_DIR };
  if (DATABASE_URL || !process.env[sharedPort]) return { DATA_DIR: newDataFolder() };
  return { ...(await homeOnPostgres()) };
}

/** Environment variables for a server. */
export interface Whereabouts {
  DATA_DIR: string;
  DATABASE_URL: string;
  AUTH_SECRET: string;
}

/** A copy of the seeded database, and a folder with its demo accounts. */
export async function homeOnPostgres(): Promise<Whereabouts> {
  const folder = newDataFolder();
  cpSync(process.env[demoFolder] ?? "", folder, { recursive: true });
  return { DATA_DIR: folder, DATABASE_URL: (await newDatabase()).url, AUTH_SECRET: secret };
}

/** An empty folder: a server on it creates its embedded PostgreSQL. */
export const newDataFolder = () => mkdtempSync(join(tmpdir(), "fursa-data-"));

interface NewDatabase {
  url: string;
  /** The superuser's address, for inspecting the database and breaking it on purpose. */
  superuserUrl: string;
  /** Stops PostgreSQL if it was started for this database alone. */
  close(): Promise<void>;
}

/**
 * Creates a database on the run's PostgreSQL: a copy with the starter catalogue and the demo accounts, or an empty
 * one if a server is to seed it.
 */
export async function newDatabase(): Promise<NewDatabase> {
  const name = `fursa_${randomUUID().replaceAll("-", "")}`;
  const isShared = Boolean(process.env[sharedPort]);
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase(name, isShared ? seededDatabase : undefined);
  return { url, superuserUrl: postgres.superuserUrl(name), close: postgres.stop };
}

/** The PostgreSQL that the files of this run share, or a new one. */
export async function sharedPostgres(): Promise<Postgres> {
  const port = process.env[sharedPort];
  return port ? postgresAt(Number(port)) : startPostgres();
}

export interface Credentials {
  email: string;
  password: string;
}

/** One of the people in a fresh installation. */
export function demoPerson(who: "admin" | "student", { dataDir }: { dataDir: string }): Credentials {
  const known = readFileSync(join(dataDir, "demo-accounts"), "utf8");
  const [, email, secret] = new RegExp(`${who}: (\\S+) (\\S+)`).exec(known) ?? [];
  if (!email || !secret) throw new Error(`there is no demo ${who}`);
  return { email, password: secret };
}
