import { eq } from "drizzle-orm";
import { todayInUtc } from "#app/common/calendar/days.ts";
import type { Outside } from "#app/common/outside.ts";
import { decodePage } from "#app/editors/import/decode-page.ts";
import { sourceAddress } from "#app/editors/import/source-address.ts";
import type { Database } from "#database/database.ts";
import { scrapedFinds } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { addAiFacts } from "../finds/add-ai-facts.ts";
import { openFactFinder } from "../finds/ai-facts.ts";
import { doubtsAbout } from "../finds/doubts.ts";
import { gatherCollege } from "../finds/gather-college.ts";
import { gatherFields } from "../finds/gather-fields.ts";
import type { NewFind } from "../finds/keep-find.server.ts";
import { refusals } from "../finds/words.ts";
import { type ItemPage, readItemPage } from "../page/read-item-page.ts";
import type { Source } from "../sources/sources.ts";

export interface Visit {
  address: string;
  source: Source;
  enhanceWithAI: boolean;
}

/** What a look at a page came to; nothing is written yet. */
export type Looked =
  | { is: "new"; find: Omit<NewFind, "same"> }
  | { is: "known"; find: Find; isThere: boolean }
  | { is: "refused"; title: string; error: string };

const page = {
  accept: "text/html,application/xhtml+xml",
  types: /^(text\/html|application\/xhtml\+xml)\b|^$/i,
};

/** Looks at one page. No transaction is open while it waits for the outside. */
export async function lookAt(
  db: Database,
  { address, source, enhanceWithAI }: Visit,
  outside: Outside,
  now: Date,
): Promise<Looked> {
  const known = await findByAddress(db, address);
  // What an editor has still to decide, or has decided against, is not fetched again.
  if (known && (known.state === "waiting" || known.state === "rejected"))
    return { is: "known", find: known, isThere: false };
  const fetched = await outside.fetchPublic(address, page);
  if (!fetched.ok) return { is: "refused", title: known?.title ?? "", error: fetched.error };
  if (known) return { is: "known", find: known, isThere: true };
  const read = readItemPage(decodePage(fetched.body, fetched.contentType), fetched.url);
  if (!read.ok) return { is: "refused", title: "", error: refusals[read.reason] };
  const canonical = sourceAddress(read.page.canonicalUrl ?? fetched.url) ?? address;
  const moved = await findByAddress(db, canonical);
  if (moved) return { is: "known", find: moved, isThere: true };

  const gathering = gather(read.page, address, source, todayInUtc(now));
  if (!gathering.ok) return { is: "refused", title: read.page.title, error: gathering.error };
  const gathered =
    enhanceWithAI && outside.askAi
      ? await addAiFacts(gathering, read.page, openFactFinder(outside.askAi), todayInUtc(now))
      : gathering;
  const doubts = doubtsAbout(gathered, read.page.text);
  return { is: "new", find: { address: canonical, sourceName: source.name, gathered, doubts } };
}

function gather(read: ItemPage, address: string, source: Source, today: string) {
  if (source.listing.by !== "pages") return gatherFields(read, address, source.isOwnSite, today);
  const college = source.listing.colleges.find((one) => sourceAddress(one.page) === address);
  return college
    ? { ok: true as const, ...gatherCollege(college, read) }
    : { ok: false as const, error: refusals.otherKind };
}

export type Find = Pick<typeof scrapedFinds.$inferSelect, "id" | "title" | "state" | "kind" | "recordId">;

async function findByAddress(db: Database, address: string): Promise<Find | null> {
  const { id, title, state, kind, recordId } = scrapedFinds;
  const [found] = await asWorker(db, (own) =>
    own
      .select({ id, title, state, kind, recordId })
      .from(scrapedFinds)
      .where(eq(scrapedFinds.address, address)),
  );
  return found ?? null;
}
