import { generateAtomFeed, generateRssFeed } from "feedsmith";
import { entriesOf } from "#app/catalogue/cards/in-one-line.ts";
import { amountWords } from "#app/catalogue/kinds/words.ts";
import { fieldName } from "#app/catalogue/names/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import { language } from "#app/shared/languages/language.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { feedWords as words } from "./words.ts";

interface FeedEntry {
  id: string;
  title: string;
  description: string;
  amount: string | null;
  fieldOfStudy: string;
  deadline: string | null;
  isExpected: boolean;
  createdAt: Date;
}

const feedPath = "/feeds/scholarships.atom";

export function atomFeed(entries: FeedEntry[], appUrl: string, now: Date): string {
  const feed = generateAtomFeed({
    id: appUrl + localPath(feedPath),
    title: { value: words.title },
    subtitle: { value: words.subtitle },
    updated: newest(entries, now),
    authors: [{ name: "Fursa" }],
    links: [
      { rel: "self", href: appUrl + localPath(feedPath) },
      { rel: "alternate", href: appUrl + localPath("/browse?tab=scholarships") },
    ],
    entries: entries.map((entry) => ({
      id: `${appUrl}/scholarship/${entry.id}`,
      title: { value: entry.title },
      updated: entry.createdAt,
      published: entry.createdAt,
      links: [{ rel: "alternate", href: pageOf(entry, appUrl) }],
      summary: { value: summary(entry) },
    })),
  });
  return withoutControlCharacters(feed);
}

export function rssFeed(entries: FeedEntry[], appUrl: string, now: Date): string {
  const feed = generateRssFeed({
    title: words.title,
    link: appUrl + localPath("/browse?tab=scholarships"),
    description: words.subtitle,
    language: language(),
    lastBuildDate: newest(entries, now),
    items: entries.map((entry) => ({
      title: entry.title,
      link: pageOf(entry, appUrl),
      guid: { value: `${appUrl}/scholarship/${entry.id}`, isPermaLink: true },
      pubDate: entry.createdAt,
      description: summary(entry),
    })),
  });
  return withoutControlCharacters(feed);
}

/** An entry has one id in every language, and a page in each. */
const pageOf = ({ id }: FeedEntry, appUrl: string) => appUrl + localPath(`/scholarship/${id}`);

/** XML can't represent control characters: one in a scraped text would break the feed. */
const withoutControlCharacters = (xml: string) => xml.replace(/[^\P{Cc}\t\r\n]/gu, "");

const newest = ([first]: FeedEntry[], now: Date) => first?.createdAt ?? now;

/** Amount, field and deadline before the description. */
function summary({ amount, fieldOfStudy, deadline, isExpected, description }: FeedEntry): string {
  const closing = deadline && words[isExpected ? "usuallyCloses" : "closes"](dayInWords(deadline));
  const facts = [amount || amountWords.unknown, listNames(entriesOf(fieldOfStudy).map(fieldName)), closing]
    .filter(Boolean)
    .join(" · ");
  return `${facts}. ${description}`;
}
