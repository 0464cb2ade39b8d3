import { inArray } from "drizzle-orm";
import { cleanSourceUrl, withAndWithoutSlash } from "#app/editors/article-import/source-url.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Outbound } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import { exceededLimitWords } from "#app/shared/untrusted/words.ts";
import type { Database } from "#database/database.ts";
import { scrapedFinds } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { addAiFacts } from "../finds/add-ai-facts.ts";
import { createFactFinder } from "../finds/ai-facts.ts";
import type { findDoubts } from "../finds/doubts.ts";
import type { NewFind } from "../finds/save-find.server.ts";
import { doubtWords, refusals } from "../finds/words.ts";
import type { extractItem } from "../page/extract-item.ts";
import { htmlOf, pageOrPdf } from "../page/page-html.server.ts";
import type { ScrapeSource } from "../sources/sources.ts";

interface VisitRequest {
  address: string;
  source: ScrapeSource;
  enhanceWithAI: boolean;
}

/** The result of a visit; nothing is stored yet. */
export type VisitResult =
  | { is: "new"; scraped: Omit<NewFind, "same"> }
  | { is: "known"; scraped: KnownFind; isThere: boolean }
  | { is: "refused"; title: string; error: string };

/** Visits one page. No transaction is open while it waits for the network. */
export async function visitPage(
  db: Database,
  { address, source, enhanceWithAI }: VisitRequest,
  outbound: Outbound,
  now: Date,
): Promise<VisitResult> {
  const known = await findByAddress(db, address);
  // Finds that await a decision or were rejected are not fetched again.
  if (known && (known.state === "waiting" || known.state === "rejected"))
    return { is: "known", scraped: known, isThere: false };
  const fetched = await outbound.fetchPublic(address, pageOrPdf);
  if (!fetched.ok) return { is: "refused", title: known?.title ?? "", error: fetched.error };
  if (known) return { is: "known", scraped: known, isThere: true };
  const today = todayInUtc(now);
  const html = await htmlOf(fetched);
  if (!html.ok) return { is: "refused", title: "", error: exceededLimitWords[html.reason] };
  if (html.result === null) return { is: "refused", title: "", error: refusals.scan };
  const visit = { address, url: fetched.url, source, today };
  const apart = await runInThread<typeof extractItem>(
    "#app/editors/scraper/page/extract-item.ts",
    "extractItem",
    html.result,
    visit,
  );
  if (!apart.ok) return { is: "refused", title: "", error: exceededLimitWords[apart.reason] };
  const read = apart.result;
  if (!read.ok) return { is: "refused", title: "", error: refusals[read.reason] };
  const canonical = cleanSourceUrl(read.page.canonicalUrl ?? fetched.url) ?? address;
  const moved = await findByAddress(db, canonical);
  if (moved) return { is: "known", scraped: moved, isThere: true };

  const { result } = read;
  if (!result.ok) return { is: "refused", title: read.page.title, error: result.error };
  const gathered =
    enhanceWithAI && outbound.askAi
      ? await addAiFacts(result, read.page, createFactFinder(outbound.askAi), today)
      : result;
  const doubts = await runInThread<typeof findDoubts>(
    "#app/editors/scraper/finds/doubts.ts",
    "findDoubts",
    gathered,
    read.page.text,
  );
  if (!doubts.ok) return { is: "refused", title: read.page.title, error: exceededLimitWords[doubts.reason] };
  return {
    is: "new",
    scraped: {
      address: canonical,
      sourceName: source.name,
      gathered,
      doubts: source.isTrusted ? doubts.result : [...doubts.result, doubtWords.untrusted],
    },
  };
}

type KnownFind = Pick<typeof scrapedFinds.$inferSelect, "id" | "title" | "state">;

async function findByAddress(db: Database, address: string): Promise<KnownFind | null> {
  const { id, title, state } = scrapedFinds;
  const [found] = await asWorker(db, (own) =>
    own
      .select({ id, title, state })
      .from(scrapedFinds)
      .where(inArray(scrapedFinds.address, withAndWithoutSlash(address))),
  );
  return found ?? null;
}
