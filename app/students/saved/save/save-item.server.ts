import { eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { Database } from "#database/database.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { mostSaved, type SavedProgress } from "../track/progress.ts";
import { findTitle } from "./find-title.server.ts";
import { columnsOf, isOwnItem } from "./item-columns.server.ts";

type SaveItemOutcome = { ok: true } | { ok: false; reason: "unknown" | "full" };

/** Saves an item. Does nothing if it is already saved. `progress` restores a removed item. */
export function saveItem(
  member: SignedInMember,
  item: Item,
  now: Date,
  progress: Partial<SavedProgress> = {},
): Promise<SaveItemOutcome> {
  return asViewer(member.viewer, async (db) => {
    await oneAtATime(db, member.userId);
    const inserted = await db
      .select({ id: savedItems.id })
      .from(savedItems)
      .where(isOwnItem(savedItems, member.userId, item));
    if (inserted.length > 0) return { ok: true };
    const title = await findTitle(db, item);
    if (title === null) return { ok: false, reason: "unknown" };
    if ((await db.$count(savedItems, eq(savedItems.userId, member.userId))) >= mostSaved) {
      return { ok: false, reason: "full" };
    }
    await db
      .insert(savedItems)
      .values({
        ...columnsOf(item),
        ...progress,
        title,
        userId: member.userId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing();
    return { ok: true };
  });
}

/** Serialises saves of one user so that the limit holds. */
const oneAtATime = (db: Database, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved items of ${userId}`}, 0))`);
