import { decodePage } from "#app/editors/article-import/page/decode-page.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import { exceededLimitWords } from "#app/shared/untrusted/words.ts";
import type { ListedItems } from "./listed-item.ts";
import type { parseSitemap } from "./parse-sitemap.ts";
import type { ListingMethod } from "./sources.ts";
import { listingWords } from "./words.ts";

const file = {
  accept: "application/xml, text/xml;q=0.9",
  types: /xml|^text\/(html|plain)\b|^$/i,
};
/** An index may name hundreds; the newest ones are enough. */
const maxSitemaps = 4;

/** The pages of a sitemap, or of the newest sitemaps of an index, on the same host. */
export async function fetchSitemaps(
  { start, follows }: Extract<ListingMethod, { by: "sitemap" }>,
  fetchPublic: FetchPublic,
): Promise<ListedItems> {
  const listed: ListedItems = { items: [], errors: [] };
  const queue = [start];
  const seen = new Set<string>();
  const isOnSite = (address: string) => new URL(address).host === new URL(start).host;
  while (queue.length > 0 && seen.size < maxSitemaps) {
    const url = queue.shift() ?? "";
    if (seen.has(url)) continue;
    seen.add(url);
    const fetched = await fetchPublic(url, file);
    if (!fetched.ok) {
      listed.errors.push({ url, error: fetched.error });
      continue;
    }
    const read = await runInThread<typeof parseSitemap>(
      "#app/editors/scraper/sources/parse-sitemap.ts",
      "parseSitemap",
      decodePage(fetched.body, fetched.contentType),
      follows,
    );
    if (!read.ok || !read.result) {
      const error = read.ok ? listingWords.noSitemap : exceededLimitWords[read.reason];
      listed.errors.push({ url, error });
      continue;
    }
    listed.items.push(...read.result.pages.filter(isOnSite).map((address) => ({ address, title: "" })));
    queue.push(...read.result.sitemaps.filter(isOnSite));
  }
  return listed;
}
