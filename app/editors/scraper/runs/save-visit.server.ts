import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { scrapedFinds, scrapeItems } from "#database/schema/index.ts";
import { findSameRecord, type SameRecord } from "../finds/find-same-record.server.ts";
import { type NewFind, saveFind } from "../finds/save-find.server.ts";
import type { VisitResult } from "./visit-page.server.ts";

type ItemOutcome = Pick<typeof scrapeItems.$inferInsert, "title" | "state" | "error" | "findId">;

/**
 * Stores the result and marks the page as done in one transaction, so that a killed run counts it exactly
 * once.
 */
export async function saveVisit(db: Database, itemId: number, looked: VisitResult, now: Date): Promise<void> {
  const { title, ...outcome } = await outcomeOf(db, looked, now);
  await db
    .update(scrapeItems)
    .set({ ...outcome, ...(title && { title }), doneAt: now })
    .where(eq(scrapeItems.id, itemId));
}

async function outcomeOf(db: Database, looked: VisitResult, now: Date): Promise<ItemOutcome> {
  if (looked.is === "refused") return { title: looked.title, state: "refused", error: looked.error };
  if (looked.is === "new") return saveNewFind(db, looked.scraped, now);
  const { id, title } = looked.scraped;
  if (looked.isThere) await db.update(scrapedFinds).set({ checkedAt: now }).where(eq(scrapedFinds.id, id));
  return { title, state: "known", findId: id };
}

/** The record that a find duplicates, or may duplicate. */
export function findSame(
  db: Database,
  { gathered: { kind, title, fields }, address: source }: Pick<NewFind, "gathered" | "address">,
): Promise<SameRecord | null> {
  const address = (fields.application_url ?? fields.website_url)?.value ?? "";
  const provider = (kind === "colleges" ? fields.country : fields.company)?.value ?? "";
  return findSameRecord(db, { kind, title, provider, address, source });
}

async function saveNewFind(db: Database, scraped: Omit<NewFind, "same">, now: Date): Promise<ItemOutcome> {
  const { title } = scraped.gathered;
  const same = await findSame(db, scraped);
  const saved = await saveFind(db, { ...scraped, same }, now);
  if (!saved) return { title, state: "known" };
  return { title, state: saved.state === "merged" ? "known" : saved.state, findId: saved.findId };
}
