import { cleanSourceUrl, normaliseSourceUrl } from "#app/editors/article-import/source-url.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { fetchFeeds } from "./fetch-feeds.ts";
import { fetchSitemaps } from "./fetch-sitemaps.ts";
import { followLinks } from "./follow-links.ts";
import type { ListedItem, ListedItems } from "./listed-item.ts";
import type { ScrapeSource } from "./sources.ts";

/** The next run fetches the rest. */
const maxItems = 60;

/** The URLs that a source lists now. */
export async function listItems(source: ScrapeSource, fetchPublic: FetchPublic): Promise<ListedItems> {
  const { listing } = source;
  const listed = await (listing.by === "feed"
    ? fetchFeeds(listing, fetchPublic)
    : listing.by === "links"
      ? followLinks(listing, fetchPublic)
      : listing.by === "sitemap"
        ? fetchSitemaps(listing, fetchPublic)
        : Promise.resolve({ items: knownPages(listing), errors: [] }));
  return { ...listed, items: distinctItems(listed.items).slice(0, maxItems) };
}

const knownPages = (listing: Extract<ScrapeSource["listing"], { by: "page" | "pages" }>): ListedItem[] =>
  listing.by === "page"
    ? [{ address: listing.address, title: "" }]
    : listing.colleges.map(({ page: address, name: title }) => ({ address, title }));

/** Removes duplicate URLs: the first form of each is the one to fetch. */
function distinctItems(items: ListedItem[]): ListedItem[] {
  const byAddress = new Map<string, ListedItem>();
  for (const { address, title } of items) {
    const key = normaliseSourceUrl(address);
    const clean = cleanSourceUrl(address);
    if (key && clean && clean.length <= 2_000 && !byAddress.has(key))
      byAddress.set(key, { address: clean, title: title.slice(0, 300) });
  }
  return [...byAddress.values()];
}
