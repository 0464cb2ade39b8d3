import { sourceAddress } from "#app/editors/article-import/source-url.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { readFeeds } from "./fetch-feeds.ts";
import { followLinks } from "./follow-links.ts";
import type { Listed, ListedItem } from "./listed-item.ts";
import type { Source } from "./sources.ts";

/** A source that lists more than this is asked again tomorrow. */
const mostItems = 60;

/** The addresses of everything a source has to show at the moment. */
export async function listItems(source: Source, fetchPublic: FetchPublic): Promise<Listed> {
  const { listing } = source;
  const listed = await (listing.by === "feed"
    ? readFeeds(listing, fetchPublic)
    : listing.by === "links"
      ? followLinks(listing, fetchPublic)
      : Promise.resolve({
          items: listing.colleges.map(({ page: address, name: title }) => ({ address, title })),
          errors: [],
        }));
  return { ...listed, items: once(listed.items).slice(0, mostItems) };
}

/** An address that a listing names twice is one item. */
function once(items: ListedItem[]): ListedItem[] {
  const byAddress = new Map<string, ListedItem>();
  for (const { address, title } of items) {
    const known = sourceAddress(address);
    if (known && known.length <= 2_000 && !byAddress.has(known))
      byAddress.set(known, { address: known, title: title.slice(0, 300) });
  }
  return [...byAddress.values()];
}
