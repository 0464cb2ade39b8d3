import { desc } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { blogPosts, colleges, internships, scholarships } from "#database/schema/index.ts";

/** A sitemap may hold 50,000 addresses; four nouns share it. */
const most = 12_000;

/** The address of everything that has a page of its own, newest first, with the route that answers it. */
export async function listPublicRecords(db: Database): Promise<{ route: string; path: string }[]> {
  const listed: { route: string; path: string }[] = [];
  for (const [noun, table] of Object.entries({
    scholarship: scholarships,
    college: colleges,
    internship: internships,
  })) {
    const records = await db
      .select({ id: table.id })
      .from(table)
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(most);
    listed.push(...records.map(({ id }) => ({ route: `${noun}/:id`, path: `${noun}/${id}` })));
  }
  const articles = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .orderBy(desc(blogPosts.publishedAt))
    .limit(most);
  listed.push(...articles.map(({ slug }) => ({ route: "advice/:slug", path: `advice/${slug}` })));
  return listed;
}
