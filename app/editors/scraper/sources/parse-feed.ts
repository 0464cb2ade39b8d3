import { load } from "cheerio";
import { parseFeed } from "feedsmith";
import type { ListedItem } from "./listed-item.ts";

const maxItems = 1_000;

/** The items of an RSS, Atom, RDF or JSON feed; null if it is not a feed. */
export function parseFeedItems(text: string, url: string): ListedItem[] | null {
  try {
    const { feed: read } = parseFeed(text) as { feed: LooseFeed };
    const entries = read.items ?? read.entries ?? [];
    return entries.slice(0, maxItems).flatMap((entry) => {
      const link =
        entry.link ?? entry.links?.find(({ rel }) => !rel || rel === "alternate")?.href ?? entry.url;
      const address = link && URL.parse(link, url)?.href;
      return address ? [{ address, title: textOf(entry.title) }] : [];
    });
  } catch {
    return null;
  }
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
}

const textOf = (title: LooseEntry["title"]) =>
  load(`<p>${typeof title === "string" ? title : (title?.value ?? "")}</p>`)
    .text()
    .replace(/\s+/g, " ")
    .trim();
