import { and, eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { SavedProgress } from "../track/progress.ts";
import { isOwnItem } from "./item-columns.server.ts";

/** Removes an item and returns its progress for undo. Returns null if it was not saved. */
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

/** Why a heart did not remove an item. */
type KeepReason = "hasProgress" | "hasBell";

/** Removes an item only if it has no progress and no alert, so that an accidental tap loses nothing. */
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
