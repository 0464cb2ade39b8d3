import { load } from "cheerio";
import { parseFeed } from "feedsmith";
import type { ListedItem } from "./listed-item.ts";

const maxItems = 1_000;

/** The items of an RSS, Atom, RDF or JSON feed; null if it is not a feed. */
export function parseFeedItems(text: string, url: string): ListedItem[] | null {
  try {
    const { feed: read } = parseFeed(text) as { feed: LooseFeed };
    const entries = read.items ?? read.entries ?? [];
    const originals = originalLinks(text);
    return entries.slice(0, maxItems).flatMap((entry) => {
      const link =
        entry.link ||
        entry.links?.find(({ rel }) => !rel || rel === "alternate")?.href ||
        entry.url ||
        idAsLink(entry);
      const address = link && URL.parse(originals.get(link) ?? link, url)?.href;
      return address ? [{ address, title: textOf(entry.title) }] : [];
    });
  } catch {
    return null;
  }
}

/** An RSS guid is the page's address unless it says otherwise; an Atom id may be one. */
const idAsLink = ({ guid, id }: LooseEntry): string | undefined => {
  const address = guid?.isPermaLink === false ? undefined : (guid?.value ?? id);
  return address && /^https?:\/\//i.test(address) ? address : undefined;
};

/** FeedBurner replaces each link by one through its own server, and gives the original beside it. */
function originalLinks(text: string): Map<string, string> {
  const originals = new Map<string, string>();
  if (!text.includes("origLink")) return originals;
  const $ = load(text, { xml: true });
  for (const item of $("item, entry").get()) {
    const links = $(item).children("link").get();
    const link = links.map((one) => $(one).attr("href") ?? $(one).text().trim()).find(Boolean);
    const original = $(item).children("feedburner\\:origLink").first().text().trim();
    if (link && /^https?:\/\//i.test(original)) originals.set(link, original);
  }
  return originals;
}

/** What the feed formats have in common. */
interface LooseFeed {
  items?: LooseEntry[];
  entries?: LooseEntry[];
}
interface LooseEntry {
  title?: string | { value?: string };
  link?: string;
  links?: { href?: string; rel?: string }[];
  url?: string;
  guid?: { value?: string; isPermaLink?: boolean };
  id?: string;
}

const textOf = (title: LooseEntry["title"]) =>
  load(`<p>${typeof title === "string" ? title : (title?.value ?? "")}</p>`)
    .text()
    .replace(/\s+/g, " ")
    .trim();
