import type { Database } from "./database.ts";

const copies = new WeakSet<Database>();

/** Says of a transaction that it reads from a copy while there is nothing else: whatever is noted in passing can't be. */
export function markCopy(transaction: Database): void {
  copies.add(transaction);
}

export const isCopy = (db: Database) => copies.has(db);
