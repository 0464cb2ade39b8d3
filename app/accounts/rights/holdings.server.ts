import { eq, getTableColumns, getTableName, is, or, type Table } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#database/database.ts";
import * as schema from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { Accounts } from "../accounts.server.ts";
import type { SignedInMember } from "../signed-in.server.ts";

/** Stored for signing in and useless to anyone else: proofs and keys, not facts about a person. */
const secrets = new Set([
  "token",
  "password",
  "secret",
  "codeHash",
  "numberHash",
  "tokenHash",
  "accessToken",
  "refreshToken",
  "idToken",
  "authSecret",
]);
/** Tables that only the sign-in code can read. */
const retained = new Set<PgTable>([
  schema.sessions,
  schema.accounts,
  schema.factors,
  schema.recoveryCodes,
  schema.mailLinks,
  schema.linkedPhones,
]);

/**
 * Every table with rows that belong to a person, and the column that says whose. Read from the schema, so none is
 * forgotten.
 */
export const personalTables = (Object.values(schema) as unknown[])
  .filter((entry) => is(entry, PgTable))
  // Messages contain links that open accounts, so the export lists only that they exist: see `gatherHoldings`.
  .filter((table) => table !== (schema.outbox as PgTable))
  .flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === (schema.users as Table))
      .map(({ columns }) => ({ table, owner: columns[0] })),
  );

/** Tables that identify a person by the address alone. */
export const tablesByAddress = [
  { table: schema.mailAddresses, address: schema.mailAddresses.address },
  { table: schema.newsletterSubscribers, address: schema.newsletterSubscribers.email },
];

/** Shown and deleted on a separate page, and left out of the file: others may open a downloads folder. */
const inNoFile = new Set<PgTable>([schema.circumstances]);
const downloaded = personalTables.filter(({ table }) => !inNoFile.has(table));

/** Everything we store about a person, for their download. */
export async function gatherHoldings({ db }: Pick<Accounts, "db">, member: SignedInMember, now: Date) {
  const holdings: Record<string, unknown> = { downloadedAt: now.toISOString() };
  holdings.account = await db.select().from(schema.users).where(eq(schema.users.id, member.userId));
  // Both in the order of the schema.
  for (const { table } of downloaded) holdings[getTableName(table)] = [];
  const read = async (from: Database, areKept: boolean) => {
    for (const { table, owner } of downloaded.filter((each) => retained.has(each.table) === areKept)) {
      if (!owner) continue;
      const own = eq(owner, member.userId);
      holdings[getTableName(table)] = await from.select(withoutSecrets(table)).from(table).where(own);
    }
  };
  await read(db, true);
  await asViewer(member.viewer, (own) => read(own, false));
  holdings.messages_waiting_to_be_sent = await db
    .select({ subject: schema.outbox.subject, createdAt: schema.outbox.createdAt })
    .from(schema.outbox)
    .where(or(eq(schema.outbox.recipient, member.email), eq(schema.outbox.aboutUser, member.userId)));
  for (const { table, address } of tablesByAddress) {
    holdings[getTableName(table)] = await db.select().from(table).where(eq(address, member.email));
  }
  return holdings;
}

const withoutSecrets = (table: PgTable) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !secrets.has(name)));
