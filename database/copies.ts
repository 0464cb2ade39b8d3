import type { Database } from "./database.ts";

const copies = new WeakSet<Database>();

/** Says of a database that its transactions read from a replica because there is no primary: nothing can be written. */
export function markCopy(database: Database): void {
  copies.add(database);
}

export const isCopy = (database: Database) => copies.has(database);
