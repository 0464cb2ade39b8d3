import { normaliseSourceUrl } from "#app/editors/article-import/source-url.ts";
import { collectCollege } from "../finds/collect-college.ts";
import { type CollectOutcome, collectFields } from "../finds/collect-fields.ts";
import { refusals } from "../finds/words.ts";
import type { ScrapeSource } from "../sources/sources.ts";
import { type ItemPage, type ParsedItemPage, parseItemPage } from "./parse-item-page.ts";

interface PageVisit {
  /** The URL in the listing, and the URL after redirects. */
  address: string;
  url: string;
  source: ScrapeSource;
  today: string;
}

type ExtractedItem =
  | { ok: true; page: ItemPage; result: CollectOutcome }
  | Extract<ParsedItemPage, { ok: false }>;

/** Parses a page and extracts its opportunity. */
export function extractItem(html: string, { address, url, source, today }: PageVisit): ExtractedItem {
  const read = parseItemPage(html, url);
  return read.ok ? { ...read, result: collect(read.page, address, source, today) } : read;
}

function collect(read: ItemPage, address: string, source: ScrapeSource, today: string): CollectOutcome {
  if (source.listing.by !== "pages") return collectFields(read, address, source.isOwnSite, today);
  const college = source.listing.colleges.find(
    (one) => normaliseSourceUrl(one.page) === normaliseSourceUrl(address),
  );
  return college ? { ok: true, ...collectCollege(college, read) } : { ok: false, error: refusals.otherKind };
}
