import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Database, DatabaseUnavailable } from "../database.ts";
import { grantRolesTo, owner } from "./roles.ts";

const longestName = 63;
const rounds = 4096;

/**
 * The login that serves the pages of a database. Roles belong to the whole cluster, so its name contains the database's
 * name.
 */
export function servingLoginOf(database: string): string {
  const name = `fursa_web_${database}`;
  if (Buffer.byteLength(name) <= longestName) return name;
  return `fursa_web_${createHash("sha256").update(database).digest("hex").slice(0, 32)}`;
}

/**
 * Every server of a database has the same secret and derives the same password from it, so the password is not stored.
 */
export const servingPassword = (secret: string, login: string) =>
  createHmac("sha256", secret).update(`the login ${login}`).digest("base64url");

/**
 * Creates the login, or sets its password again. Only the verifier of the password is sent: statements get logged.
 */
export async function makeServingLogin(db: Database, login: string, password: string): Promise<void> {
  const quoted = `"${login.replaceAll('"', '""')}"`;
  const exists = (await db.execute(sql`select 1 from pg_roles where rolname = ${login}`)) as unknown as {
    rows: unknown[];
  };
  if (exists.rows.length === 0) await db.execute(sql.raw(`create role ${quoted} login noinherit`));
  await db.execute(sql.raw(`alter role ${quoted} login noinherit password '${scramProof(password)}'`));
}

/** Lets a login switch to the roles that queries run in, and to no others. */
export async function allowRoleSwitch(db: Database, login: string): Promise<void> {
  await db.execute(sql.raw(grantRolesTo(login)));
}

/** Refuses to start if pages would be served by a login that can read every row. */
export async function rejectPowerfulLogin(db: Database): Promise<void> {
  const answer = (await db.execute(sql`
    select session_user::text as login, array_remove(array[
      case when rolsuper then 'it is a superuser' end,
      case when rolbypassrls then 'it bypasses row-level security' end,
      case when rolcreaterole then 'it may create roles' end,
      case when pg_has_role(session_user, ${owner}, 'member') then 'it may become ${sql.raw(owner)}' end,
      case when exists (select 1 from pg_database where datname = current_database() and datdba = pg_roles.oid)
        then 'it owns the database' end
    ], null) as reasons
    from pg_roles where rolname = session_user`)) as unknown as {
    rows: { login: string; reasons: string[] }[];
  };
  const [found] = answer.rows;
  if (!found || found.reasons.length === 0) return;
  throw new DatabaseUnavailable(
    `the login ${found.login} of DATABASE_URL could make itself the owner of the tables: ${found.reasons.join(", ")}. Give DATABASE_URL a login that can do nothing by itself, and DATABASE_OWNER_URL the one that may migrate`,
  );
}

/** What PostgreSQL stores of a password (RFC 5803). It can verify a login but can't be used to log in. */
function scramProof(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, rounds, 32, "sha256");
  const keyed = (words: string) => createHmac("sha256", salted).update(words).digest();
  const stored = createHash("sha256").update(keyed("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${rounds}:${salt.toString("base64")}$${stored}:${keyed("Server Key").toString("base64")}`;
}
