import { load } from "cheerio";

interface ParsedSitemap {
  /** Newest first. */
  pages: string[];
  /** Other sitemaps, if it is an index; newest first. */
  sitemaps: string[];
}

const maxEntries = 20_000;

/** Returns null if the text is not a sitemap. */
export function parseSitemap(text: string, follows: RegExp): ParsedSitemap | null {
  const $ = load(text, { xml: true });
  if ($("urlset, sitemapindex").length === 0) return null;
  const newest = (tag: string) =>
    $(tag)
      .slice(0, maxEntries)
      .get()
      .map((entry) => ({
        address: $(entry).children("loc").text().trim(),
        modified: $(entry).children("lastmod").text().trim(),
      }))
      .filter(({ address }) => URL.canParse(address))
      .toSorted((one, other) => other.modified.localeCompare(one.modified))
      .map(({ address }) => address);
  const pages = newest("url").filter((address) => follows.test(new URL(address).pathname));
  return { pages, sitemaps: newest("sitemap") };
}
