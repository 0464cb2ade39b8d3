import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { cycleOf, cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { closesBy, stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import { listExcerptOf } from "#app/content/advice/excerpts.ts";
import { isPublished, isReadableIn } from "#app/content/advice/list/list-articles.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import {
  blogPosts,
  type IssueContent,
  type IssueListing,
  internships,
  newsletterIssues,
  scholarships,
} from "#database/schema/index.ts";

const mostArticles = 3;
/** More listings than an email shows: if the first ones are not open to a reader, the next ones take their place. */
const mostListings = 40;
const oneDay = 86_400_000;
/** How far ahead an issue looks. */
const closingDays = 14;
/** How far back the first issue looks, and the longest period that any issue covers. */
const firstDays = 7;
const mostDays = 31;

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * oneDay);

/** The content of an issue at this moment, or null if nothing is new since the last one. */
export async function gatherIssue(db: Database, now: Date): Promise<IssueContent | null> {
  const last = await findLastIssue(db, todayInUtc(now));
  const since = last
    ? new Date(Math.max(last.createdAt.getTime(), inDays(now, -mostDays).getTime()))
    : inDays(now, -firstDays);
  const articles = await listNewArticles(db, since, now);
  const fresh = await listNewScholarships(db, since, now);
  const closing = await listClosing(db, now, todayInUtc(now));
  // What is new since the last issue.
  const unseen = last && todayInUtc(inDays(new Date(last.day), closingDays + 1));
  const isNews =
    articles.length > 0 ||
    fresh.length > 0 ||
    (unseen ? (await listClosing(db, now, unseen)).length > 0 : closing.length > 0);
  return isNews ? { articles, scholarships: fresh, closing } : null;
}

async function findLastIssue(db: Database, today: string) {
  const [last] = await db
    .select({ day: newsletterIssues.day, createdAt: newsletterIssues.createdAt })
    .from(newsletterIssues)
    .where(and(sql`${newsletterIssues.day} < ${today}`, eq(newsletterIssues.isQuiet, false)))
    .orderBy(desc(newsletterIssues.day))
    .limit(1);
  return last ?? null;
}

/** One issue goes to readers of every language: the page of an article links to its translations. */
async function listNewArticles(db: Database, since: Date, now: Date): Promise<IssueContent["articles"]> {
  const found = await db
    .select()
    .from(blogPosts)
    .where(and(isPublished(now), isReadableIn("en", now), gt(blogPosts.publishedAt, since)))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(mostArticles);
  return found.map((article) => ({
    slug: article.slug,
    title: article.title,
    excerpt: listExcerptOf(article),
  }));
}

async function listNewScholarships(db: Database, since: Date, now: Date): Promise<IssueListing[]> {
  const found = await db
    .select()
    .from(scholarships)
    .where(
      and(
        gt(scholarships.createdAt, since),
        lte(scholarships.createdAt, now),
        stillOpen(scholarships.listedUntil, todayInUtc(now)),
      ),
    )
    .orderBy(desc(scholarships.createdAt), desc(scholarships.id))
    .limit(mostListings);
  return found.map((one) => listingOf(one, todayInUtc(now)));
}

/** What closes within two weeks of a day, the nearest first: on announced days only. */
async function listClosing(db: Database, now: Date, first: string): Promise<IssueListing[]> {
  const last = todayInUtc(inDays(now, closingDays));
  const closesWithin = (closesOn: PgColumn) => and(stillOpen(closesOn, first), closesBy(closesOn, last));
  const grants = await db
    .select()
    .from(scholarships)
    .where(closesWithin(scholarships.listedUntil))
    .orderBy(asc(scholarships.listedUntil), desc(scholarships.createdAt), asc(scholarships.id))
    .limit(mostListings);
  const jobs = await db
    .select()
    .from(internships)
    .where(closesWithin(internships.listedUntil))
    .orderBy(asc(internships.listedUntil), desc(internships.createdAt), asc(internships.id))
    .limit(mostListings);
  const listed: IssueListing[] = [
    ...grants.map((one) => listingOf(one, todayInUtc(now))),
    ...jobs.map(({ id, title, company, applicationDeadline: closesOn }) => ({
      ...{ kind: "internship" as const, id, title, closesOn },
      byline: company ?? "",
      isExpected: false,
    })),
  ];
  return listed
    .sort((one, other) => (one.closesOn ?? "").localeCompare(other.closesOn ?? ""))
    .slice(0, mostListings);
}

function listingOf(one: typeof scholarships.$inferSelect, today: string): IssueListing {
  const { closes } = cycleStatusOf(cycleOf(one), today);
  return {
    kind: "scholarship",
    id: one.id,
    title: one.title,
    byline: [one.country, one.amount].filter(Boolean).join(" · "),
    closesOn: closes?.day ?? null,
    isExpected: closes !== null && !closes.isAnnounced,
  };
}
