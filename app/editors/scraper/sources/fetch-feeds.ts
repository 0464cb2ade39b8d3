import { decodePage } from "#app/editors/article-import/page/decode-page.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import { exceededLimitWords } from "#app/shared/untrusted/words.ts";
import type { ListedItems } from "./listed-item.ts";
import type { parseFeedItems } from "./parse-feed.ts";
import type { ListingMethod } from "./sources.ts";
import { listingWords } from "./words.ts";

const feed = {
  accept:
    "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.5",
  types: /xml|json|^text\/(html|plain)\b|^$/i,
};
export async function fetchFeeds(
  { feeds }: Extract<ListingMethod, { by: "feed" }>,
  fetchPublic: FetchPublic,
): Promise<ListedItems> {
  const listed: ListedItems = { items: [], errors: [] };
  for (const url of feeds) {
    const fetched = await fetchPublic(url, feed);
    if (!fetched.ok) listed.errors.push({ url, error: fetched.error });
    else {
      const read = await runInThread<typeof parseFeedItems>(
        "#app/editors/scraper/sources/parse-feed.ts",
        "parseFeedItems",
        decodePage(fetched.body, fetched.contentType),
        fetched.url,
      );
      if (read.ok && read.result) listed.items.push(...read.result);
      else
        listed.errors.push({ url, error: read.ok ? listingWords.noFeed : exceededLimitWords[read.reason] });
    }
  }
  return listed;
}
