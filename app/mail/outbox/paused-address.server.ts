import { type SQL, sql } from "drizzle-orm";
import { mailAddresses } from "#database/schema/index.ts";

/** True for an address that servers have refused again and again: only mails about the account still try it. */
export const isPaused = (address: SQL) =>
  sql`exists (select 1 from ${mailAddresses} where ${mailAddresses.address} = ${address}
    and ${mailAddresses.pausedAt} is not null)`;
