import { decodePage } from "#app/editors/article-import/page/decode-page.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import { exceededLimitWords } from "#app/shared/untrusted/words.ts";
import type { ListedItems } from "./listed-item.ts";
import type { parseListing } from "./parse-listing.ts";
import type { ListingMethod } from "./sources.ts";
import { listingWords } from "./words.ts";

const page = {
  accept: "text/html,application/xhtml+xml",
  types: /^(text\/html|application\/xhtml\+xml)\b|^$/i,
};
/** Collects links to opportunities, page by page. */
export async function followLinks(
  listing: Extract<ListingMethod, { by: "links" }>,
  fetchPublic: FetchPublic,
): Promise<ListedItems> {
  const listed: ListedItems = { items: [], errors: [] };
  const queue = [...listing.start];
  const seen = new Set<string>();
  while (queue.length > 0 && seen.size < listing.mostPages + listing.start.length - 1) {
    const url = queue.shift() ?? "";
    if (seen.has(url)) continue;
    seen.add(url);
    const fetched = await fetchPublic(url, page);
    if (!fetched.ok) {
      listed.errors.push({ url, error: fetched.error });
      continue;
    }
    const read = await runInThread<typeof parseListing>(
      "#app/editors/scraper/sources/parse-listing.ts",
      "parseListing",
      decodePage(fetched.body, fetched.contentType),
      fetched.url,
      listing.follows,
    );
    if (!read.ok || !read.result) {
      listed.errors.push({ url, error: read.ok ? listingWords.unreadable : exceededLimitWords[read.reason] });
      continue;
    }
    listed.items.push(...read.result.items);
    if (read.result.next) queue.push(read.result.next);
  }
  return listed;
}
