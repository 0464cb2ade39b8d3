import { load } from "cheerio";
import { parseFeed } from "feedsmith";
import type { FetchPublic, Found } from "#app/common/outside.ts";
import { decodePage } from "#app/editors/import/decode-page.ts";
import type { Listed, ListedItem } from "./listed.ts";
import type { Listing } from "./sources.ts";
import { listingWords } from "./words.ts";

const feed = {
  accept:
    "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.5",
  types: /xml|json|^text\/(html|plain)\b|^$/i,
};
/** What feeds list, in any of their formats. */
export async function readFeeds(
  { feeds }: Extract<Listing, { by: "feed" }>,
  fetchPublic: FetchPublic,
): Promise<Listed> {
  const listed: Listed = { items: [], errors: [] };
  for (const url of feeds) {
    const fetched = await fetchPublic(url, feed);
    if (!fetched.ok) listed.errors.push({ url, error: fetched.error });
    else {
      const items = itemsOf(fetched);
      if (items) listed.items.push(...items);
      else listed.errors.push({ url, error: listingWords.noFeed });
    }
  }
  return listed;
}

function itemsOf(fetched: Found): ListedItem[] | null {
  try {
    const { feed: read } = parseFeed(decodePage(fetched.body, fetched.contentType)) as { feed: LooseFeed };
    const entries = read.items ?? read.entries ?? [];
    return entries.flatMap((entry) => {
      const link =
        entry.link ?? entry.links?.find(({ rel }) => !rel || rel === "alternate")?.href ?? entry.url;
      const address = link && URL.parse(link, fetched.url)?.href;
      return address ? [{ address, title: textOf(entry.title) }] : [];
    });
  } catch {
    return null;
  }
}

/** What RSS, Atom, RDF and JSON feeds call the same things. */
interface LooseFeed {
  items?: LooseEntry[];
  entries?: LooseEntry[];
}
interface LooseEntry {
  title?: string | { value?: string };
  link?: string;
  links?: { href?: string; rel?: string }[];
  url?: string;
}

const textOf = (title: LooseEntry["title"]) =>
  load(`<p>${typeof title === "string" ? title : (title?.value ?? "")}</p>`)
    .text()
    .replace(/\s+/g, " ")
    .trim();
