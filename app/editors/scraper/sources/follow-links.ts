import { type CheerioAPI, load } from "cheerio";
import type { FetchPublic } from "#app/common/outside.ts";
import { decodePage } from "#app/editors/import/decode-page.ts";
import { isWithinLimits } from "#app/editors/import/page-limits.ts";
import { sourceAddress } from "#app/editors/import/source-address.ts";
import type { Listed, ListedItem } from "./listed.ts";
import type { Listing } from "./sources.ts";
import { listingWords } from "./words.ts";

const page = {
  accept: "text/html,application/xhtml+xml",
  types: /^(text\/html|application\/xhtml\+xml)\b|^$/i,
};
/** The links of a listing that speak of something to apply for, from page to page. */
export async function followLinks(
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
