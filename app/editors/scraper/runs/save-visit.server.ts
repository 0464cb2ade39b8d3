import { eq } from "drizzle-orm";
import { setCheckedAt } from "#app/editors/catalogue/edit/set-checked-at.server.ts";
import type { Database } from "#database/database.ts";
import { scrapedFinds, scrapeItems } from "#database/schema/index.ts";
import { findSameRecord } from "../finds/find-same-record.server.ts";
import { keepScraped, type NewlyScraped } from "../finds/save-find.server.ts";
import type { Looked } from "./visit-page.server.ts";

type Outcome = Pick<typeof scrapeItems.$inferInsert, "title" | "state" | "error" | "findId">;

/** Keeps what a look came to and notes the page as done, in one transaction: a run killed in between would count it twice or never. */
export async function settleItem(db: Database, itemId: number, looked: Looked, now: Date): Promise<void> {
  const { title, ...outcome } = await outcomeOf(db, looked, now);
  await db
    .update(scrapeItems)
    .set({ ...outcome, ...(title && { title }), doneAt: now })
    .where(eq(scrapeItems.id, itemId));
}

async function outcomeOf(db: Database, looked: Looked, now: Date): Promise<Outcome> {
  if (looked.is === "refused") return { title: looked.title, state: "refused", error: looked.error };
  if (looked.is === "new") return keepNew(db, looked.scraped, now);
  const { id, title, kind, recordId } = looked.scraped;
  if (looked.isThere) {
    await db.update(scrapedFinds).set({ checkedAt: now }).where(eq(scrapedFinds.id, id));
    if (recordId) await setCheckedAt(db, kind, recordId, now);
  }
  return { title, state: "known", findId: id };
}

async function keepNew(db: Database, scraped: Omit<NewlyScraped, "same">, now: Date): Promise<Outcome> {
  const { kind, title, fields } = scraped.gathered;
  const address = (fields.application_url ?? fields.website_url)?.value ?? "";
  const provider = (kind === "colleges" ? fields.country : fields.company)?.value ?? "";
  const same = await findSameRecord(db, { kind, title, provider, address, source: scraped.address });
  const kept = await keepScraped(db, { ...scraped, same }, now);
  if (!kept) return { title, state: "known" };
  return { title, state: kept.state === "merged" ? "known" : kept.state, findId: kept.findId };
}
