import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { language as readersLanguage } from "#app/shared/languages/language.ts";
import { type Language, languages } from "#app/shared/languages/languages.ts";
import { renderCached } from "#app/shared/markdown/render-cached.server.ts";
import { type ImageSizes, renderMarkdown } from "#app/shared/markdown/render-markdown.server.ts";
import type { Database } from "#database/database.ts";
import { articleImages, blogPosts } from "#database/schema/index.ts";
import type { ArticleCategory } from "../category.ts";
import { descriptionOf, relatedExcerptOf, shareTextOf } from "../excerpts.ts";
import { imageAddress } from "../images/image-address.ts";
import { inReadingOrder, isPublished, isReadableIn } from "../list/list-articles.server.ts";
import { readingMinutes } from "../reading-time.ts";
import { isSlug } from "../slugs/slug.ts";
import { topicTags } from "./topic-tags.ts";

const mostRelated = 3;

/** A published article as its page shows it, or null. */
export async function findArticle(db: Database, slug: string, now: Date) {
  if (!isSlug(slug)) return null;
  const [article] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isPublished(now)));
  if (!article) return null;
  const sizes = await findImageSizes(db, article.id);
  const { title, language, category, author, publishedAt, updatedAt, excerpt, imageUrl, content } = article;
  const size = imageUrl ? sizes.get(imageUrl) : undefined;
  return {
    slug,
    title,
    language,
    translations: await listTranslations(db, article, now),
    category,
    author,
    publishedAt,
    updatedAt,
    excerpt,
    description: descriptionOf(article),
    shareText: shareTextOf(article),
    minutes: readingMinutes(content),
    tags: topicTags(title, content),
    image: imageUrl && size ? { src: imageUrl, ...size } : null,
    html: renderArticleOnce(content, sizes),
    related: await listRelated(db, article, readersLanguage(), now),
  };
}

/** The same article in the other languages, in the order of the languages. */
async function listTranslations(
  db: Database,
  { id, translationOf }: { id: string; translationOf: string | null },
  now: Date,
): Promise<{ language: Language; slug: string }[]> {
  const original = translationOf ?? id;
  const { slug, language } = blogPosts;
  const found = await db
    .select({ slug, language })
    .from(blogPosts)
    .where(
      and(
        or(eq(blogPosts.id, original), eq(blogPosts.translationOf, original)),
        ne(blogPosts.id, id),
        isPublished(now),
      ),
    );
  return found.sort((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language));
}

/** The cache key includes the pictures: the same text may have other ones. */
const renderArticleOnce = (content: string, sizes: ImageSizes) =>
  renderCached("article", `${JSON.stringify([...sizes])}\n${content}`, () => renderMarkdown(content, sizes));

/** An article's stored pictures, by URL. */
export async function findImageSizes(db: Database, articleId: string): Promise<ImageSizes> {
  const { id, width, height } = articleImages;
  const images = await db
    .select({ id, width, height })
    .from(articleImages)
    .where(eq(articleImages.articleId, articleId));
  return new Map(
    images.map((image) => [imageAddress(image.id), { width: image.width, height: image.height }]),
  );
}

/** Up to three others for readers of a language: the same category first, then other categories. */
export async function listRelated(
  db: Database,
  to: { id: string; translationOf: string | null; category: ArticleCategory },
  readers: Language,
  now: Date,
) {
  const { slug, title, language, category, excerpt, content } = blogPosts;
  const found = await db
    .select({ slug, title, language, category, excerpt, content })
    .from(blogPosts)
    .where(
      and(
        sql`coalesce(${blogPosts.translationOf}, ${blogPosts.id}) <> ${to.translationOf ?? to.id}`,
        isPublished(now),
        isReadableIn(readers, now),
      ),
    )
    .orderBy(desc(sql`${category} = ${to.category}`), ...inReadingOrder(readers))
    .limit(mostRelated);
  return found.map((other) => ({
    slug: other.slug,
    title: other.title,
    language: other.language,
    category: other.category,
    excerpt: relatedExcerptOf(other),
  }));
}
