import { findImageSizes } from "#app/content/advice/article/find-article.server.ts";
import { autoExcerpt } from "#app/content/advice/excerpts.ts";
import { readingMinutes } from "#app/content/advice/reading-time.ts";
import { findFreeSlug } from "#app/content/advice/slugs/free-slug.server.ts";
import { renderMarkdown } from "#app/shared/markdown/render-markdown.server.ts";
import type { Database } from "#database/database.ts";
import { type ArticleFields, articleRules } from "../article-rules.ts";
import type { ArticlePreview } from "./preview.tsx";

/** The article as readers will see it, with its future URL. */
export async function previewArticle(
  db: Database,
  typed: ArticleFields,
  own: { id: string; fixedSlug: string | null } | null,
): Promise<ArticlePreview> {
  const content = typed.content.slice(0, articleRules.content.maxLength);
  const title = typed.title.trim().slice(0, articleRules.title.maxLength);
  const free = await findFreeSlug(db, title, own?.id ?? null);
  return {
    title,
    category: typed.category,
    author: typed.author.trim(),
    excerpt: typed.excerpt.trim() || (content.trim() ? autoExcerpt(content) : ""),
    minutes: readingMinutes(content),
    html: renderMarkdown(content, own ? await findImageSizes(db, own.id) : undefined),
    address: own?.fixedSlug ? { slug: own.fixedSlug, isFixed: true } : { ...free, isFixed: false },
  };
}
