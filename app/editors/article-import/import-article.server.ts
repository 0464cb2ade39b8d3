import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { detectCategory } from "#app/content/advice/category.ts";
import { autoExcerpt } from "#app/content/advice/excerpts.ts";
import { imageAddress } from "#app/content/advice/images/image-address.ts";
import { areNearlyTheSame } from "#app/content/advice/similar-titles.ts";
import { violatedUniqueKey, writeUnderFreeSlug } from "#app/content/advice/slugs/free-slug.server.ts";
import { articleLimits, findMarkdownProblem } from "#app/shared/markdown/markdown-limits.ts";
import type { Outbound } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import type { Database } from "#database/database.ts";
import { articleImages, blogPosts } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { type ArticleDraft, createEnhancer, maxDraftLength } from "./enhance.ts";
import { type ArticleImage, fetchArticleImage } from "./fetch-image.server.ts";
import { findArticleUse } from "./find-article-use.server.ts";
import type { hasSameFacts } from "./has-same-facts.server.ts";
import { extractArticle } from "./page/extract-article.server.ts";
import { normaliseSourceUrl } from "./source-url.ts";
import { importWords, readOn, sourceCredit } from "./words.ts";

type ImportOutcome =
  | {
      ok: true;
      slug: string;
      title: string;
      enhanced: "yes" | "off" | "failed";
      /**
       * Why the article was not enhanced although that was requested, and what was stored if it isn't the published
       * article.
       */
      note: string;
    }
  | { ok: false; error: string };

/** Runs in the transaction that adds the article. */
type InSameTransaction = (own: Database, imported: Extract<ImportOutcome, { ok: true }>) => Promise<unknown>;

const page = {
  accept: "text/html,application/xhtml+xml",
  types: /^(text\/html|application\/xhtml\+xml)\b|^$/i,
};

/**
 * Imports an article from the web: as a draft, an excerpt or whole, as its site's terms allow. Pass the database, not a
 * transaction: it opens short transactions as a worker, and has none open while it waits for the network.
 */
export async function importArticle(
  db: Database,
  { url, enhanceWithAI }: { url: string; enhanceWithAI: boolean },
  outbound: Outbound,
  now: Date,
  alongside: InSameTransaction = async () => undefined,
): Promise<ImportOutcome> {
  const address = url.trim();
  if (!address) return refuse(importWords.noUrl);
  const known = await findByAddress(db, [address]);
  if (known) return refuse(importWords.sameAddress(known.title));

  const fetched = await outbound.fetchPublic(address, page);
  if (!fetched.ok) return refuse(fetched.error);
  const read = await extractArticle(fetched);
  if (!read.ok) return read;

  const { article } = read;
  const sourceUrl = article.canonicalUrl ?? fetched.url;
  const same = await findByAddress(db, [fetched.url, sourceUrl]);
  if (same) return refuse(importWords.sameAddress(same.title));
  const similar = await findSimilar(db, article.title);
  if (similar) return refuse(importWords.sameTitle(similar.title));

  const use = await findArticleUse(db, sourceUrl);
  const wantsAI = enhanceWithAI && use !== "excerpt";
  const { draft, ...enhanced } = await enhanceIfRequested(article, wantsAI, outbound.askAi);
  const enhancement = { ...enhanced, note: [enhanced.note, importWords.uses[use]].filter(Boolean).join(" ") };
  if (findMarkdownProblem(draft.content, articleLimits)) return refuse(importWords.tangled);
  const excerpt = draft.excerpt || autoExcerpt(draft.content);
  const content = use === "excerpt" ? `${excerpt}\n\n${readOn(article.siteName, sourceUrl)}` : draft.content;
  const picture =
    article.imageUrl && use !== "excerpt"
      ? await fetchArticleImage(outbound.fetchPublic, article.imageUrl)
      : null;
  const image = picture?.ok ? picture.image : null;
  const imported = (slug: string) => ({ ok: true as const, slug, title: draft.title, ...enhancement });
  const note = (own: Database, slug: string) => alongside(own, imported(slug));
  const added = await add(db, image, note, {
    ...draft,
    content: `${content}\n\n${sourceCredit(article.siteName, sourceUrl)}`,
    excerpt,
    category: detectCategory({ ...draft, url: sourceUrl }),
    author: article.author,
    sourceUrl: normaliseSourceUrl(sourceUrl),
    publishedAt: use === "draft" ? null : now,
    updatedAt: now,
  });
  if (!added) return refuse(importWords.sameAddress(article.title));
  return imported(added.slug);
}

const refuse = (error: string) => ({ ok: false as const, error });

async function enhanceIfRequested(draft: ArticleDraft, isRequested: boolean, askAi: Outbound["askAi"]) {
  const plain = { draft: pick(draft), enhanced: "off" as const, note: "" };
  if (!isRequested) return plain;
  if (!askAi) return { ...plain, note: importWords.aiOff };
  const failed = (why: string) => ({
    ...plain,
    enhanced: "failed" as const,
    note: importWords.aiFailed(why),
  });
  if (draft.content.length > maxDraftLength) return failed(importWords.aiTooLong);
  const answer = await createEnhancer(askAi)(pick(draft));
  if (!answer.ok) return failed(answer.error);
  const comparison = await runInThread<typeof hasSameFacts>(
    "#app/editors/article-import/has-same-facts.server.ts",
    "hasSameFacts",
    draft.content,
    answer.draft.content,
  );
  if (!comparison.ok) return failed(importWords.aiTooLong);
  if (!comparison.result) return failed(importWords.aiChangedFacts);
  return { draft: pick(answer.draft), enhanced: "yes" as const, note: "" };
}

const pick = ({ title, excerpt, metaDescription, content }: ArticleDraft): ArticleDraft => ({
  title,
  excerpt,
  metaDescription,
  content,
});

async function findByAddress(db: Database, addresses: string[]) {
  const sources = addresses.map(normaliseSourceUrl).filter((source) => source !== null);
  if (sources.length === 0) return null;
  const [found] = await asWorker(db, (own) =>
    own
      .select({ title: blogPosts.title })
      .from(blogPosts)
      .where(inArray(blogPosts.sourceUrl, sources))
      .limit(1),
  );
  return found ?? null;
}

async function findSimilar(db: Database, title: string) {
  const titles = await asWorker(db, (own) => own.select({ title: blogPosts.title }).from(blogPosts));
  return titles.find((other) => areNearlyTheSame(title, other.title)) ?? null;
}

type NewArticle = Omit<typeof blogPosts.$inferInsert, "id" | "slug" | "imageUrl">;

/** Adds the article under the first free slug. Returns null if its URL has been imported in the meantime. */
async function add(
  db: Database,
  image: ArticleImage | null,
  note: (own: Database, slug: string) => Promise<unknown>,
  article: NewArticle,
) {
  const [id, imageId] = [randomUUID(), randomUUID()];
  const imageUrl = image ? imageAddress(imageId) : null;
  try {
    return await writeUnderFreeSlug(article.title, (slug) =>
      asWorker(db, async (own) => {
        await own.insert(blogPosts).values({ ...article, id, slug, imageUrl });
        if (image) await own.insert(articleImages).values({ ...image, id: imageId, articleId: id });
        await note(own, slug);
        return { slug };
      }),
    );
  } catch (error) {
    if (violatedUniqueKey(error) === "blog_posts_source_url_once") return null;
    throw error;
  }
}
