import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, pgPolicy, pgRole } from "drizzle-orm/pg-core";

/**
 * The roles that queries run in. `database/access/roles.ts` creates them; the names are prefixed because roles belong
 * to the whole cluster.
 */
export const visitor = pgRole("fursa_visitor").existing();
export const member = pgRole("fursa_member").existing();
export const admin = pgRole("fursa_admin").existing();
export const worker = pgRole("fursa_worker").existing();
/** The sign-in code, the only one that can read sessions, passwords and second factors. */
export const accountsKeeper = pgRole("fursa_accounts").existing();

export const everyone = [visitor, member, admin, worker];
export const signedIn = [member, admin];

/** True for the viewer's own rows. */
export const isOwn = (userId: AnyPgColumn) => sql`${userId} = current_user_id()`;

export const mayRead = (who: typeof everyone, which: SQL = sql`true`) =>
  pgPolicy(`read_${shortName(who)}`, { for: "select", to: who, using: which });

export const mayAdd = (who: typeof everyone, which: SQL = sql`true`) =>
  pgPolicy(`add_${shortName(who)}`, { for: "insert", to: who, withCheck: which });

export const mayChange = (who: typeof everyone, which: SQL = sql`true`) =>
  pgPolicy(`change_${shortName(who)}`, { for: "update", to: who, using: which, withCheck: which });

export const mayRemove = (who: typeof everyone, which: SQL = sql`true`) =>
  pgPolicy(`remove_${shortName(who)}`, { for: "delete", to: who, using: which });

/** Select, insert, update and delete. */
export const mayManage = (who: typeof everyone) => [
  mayRead(who),
  mayAdd(who),
  mayChange(who),
  mayRemove(who),
];

const shortName = (who: typeof everyone) => who.map((role) => role.name.replace("fursa_", "")).join("_");
