import { Readability } from "@mozilla/readability";
import { type CheerioAPI, load } from "cheerio";
import { parseHTML } from "linkedom";
import { tidyPage } from "./tidy-page.ts";
import { toMarkdown } from "./to-markdown.ts";

export interface PageArticle {
  title: string;
  /** Who wrote it, or the site's name. */
  author: string;
  siteName: string;
  excerpt: string;
  metaDescription: string;
  /** Markdown. */
  content: string;
  imageUrl: string | null;
  /** The address that the page calls its own, where that is on the same host. */
  canonicalUrl: string | null;
}

export type ReadPage = { ok: true; article: PageArticle } | { ok: false; reason: "login" | "no article" };

/** Fewer characters are a notice, a menu or an error page, and no article. */
const shortestArticle = 250;
const mostElements = 30_000;

/** Finds the article on a page, and leaves the menus, the advertisements and the comments behind. */
export function readPage(html: string, url: string): ReadPage {
  const original = load(html);
  const asksForPassword = original('input[type="password"]').length > 0;
  const found = findMainText(html, url);
  const content = found ? toMarkdown(found.html) : "";
  if (!found || content.length < (asksForPassword ? 3 * shortestArticle : shortestArticle))
    return { ok: false, reason: asksForPassword ? "login" : "no article" };
  const meta = metaOf(original);
  const host = new URL(url).hostname.replace(/^www\./, "");
  const siteName = oneLine(meta("og:site_name")) || host;
  const description = oneLine(meta("description") || meta("og:description"));
  return {
    ok: true,
    article: {
      title:
        withoutSiteName(
          oneLine(meta("og:title") || found.title || original("h1").first().text()),
          siteName,
        ) || host,
      author:
        authorFrom(meta("author") || original('[rel="author"]').first().text() || found.byline) || siteName,
      siteName,
      excerpt: shorten(oneLine(meta("og:description")) || description || oneLine(found.excerpt), 300),
      metaDescription: shorten(description, 160),
      content,
      imageUrl: webAddress(meta("og:image:secure_url") || meta("og:image") || meta("twitter:image"), url),
      canonicalUrl: sameHost(webAddress(original('link[rel="canonical"]').attr("href") ?? "", url), url),
    },
  };
}

function findMainText(html: string, url: string) {
  const { document } = parseHTML(tidyPage(html, url).html());
  try {
    const parsed = new Readability(document, { disableJSONLD: true, maxElemsToParse: mostElements }).parse();
    if (!parsed?.content) return null;
    return {
      html: parsed.content,
      title: parsed.title ?? "",
      byline: parsed.byline ?? "",
      excerpt: parsed.excerpt ?? "",
    };
  } catch (problem) {
    // Readability gives up on pages with too many elements, and a page may be nested deeper than the stack.
    if (problem instanceof RangeError || (problem instanceof Error && problem.message.startsWith("Aborting")))
      return null;
    throw problem;
  }
}

const metaOf = ($: CheerioAPI) => (name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`).first().attr("content")?.trim() ?? "";

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const authorFrom = (byline: string) => shorten(oneLine(byline).replace(/^by\s+/i, ""), 80);

function withoutSiteName(title: string, siteName: string): string {
  const isLast = title.toLowerCase().endsWith(siteName.toLowerCase());
  const before = isLast ? title.slice(0, -siteName.length) : "";
  const whole = /\s[|–—·»-]\s*$/.test(before) ? before.replace(/\s[|–—·»-]\s*$/, "") : title;
  return whole.slice(0, 200).trim();
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, "")}…`;
}

function webAddress(address: string, base: string): string | null {
  const url = address ? URL.parse(address, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

const sameHost = (address: string | null, url: string) =>
  address && new URL(address).host === new URL(url).host ? address : null;
