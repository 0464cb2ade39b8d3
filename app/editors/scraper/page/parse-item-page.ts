import { type CheerioAPI, load } from "cheerio";
import { cleanHtml } from "#app/editors/article-import/page/clean-html.ts";
import { isWithinLimits } from "#app/editors/article-import/page/page-limits.ts";
import type { PageLink } from "../extractors/extract-application-link.ts";
import { findMainText } from "./find-main-text.ts";
import { parseStructuredData, type StructuredData } from "./parse-structured-data.ts";

/** The content of a page, before extraction. */
export interface ItemPage {
  title: string;
  /** One or two sentences. */
  summary: string;
  /** The main text, one line per paragraph. */
  text: string;
  /** The part of the text that certainly is the article. */
  core: string;
  /** The links of the main text. */
  links: PageLink[];
  publishedOn: string | null;
  canonicalUrl: string | null;
  structured: StructuredData;
}

export type ParsedItemPage =
  | { ok: true; page: ItemPage }
  | { ok: false; reason: "unreadable" | "login" | "empty" };

const maxTextLength = 60_000;
/** For titles and summaries. */
const maxLineLength = 2_000;
const minTextLength = 120;

/**
 * Parses the page of one opportunity. Only the main text counts: related posts, advertisements and comments have
 * other deadlines.
 */
export function parseItemPage(html: string, url: string): ParsedItemPage {
  if (!isWithinLimits(html)) return { ok: false, reason: "unreadable" };
  const original = load(html);
  const structured = parseStructuredData(original);
  const meta = (name: string) =>
    original(`meta[property="${name}"], meta[name="${name}"]`)
      .first()
      .attr("content")
      ?.replace(/\s+/g, " ")
      .trim()
      .slice(0, maxLineLength) ?? "";
  const tab = oneLine(original("title").text()).slice(0, maxLineLength);
  const heading = (
    oneLine(original("h1").first().text()) || (namesAward.test(tab) ? "" : lowerHeading(original))
  ).slice(0, maxLineLength);
  const title = titleOf({
    structured: structured.title,
    heading,
    shared: meta("og:title"),
    tab,
    siteName: meta("og:site_name"),
  });
  const { text, core, links } = findMainText(cleanHtml(html, url), title, minTextLength);
  if (text.length < minTextLength)
    return { ok: false, reason: original('input[type="password"]').length > 0 ? "login" : "empty" };
  if (!title) return { ok: false, reason: "empty" };
  const time = original("time[datetime]").first().attr("datetime") ?? "";
  return {
    ok: true,
    page: {
      title: title.slice(0, 200),
      summary: meta("description") || meta("og:description"),
      text: text.slice(0, maxTextLength),
      core: core.slice(0, maxTextLength),
      links,
      publishedOn: dayIn(meta("article:published_time")) ?? structured.publishedOn ?? dayIn(time),
      canonicalUrl: sameHost(original('link[rel="canonical"]').attr("href") ?? "", url),
      structured,
    },
  };
}

const namesAward =
  /scholar|bursar|fellow|intern|award|grant|trainee|assistantship|studentship|bourse|stag(?:e|iaire)|bolsa|estágio|ufadhili|nafasi|ዕድል/i;

/** Old pages have the site's name in the title, and the award in the first heading that names one. */
const lowerHeading = ($: CheerioAPI): string =>
  $("h2, h3")
    .get()
    .map((one) => oneLine($(one).text()))
    .find((text) => namesAward.test(text)) ?? "";

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

interface TitleCandidates {
  structured: string;
  heading: string;
  shared: string;
  tab: string;
  siteName: string;
}

/** The first heading is often the site's name, so it is compared with the sharing title. */
function titleOf({ structured, heading, shared, tab, siteName }: TitleCandidates): string {
  const isAbout = heading && (!shared || shared.toLowerCase().includes(heading.toLowerCase()));
  const isSite = heading.toLowerCase() === siteName.toLowerCase() || endsWithName(tab, heading);
  const named = structured || (isAbout && !isSite ? heading : "") || shared || (isSite ? "" : heading);
  return named
    ? withoutSiteName(named, siteName)
    : withoutSiteName(tab, siteName || (isSite ? heading : "") || (/\s\|\s([^|]+)$/.exec(tab)?.[1] ?? ""));
}

/** "The award | The site" in the title, and "The site" in the first heading. */
const endsWithName = (tab: string, name: string) =>
  name !== "" &&
  /\s[|–—»·~:-]\s/.test(tab) &&
  tab.length > name.length + 3 &&
  tab.toLowerCase().endsWith(` ${name.toLowerCase()}`);

/** "The award | The site" becomes "The award". */
function withoutSiteName(title: string, siteName: string): string {
  const last = title.split(/\s[|–—»·-]\s/).at(-1) ?? "";
  const isSite = last.length < title.length && last.trim().toLowerCase() === siteName.trim().toLowerCase();
  return (isSite ? title.slice(0, -last.length - " | ".length) : title).trim();
}

/** The date part of a timestamp; null if it is not one. */
const dayIn = (moment: string) =>
  /^(20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:[T ]|$)/.exec(moment)?.[1] ?? null;

function sameHost(address: string, url: string): string | null {
  const parsed = address ? URL.parse(address, url) : null;
  return parsed && parsed.host === new URL(url).host && parsed.pathname !== "/" ? parsed.href : null;
}
