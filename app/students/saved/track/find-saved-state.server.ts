import type { Item } from "#app/catalogue/kinds/item.ts";
import type { Database } from "#database/database.ts";
import { savedItems } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";
import { isOwnItem } from "../save/item-columns.server.ts";

export interface SavedState {
  ticked: string[];
  wantsOpening: boolean;
}

/** The viewer's ticks and opening alert for an item; empty if it is not saved. */
export async function findSavedState(db: Database, viewer: Viewer, item: Item): Promise<SavedState> {
  if (viewer.kind === "visitor") return { ticked: [], wantsOpening: false };
  const [found] = await db
    .select({ ticked: savedItems.ticked, wantsOpening: savedItems.wantsOpening })
    .from(savedItems)
    .where(isOwnItem(savedItems, viewer.userId, item));
  return found ?? { ticked: [], wantsOpening: false };
}
