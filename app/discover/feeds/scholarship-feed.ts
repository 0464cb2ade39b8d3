import { generateAtomFeed, generateRssFeed } from "feedsmith";
import { amountWords } from "#app/catalogue/kinds/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";

interface Entry {
  id: string;
  title: string;
  description: string;
  amount: string | null;
  fieldOfStudy: string;
  deadline: string | null;
  isExpected: boolean;
  createdAt: Date;
}

const title = "New scholarships on Fursa";
const subtitle = "Scholarships for students in Kenya, Nigeria, Ghana, Ethiopia and Uganda, the newest first.";

export function atomFeed(entries: Entry[], appUrl: string, now: Date): string {
  const feed = generateAtomFeed({
    id: `${appUrl}/feeds/scholarships.atom`,
    title: { value: title },
    subtitle: { value: subtitle },
    updated: newest(entries, now),
    authors: [{ name: "Fursa" }],
    links: [
      { rel: "self", href: `${appUrl}/feeds/scholarships.atom` },
      { rel: "alternate", href: `${appUrl}/browse?tab=scholarships` },
    ],
    entries: entries.map((entry) => ({
      id: `${appUrl}/scholarship/${entry.id}`,
      title: { value: entry.title },
      updated: entry.createdAt,
      published: entry.createdAt,
      links: [{ rel: "alternate", href: `${appUrl}/scholarship/${entry.id}` }],
      summary: { value: summary(entry) },
    })),
  });
  return withoutControlCharacters(feed);
}

export function rssFeed(entries: Entry[], appUrl: string, now: Date): string {
  const feed = generateRssFeed({
    title,
    link: `${appUrl}/browse?tab=scholarships`,
    description: subtitle,
    language: "en",
    lastBuildDate: newest(entries, now),
    items: entries.map((entry) => ({
      title: entry.title,
      link: `${appUrl}/scholarship/${entry.id}`,
      guid: { value: `${appUrl}/scholarship/${entry.id}`, isPermaLink: true },
      pubDate: entry.createdAt,
      description: summary(entry),
    })),
  });
  return withoutControlCharacters(feed);
}

/** XML can't represent control characters: one in a scraped text would break the feed. */
const withoutControlCharacters = (xml: string) => xml.replace(/[^\P{Cc}\t\r\n]/gu, "");

const newest = ([first]: Entry[], now: Date) => first?.createdAt ?? now;

/** Amount, field and deadline before the description. */
function summary({ amount, fieldOfStudy, deadline, isExpected, description }: Entry): string {
  const closing = deadline && `${isExpected ? "Usually closes" : "Closes"} ${dayInWords(deadline)}`;
  const facts = [amount || amountWords.unknown, fieldOfStudy, closing].filter(Boolean).join(" · ");
  return `${facts}. ${description}`;
}
