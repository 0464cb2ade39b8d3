import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { checklistOf } from "#app/catalogue/dates/checklist.ts";
import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { Database } from "#database/database.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { isOwnItem } from "../save/item-columns.server.ts";
import { saveItem } from "../save/save-item.server.ts";

const find = { scholarship: findScholarship, college: findCollege, internship: findInternship };

/** Saves the ticked steps, and the item if needed. Unknown steps are ignored. */
export async function tickSteps(member: SignedInMember, item: Item, ticked: string[], now: Date) {
  const saving = await saveItem(member, item, now);
  if (!saving.ok) return saving;
  await asViewer(member.viewer, async (db) => {
    const known = await stepsOf(db, item, now);
    await db
      .update(savedItems)
      .set({ ticked: known.filter((name) => ticked.includes(name)), updatedAt: now })
      .where(isOwnItem(savedItems, member.userId, item));
  });
  return { ok: true } as const;
}

async function stepsOf(db: Database, { kind, id }: Item, now: Date): Promise<string[]> {
  const record = await find[kind](db, id);
  if (!record) return [];
  const toSend = "documents" in record ? record : {};
  return checklistOf(toSend, cycleOf(record), now.toISOString().slice(0, 10)).map(({ name }) => name);
}
