import { eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { columnsOf, isListed, isOwnItem } from "#app/students/saved/save/item-columns.server.ts";
import { hiddenMatches } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";

type HideOutcome = { ok: true } | { ok: false; reason: "unknown" | "full" };

/** Per user: each page of matches filters these out. */
const mostHidden = 1_000;

/** Idempotent. */
export function hideMatch(member: SignedInMember, item: Item, now: Date): Promise<HideOutcome> {
  return asViewer(member.viewer, async (db) => {
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`hidden matches of ${member.userId}`}, 0))`,
    );
    if (!(await isListed(db, item))) return { ok: false, reason: "unknown" };
    if ((await db.$count(hiddenMatches, eq(hiddenMatches.userId, member.userId))) >= mostHidden) {
      return { ok: false, reason: "full" };
    }
    await db
      .insert(hiddenMatches)
      .values({ ...columnsOf(item), userId: member.userId, createdAt: now })
      .onConflictDoNothing();
    return { ok: true };
  });
}

/** Returns false if it was not hidden. */
export function restoreMatch(member: SignedInMember, item: Item): Promise<boolean> {
  return asViewer(member.viewer, async (db) => {
    const restored = await db
      .delete(hiddenMatches)
      .where(isOwnItem(hiddenMatches, member.userId, item))
      .returning({ id: hiddenMatches.id });
    return restored.length === 1;
  });
}
