import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, postgresAt, startPostgres } from "./postgres.ts";

/** Where a server keeps its records, as its environment names it. */
type Home = Record<string, string> & { DATA_DIR: string };

/** Name the PostgreSQL that the files of a run share, and the folder with the demo accounts in it: see `seeded-postgres.ts`. */
export const sharedPort = "FURSA_SHARED_PORT";
export const demoFolder = "FURSA_DEMO_FOLDER";
export const seededDatabase = "fursa_seeded";
/** Migrated, and without a row. */
export const emptyDatabase = "fursa_empty";
export const secret = "a-secret-of-thirty-two-characters-or-more";

/** A home of its own for a server: a copy of the seeded database; where a run has none, an empty folder. */
export async function newHome({ DATA_DIR, DATABASE_URL }: Partial<Home> = {}): Promise<Home> {
  if (DATA_DIR) return { DATA_DIR };
  if (DATABASE_URL || !process.env[sharedPort]) return { DATA_DIR: newDataFolder() };
  return { ...(await homeOnPostgres()) };
}

/** For the environment of a server. */
export interface Whereabouts {
  DATA_DIR: string;
  DATABASE_URL: string;
  AUTH_SECRET: string;
}

/** A copy of the seeded database, and a folder that names the demo accounts in it. */
export async function homeOnPostgres(): Promise<Whereabouts> {
  const folder = newDataFolder();
  cpSync(process.env[demoFolder] ?? "", folder, { recursive: true });
  return { DATA_DIR: folder, DATABASE_URL: (await newDatabase()).url, AUTH_SECRET: secret };
}

/** Empty: a server on it creates its embedded PostgreSQL. */
export const newDataFolder = () => mkdtempSync(join(tmpdir(), "fursa-data-"));

interface NewDatabase {
  url: string;
  /** The superuser's address, for looking and for breaking things on purpose. */
  superuserUrl: string;
  /** Ends the PostgreSQL where it was started for this database alone. */
  close(): Promise<void>;
}

/** A database on the PostgreSQL of the run; it begins with the starter catalogue and the demo accounts, or empty where a server is to fill it. */
export async function newDatabase(): Promise<NewDatabase> {
  const name = `fursa_${randomUUID().replaceAll("-", "")}`;
  const isShared = Boolean(process.env[sharedPort]);
  const postgres = await sharedPostgres();
  const url = await postgres.createDatabase(name, isShared ? seededDatabase : undefined);
  return { url, superuserUrl: postgres.superuserUrl(name), close: postgres.stop };
}

/** The PostgreSQL that the files of this run share; without one, a new one. */
export async function sharedPostgres(): Promise<Postgres> {
  const port = process.env[sharedPort];
  return port ? postgresAt(Number(port)) : startPostgres();
}

export interface Credentials {
  email: string;
  password: string;
}

/** One of the people whom a fresh installation begins with. */
export function demoPerson(who: "admin" | "student", { dataDir }: { dataDir: string }): Credentials {
  const known = readFileSync(join(dataDir, "demo-accounts"), "utf8");
  const [, email, secret] = new RegExp(`${who}: (\\S+) (\\S+)`).exec(known) ?? [];
  if (!email || !secret) throw new Error(`there is no demo ${who}`);
  return { email, password: secret };
}
