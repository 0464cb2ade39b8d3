import { and, ne, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { blogPosts } from "#database/schema/index.ts";
import { numberedSlug, slugFrom } from "./slug.ts";

const mostNumbers = 1_000;
/** Slugs with numbers share this many characters of the title. */
const sharedStart = 90;

/** Inserts an article under the first free slug of its title; each attempt has its own transaction. */
export async function writeUnderFreeSlug<Result>(
  title: string,
  write: (slug: string) => Promise<Result>,
): Promise<Result> {
  for (let number = 1; number <= mostNumbers; number++) {
    try {
      return await write(numberedSlug(slugFrom(title), number));
    } catch (problem) {
      if (violatedUniqueKey(problem) !== "blog_posts_slug_unique") throw problem;
    }
  }
  throw new Error(`no slug is free for ${title}`);
}

/** The slug that an article of this title would get now, and whether a number was added. */
export async function findFreeSlug(db: Database, title: string, ownId: string | null) {
  const wanted = slugFrom(title);
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(
      and(
        sql`starts_with(${blogPosts.slug}, ${wanted.slice(0, sharedStart)})`,
        ownId ? ne(blogPosts.id, ownId) : undefined,
      ),
    );
  const taken = new Set(rows.map(({ slug }) => slug));
  let number = 1;
  while (taken.has(numberedSlug(wanted, number))) number++;
  return { wanted, slug: numberedSlug(wanted, number), isNumbered: number > 1 };
}

/** The name of the unique constraint that an insert or update violated, or null for any other error. */
export function violatedUniqueKey(problem: unknown): string | null {
  const cause =
    problem instanceof Error
      ? (problem.cause as { code?: string; constraint?: string } | undefined)
      : undefined;
  return cause?.code === "23505" ? (cause.constraint ?? null) : null;
}
