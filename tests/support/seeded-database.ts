import { randomBytes } from "node:crypto";
import pg from "pg";

/** Names the PostgreSQL whose seeded database the journeys' servers begin with a copy of: see `seeded-postgres.ts`. */
export const seededPostgres = "FURSA_SEEDED_POSTGRES";
export const seededDatabase = "seeded";
export const secret = "a-secret-of-thirty-two-characters-or-more";
const owner = "fursa";

/** For the environment of a server. */
export interface Whereabouts {
  DATABASE_URL: string;
  AUTH_SECRET: string;
}

/** A database of its own, filled as a fresh installation is. */
export async function copyDatabase(): Promise<Whereabouts> {
  const address = new URL(process.env[seededPostgres] ?? "");
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  const copy = `journeys_${randomBytes(4).toString("hex")}`;
  await client
    .query(`create database ${copy} template ${seededDatabase} owner ${owner}`)
    .finally(() => client.end());
  address.username = owner;
  address.pathname = copy;
  return { DATABASE_URL: address.href, AUTH_SECRET: secret };
}
