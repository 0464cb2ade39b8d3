import { type SQL, sql } from "drizzle-orm";
import { mailAddresses } from "#database/schema/index.ts";

/** True for an address that servers have rejected repeatedly: it only gets emails about the account. */
export const isPaused = (address: SQL) =>
  sql`exists (select 1 from ${mailAddresses} where ${mailAddresses.address} = ${address}
    and ${mailAddresses.pausedAt} is not null)`;
