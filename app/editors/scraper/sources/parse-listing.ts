import { type CheerioAPI, load } from "cheerio";
import { isWithinLimits } from "#app/editors/article-import/page/page-limits.ts";
import { normaliseSourceUrl } from "#app/editors/article-import/source-url.ts";
import type { ListedItem } from "./listed-item.ts";

/**
 * The links to opportunities on one page, and the URL of the next page. Returns null if the page exceeds our
 * limits.
 */
export function parseListing(
  html: string,
  url: string,
  follows: RegExp,
): { items: ListedItem[]; next: string | null } | null {
  if (!isWithinLimits(html)) return null;
  const $ = load(html);
  const items = linksOf($, url).filter((link) => isItem(link, url, follows));
  return { items, next: nextPage($, url) };
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

const isPaging = /[?&](?:page|paged|p)=\d|\/page\/\d/i;

/** Only pages of the same site, without the listing itself and its other pages. */
function isItem({ address, title }: ListedItem, listing: string, follows: RegExp): boolean {
  const [url, here] = [new URL(address), new URL(listing)];
  if (url.host !== here.host || isPaging.test(address) || /\.(?:docx?|jpe?g|png|zip)$/i.test(url.pathname))
    return false;
  if (normaliseSourceUrl(address) === normaliseSourceUrl(listing)) return false;
  // Files only count if the link text names an opportunity: paths also name forms and reports.
  return follows.test(title) || (follows.test(url.pathname) && !/\.pdf$/i.test(url.pathname));
}

function nextPage($: CheerioAPI, base: string): string | null {
  const marked = $('a[rel~="next"], link[rel~="next"], a.next').first().attr("href");
  const named = linksOf($, base).find(({ title }) =>
    /^(?:next(?: page)?|older(?: posts)?)\s*[›»→>]*$/i.test(title),
  )?.address;
  const url = URL.parse(marked ?? named ?? "", base);
  return (marked ?? named) && url && url.host === new URL(base).host ? url.href : null;
}
