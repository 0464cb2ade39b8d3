import { Readability } from "@mozilla/readability";
import { type CheerioAPI, load } from "cheerio";
import { parseHTML } from "linkedom";
import { cleanHtml } from "./clean-html.ts";
import { isWithinLimits } from "./page-limits.ts";
import { toMarkdown } from "./to-markdown.ts";

export interface PageArticle {
  title: string;
  /** Falls back to the site's name. */
  author: string;
  siteName: string;
  excerpt: string;
  metaDescription: string;
  /** Markdown. */
  content: string;
  imageUrl: string | null;
  /** The page's canonical URL, if it is on the same host. */
  canonicalUrl: string | null;
}

type ParsedPage =
  | { ok: true; article: PageArticle }
  | { ok: false; reason: "login" | "no article" | "too long" };

/** Shorter texts are notices, menus or error pages. */
const minArticleLength = 250;
/** Characters. Our longest seeded guide has 8,000; a page also has menus and comments. */
const maxArticleLength = 100_000;
const maxPageLength = 400_000;

/** Extracts the article from a page, without menus, advertisements and comments. */
export function parseArticlePage(html: string, url: string): ParsedPage {
  if (!isWithinLimits(html)) return { ok: false, reason: "no article" };
  const original = load(html);
  const asksForPassword = original('input[type="password"]').length > 0;
  const tidy = cleanHtml(html, url);
  if (tidy.text().length > maxPageLength) return { ok: false, reason: "too long" };
  const found = findMainText(tidy.html());
  if (found && found.length > maxArticleLength) return { ok: false, reason: "too long" };
  const content = found ? toMarkdown(found.html) : "";
  if (!found || content.length < (asksForPassword ? 3 * minArticleLength : minArticleLength))
    return { ok: false, reason: asksForPassword ? "login" : "no article" };
  const meta = metaOf(original);
  const host = new URL(url).hostname.replace(/^www\./, "");
  const siteName = oneLine(meta("og:site_name")) || host;
  const description = oneLine(meta("description") || meta("og:description"));
  const written = oneLine(meta("og:title") || found.title || original("h1").first().text());
  const title = withoutSiteName(written, siteName) || host;
  return {
    ok: true,
    article: {
      title,
      author:
        authorFrom(meta("author") || original('[rel="author"]').first().text() || found.byline) || siteName,
      siteName,
      excerpt: shorten(oneLine(meta("og:description")) || description || oneLine(found.excerpt), 300),
      metaDescription: shorten(description, 160),
      content: withoutHeading(content, title),
      imageUrl: webAddress(meta("og:image:secure_url") || meta("og:image") || meta("twitter:image"), url),
      canonicalUrl: sameHost(webAddress(original('link[rel="canonical"]').attr("href") ?? "", url), url),
    },
  };
}

function findMainText(html: string) {
  const { document } = parseHTML(html);
  const parsed = new Readability(document, { disableJSONLD: true }).parse();
  if (!parsed?.content) return null;
  return {
    html: parsed.content,
    length: parsed.length ?? 0,
    title: parsed.title ?? "",
    byline: parsed.byline ?? "",
    excerpt: parsed.excerpt ?? "",
  };
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

/** Our page shows the title itself. */
const withoutHeading = (content: string, title: string) =>
  content.replace(/^#{1,6} (.+)\n+/, (line, heading: string) => (heading.trim() === title ? "" : line));

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(" ")) || cut.length)}…`;
}

function webAddress(address: string, base: string): string | null {
  const url = address ? URL.parse(address, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

const sameHost = (address: string | null, url: string) =>
  address && new URL(address).host === new URL(url).host ? address : null;
