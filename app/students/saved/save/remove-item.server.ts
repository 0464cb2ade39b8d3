import { and, eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { SavedProgress } from "../track/progress.ts";
import { isOwnItem } from "./item-columns.server.ts";

/** Takes an item off the list, and gives what was written about it, for an undo. Null where it was not there. */
export function removeItem(member: SignedInMember, item: Item): Promise<SavedProgress | null> {
  return asViewer(member.viewer, async (db) => {
    const [removed] = await db
      .delete(savedItems)
      .where(isOwnItem(savedItems, member.userId, item))
      .returning({
        status: savedItems.status,
        note: savedItems.note,
        referees: savedItems.referees,
        ticked: savedItems.ticked,
        wantsOpening: savedItems.wantsOpening,
      });
    return removed ?? null;
  });
}

/** Why a heart does not remove an item: it has a note, ticks, referees or a status, or its bell is on. */
type KeepReason = "hasProgress" | "hasBell";

/**
 * Removes an item as a heart does it: only where nothing is lost by a slip of the thumb. Anything else is removed on the page
 * that shows what is lost.
 */
export function removeUntouched(
  member: SignedInMember,
  item: Item,
): Promise<{ ok: true } | { ok: false; reason: KeepReason }> {
  return asViewer(member.viewer, async (db) => {
    const own = isOwnItem(savedItems, member.userId, item);
    const hasNoProgress = and(
      ...[eq(savedItems.note, ""), eq(savedItems.status, "interested")],
      ...[eq(savedItems.ticked, []), eq(savedItems.referees, [])],
    );
    await db.delete(savedItems).where(and(own, hasNoProgress, eq(savedItems.wantsOpening, false)));
    const [left] = await db
      .select({ hasProgress: sql<boolean>`not (${hasNoProgress})` })
      .from(savedItems)
      .where(own);
    return left ? { ok: false, reason: left.hasProgress ? "hasProgress" : "hasBell" } : { ok: true };
  });
}
