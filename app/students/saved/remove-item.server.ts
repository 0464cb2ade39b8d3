import { and, eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Item } from "#app/opportunities/item.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { isChosen } from "./item-columns.server.ts";
import type { Kept } from "./progress.ts";

/** Takes an item off the list, and gives what was written about it, for an undo. Null where it was not there. */
export function removeItem(member: SignedInMember, item: Item): Promise<Kept | null> {
  return asViewer(member.viewer, async (db) => {
    const [removed] = await db
      .delete(savedItems)
      .where(isChosen(savedItems, member.userId, item))
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

/**
 * As a heart does it: only where nothing is lost by a slip of the thumb. An item with a note, ticks, referees or a status is removed on
 * the page that shows them.
 */
export function removeUntouched(member: SignedInMember, item: Item): Promise<"removed" | "has progress"> {
  return asViewer(member.viewer, async (db) => {
    const own = isChosen(savedItems, member.userId, item);
    await db
      .delete(savedItems)
      .where(
        and(
          ...[own, eq(savedItems.note, ""), eq(savedItems.status, "interested")],
          ...[eq(savedItems.ticked, []), eq(savedItems.referees, [])],
        ),
      );
    const rest = await db.select({ id: savedItems.id }).from(savedItems).where(own);
    return rest.length === 0 ? "removed" : "has progress";
  });
}
