import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { isOwnItem } from "../save/item-columns.server.ts";
import type { Progress } from "./progress.ts";

/** Returns false if the item is not saved. */
export function saveProgress(
  member: SignedInMember,
  item: Item,
  progress: Partial<Progress>,
  now: Date,
): Promise<boolean> {
  return asViewer(member.viewer, async (db) => {
    const changed = await db
      .update(savedItems)
      .set({ ...progress, updatedAt: now })
      .where(isOwnItem(savedItems, member.userId, item))
      .returning({ id: savedItems.id });
    return changed.length === 1;
  });
}
