import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newDataFolder } from "./data-folder.ts";
import { type Postgres, postgresAt, startPostgres } from "./postgres.ts";

/** Where a server keeps its records, as its environment names it. */
type Home = Record<string, string> & { DATA_DIR: string };

/** Name the PostgreSQL that the files of a run share, and the folder with the demo accounts in it: see `seeded-postgres.ts`. */
export const sharedPort = "FURSA_SHARED_PORT";
export const demoFolder = "FURSA_DEMO_FOLDER";
/** Names the folder with what was made once for all parts of a run: see `seed-once.ts`. */
export const seeds = "FURSA_SEEDS";
export const seededDatabase = "fursa_seeded";
export const secret = "a-secret-of-thirty-two-characters-or-more";

/** A home of its own for a server: a copy of the seeded database, and where a run has none, of the seeded folder. */
export async function newHome({ DATA_DIR, DATABASE_URL }: Partial<Home> = {}): Promise<Home> {
  if (DATA_DIR) return { DATA_DIR };
  if (DATABASE_URL) return { DATA_DIR: emptyFolder() };
  return process.env[sharedPort] ? { ...(await homeOnPostgres()) } : { DATA_DIR: newDataFolder() };
}

/** For the environment of a server. */
export interface Whereabouts {
  DATA_DIR: string;
  DATABASE_URL: string;
  AUTH_SECRET: string;
}

/** A copy of the seeded database, and a folder that names the demo accounts in it. */
export async function homeOnPostgres(): Promise<Whereabouts> {
  const folder = emptyFolder();
  cpSync(process.env[demoFolder] ?? "", folder, { recursive: true });
  return { DATA_DIR: folder, DATABASE_URL: (await newDatabase()).url, AUTH_SECRET: secret };
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), "fursa-data-"));

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
