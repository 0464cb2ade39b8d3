import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { imageAddress } from "#app/content/advice/images/image-address.ts";
import { writeUnderFreeSlug } from "#app/content/advice/slugs/free-slug.server.ts";
import type { Database } from "#database/database.ts";
import { articleImages, blogPosts } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { ImageChoice } from "./choose-image.server.ts";
import type { TypedArticle } from "./parse-article.server.ts";

/** What was typed, with the original's id instead of its address. */
export type ArticleToSave = Omit<TypedArticle, "original"> & { translationOf: string | null };

type ArticleValues = Omit<ArticleToSave, "imageUrl">;

/** Adds an article; without `publishedAt` it is a draft. */
export function addArticle(
  viewer: Viewer,
  { imageUrl: _, ...article }: ArticleToSave,
  picture: ImageChoice,
  publishedAt: Date | null,
  now: Date,
): Promise<{ id: string; slug: string }> {
  const id = randomUUID();
  return writeUnderFreeSlug(article.title, (slug) =>
    asViewer(viewer, async (db) => {
      await db.insert(blogPosts).values({ ...article, id, slug, publishedAt, updatedAt: now });
      await setImage(db, id, null, picture);
      return { id, slug };
    }),
  );
}

interface SavedArticle {
  id: string;
  slug: string;
  imageUrl: string | null;
  /** A draft's slug still follows its title. */
  isDraft: boolean;
  updatedAt: Date;
}

/** Updates an article unless it has changed since `updatedAt`. */
export function updateArticle(
  viewer: Viewer,
  before: SavedArticle,
  { imageUrl: _, ...article }: ArticleToSave,
  picture: ImageChoice,
  now: Date,
): Promise<{ ok: true; slug: string } | { ok: false }> {
  const change = (slug: string) =>
    asViewer(viewer, async (db) => {
      const changed = await db
        .update(blogPosts)
        .set({ ...(article satisfies ArticleValues), slug, updatedAt: now })
        .where(and(eq(blogPosts.id, before.id), isUnchangedSince(before.updatedAt)))
        .returning({ id: blogPosts.id });
      if (changed.length === 0) return { ok: false as const };
      await setImage(db, before.id, before.imageUrl, picture);
      return { ok: true as const, slug };
    });
  return before.isDraft ? writeUnderFreeSlug(article.title, change) : change(before.slug);
}

/** JavaScript dates have no microseconds. */
const isUnchangedSince = (moment: Date) =>
  sql`date_trunc('milliseconds', ${blogPosts.updatedAt}) = ${moment.toISOString()}::timestamptz`;

async function setImage(db: Database, articleId: string, current: string | null, picture: ImageChoice) {
  if (picture.is === "unchanged") return;
  const imageId = randomUUID();
  if (picture.is === "new")
    await db.insert(articleImages).values({ ...picture.image, id: imageId, articleId });
  await db
    .update(blogPosts)
    .set({ imageUrl: picture.is === "new" ? imageAddress(imageId) : null })
    .where(eq(blogPosts.id, articleId));
  const former = current?.split("/").at(-1);
  if (former)
    await db
      .delete(articleImages)
      .where(and(eq(articleImages.articleId, articleId), sql`${articleImages.id}::text = ${former}`));
}
