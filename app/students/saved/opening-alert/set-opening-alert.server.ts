import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { isOwnItem } from "../save/item-columns.server.ts";
import { saveItem } from "../save/save-item.server.ts";

/** Turning the alert on also saves the item. */
export async function setOpeningAlert(member: SignedInMember, item: Item, wantsOpening: boolean, now: Date) {
  if (wantsOpening) {
    const saving = await saveItem(member, item, now);
    if (!saving.ok) return saving;
  }
  await asViewer(member.viewer, (db) =>
    db
      .update(savedItems)
      .set({ wantsOpening, updatedAt: now })
      .where(isOwnItem(savedItems, member.userId, item)),
  );
  return { ok: true } as const;
}
