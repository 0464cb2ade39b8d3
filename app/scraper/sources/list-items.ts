import { type CheerioAPI, load } from "cheerio";
import { parseFeed } from "feedsmith";
import { decodePage } from "#app/advice/import/decode-page.ts";
import { isWithinLimits } from "#app/advice/import/page-limits.ts";
import { sourceAddress } from "#app/advice/import/source-address.ts";
import type { FetchPublic, Found } from "#app/outside.ts";
import type { Listing, Source } from "./sources.ts";
import { listingWords } from "./words.ts";

export interface ListedItem {
  address: string;
  title: string;
}

export interface Listed {
  items: ListedItem[];
  /** What could not be read; the rest was. */
  errors: { url: string; error: string }[];
}

const page = {
  accept: "text/html,application/xhtml+xml",
  types: /^(text\/html|application\/xhtml\+xml)\b|^$/i,
};
const feed = {
  accept:
    "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.5",
  types: /xml|json|^text\/(html|plain)\b|^$/i,
};
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

async function readFeeds(
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

async function followLinks(
  listing: Extract<Listing, { by: "links" }>,
  fetchPublic: FetchPublic,
): Promise<Listed> {
  const listed: Listed = { items: [], errors: [] };
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
    const html = decodePage(fetched.body, fetched.contentType);
    if (!isWithinLimits(html)) {
      listed.errors.push({ url, error: listingWords.unreadable });
      continue;
    }
    const $ = load(html);
    listed.items.push(
      ...linksOf($, fetched.url).filter((link) => isItem(link, fetched.url, listing.follows)),
    );
    const next = nextPage($, fetched.url);
    if (next) queue.push(next);
  }
  return listed;
}

function linksOf($: CheerioAPI, base: string): ListedItem[] {
  return $("a[href]")
    .get()
    .flatMap((link) => {
      const address = URL.parse($(link).attr("href") ?? "", base);
      const title = $(link).text().replace(/\s+/g, " ").trim();
      return address && /^https?:$/.test(address.protocol) ? [{ address: address.href, title }] : [];
    });
}

const isPaging = /[?&](?:page|paged|p)=\d+|\/page\/\d+/i;

/** Pages of the same site only, not the listing itself, and not its other pages. */
function isItem({ address, title }: ListedItem, listing: string, follows: RegExp): boolean {
  const [url, here] = [new URL(address), new URL(listing)];
  if (
    url.host !== here.host ||
    isPaging.test(address) ||
    /\.(?:pdf|docx?|jpe?g|png|zip)$/i.test(url.pathname)
  )
    return false;
  if (sourceAddress(address) === sourceAddress(listing)) return false;
  return follows.test(title) || follows.test(url.pathname);
}

function nextPage($: CheerioAPI, base: string): string | null {
  const marked = $('a[rel~="next"], link[rel~="next"], a.next').first().attr("href");
  const named = linksOf($, base).find(({ title }) =>
    /^(?:next(?: page)?|older(?: posts)?)\s*[›»→>]*$/i.test(title),
  )?.address;
  const url = URL.parse(marked ?? named ?? "", base);
  return (marked ?? named) && url && url.host === new URL(base).host ? url.href : null;
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
