import { eq } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import type { Language } from "#app/shared/languages/languages.ts";
import { renderCached } from "#app/shared/markdown/render-cached.server.ts";
import { renderMarkdown } from "#app/shared/markdown/render-markdown.server.ts";
import type { Database } from "#database/database.ts";
import { articleImages, blogPosts } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { findArticle } from "./article/find-article.server.ts";
import type { ArticleCategory } from "./category.ts";
import { listArticles } from "./list/list-articles.server.ts";

const now = new Date("2026-06-15T00:00:00Z");
const everything = { language: "en", category: null, page: 1 } as const;

beforeAll(() => testDatabase().then(() => undefined));

async function publish(
  db: Database,
  ...articles: [slug: string, category: ArticleCategory, day: string | null][]
) {
  await db.insert(blogPosts).values(
    articles.map(([slug, category, day]) => ({
      slug,
      category,
      title: `About ${slug}`,
      content: `The content of ${slug}. ${"More to read. ".repeat(40)}`,
      publishedAt: day ? new Date(`${day}T00:00:00Z`) : null,
    })),
  );
}

const asVisitor = <Result>(db: Database, work: (own: Database) => Promise<Result>) =>
  asViewer(aVisitor(db), work);
const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug);

describe("the list of articles", () => {
  test("is empty at first", async ({ db }) => {
    expect(await asVisitor(db, (own) => listArticles(own, everything, now))).toEqual({
      articles: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  test("has the newest first, of all categories or of one", async ({ db }) => {
    await publish(
      db,
      ["old", "Internships", "2026-01-01"],
      ["new", "Internships", "2026-03-01"],
      ["mid", "Financial Aid", "2026-02-01"],
    );
    const all = await asVisitor(db, (own) => listArticles(own, everything, now));
    expect(slugs(all.articles)).toEqual(["new", "mid", "old"]);
    const some = await asVisitor(db, (own) =>
      listArticles(own, { ...everything, category: "Internships" }, now),
    );
    expect(slugs(some.articles)).toEqual(["new", "old"]);
  });

  test("hides drafts and scheduled articles, from admins too", async ({ db }) => {
    await publish(
      db,
      ["draft", "Internships", null],
      ["tomorrow", "Internships", "2026-06-16"],
      ["here", "Internships", "2026-06-14"],
    );
    const admin = anAdmin(db, await somebody(db));
    const { articles } = await asViewer(admin, (own) => listArticles(own, everything, now));
    expect(slugs(articles)).toEqual(["here"]);
  });

  test("comes in pages of 24; a page beyond the end is the last one", async ({ db }) => {
    await publish(
      db,
      ...Array.from({ length: 25 }, (_, place): [string, ArticleCategory, string] => [
        `a${place}`,
        "Scholarships",
        "2026-01-01",
      ]),
    );
    const first = await asVisitor(db, (own) => listArticles(own, everything, now));
    const far = await asVisitor(db, (own) => listArticles(own, { ...everything, page: 99 }, now));
    expect([first.articles.length, first.total, first.pages]).toEqual([24, 25, 2]);
    expect([far.articles.length, far.page]).toEqual([1, 2]);
    expect(new Set(slugs([...first.articles, ...far.articles])).size).toBe(25);
  });

  test("falls back to the first 200 characters of the content", async ({ db }) => {
    await publish(db, ["bare", "Internships", "2026-01-01"]);
    const { articles } = await asVisitor(db, (own) => listArticles(own, everything, now));
    expect(articles[0]?.excerpt).toMatch(/^The content of bare\. More to read\./);
    expect(articles[0]?.excerpt.length).toBeLessThanOrEqual(200);
    expect(articles[0]?.excerpt.length).toBeGreaterThan(190);
  });
});

describe("articles in several languages", () => {
  /** Two English articles; the first has a Kiswahili translation, and its French one is a draft. */
  async function publishTranslations(db: Database) {
    await publish(db, ["plan", "Internships", "2026-02-01"], ["visa", "Internships", "2026-03-01"]);
    const [plan] = await db.select().from(blogPosts).where(eq(blogPosts.slug, "plan"));
    const translation = { content: "x", category: "Internships", translationOf: plan?.id } as const;
    await db.insert(blogPosts).values([
      {
        ...translation,
        slug: "mpango",
        title: "Mpango",
        language: "sw",
        publishedAt: new Date("2026-01-01"),
      },
      { ...translation, slug: "projet", title: "Projet", language: "fr", publishedAt: null },
    ]);
  }

  test("are listed with the reader's first, then the English ones that nobody has translated", async ({
    db,
  }) => {
    await publishTranslations(db);
    const listed = async (language: Language) =>
      slugs((await asVisitor(db, (own) => listArticles(own, { ...everything, language }, now))).articles);
    expect(await listed("en")).toEqual(["visa", "plan"]);
    expect(await listed("sw")).toEqual(["mpango", "visa"]);
    expect(await listed("fr")).toEqual(["visa", "plan"]);
  });

  test("link to each other, if they are published", async ({ db }) => {
    await publishTranslations(db);
    const translationsOf = async (slug: string) =>
      (await asVisitor(db, (own) => findArticle(own, slug, now)))?.translations;
    expect(await translationsOf("plan")).toEqual([{ language: "sw", slug: "mpango" }]);
    expect(await translationsOf("mpango")).toEqual([{ language: "en", slug: "plan" }]);
    expect(await translationsOf("visa")).toEqual([]);
  });

  test("are related to others, not to their own translations", async ({ db }) => {
    await publishTranslations(db);
    const related = async (slug: string) =>
      slugs((await asVisitor(db, (own) => findArticle(own, slug, now)))?.related ?? []);
    expect(await related("plan")).toEqual(["visa"]);
    expect(await related("mpango")).toEqual(["visa"]);
    expect(await related("visa")).toEqual(["plan"]);
  });
});

describe("an article", () => {
  test("is found by its slug only", async ({ db }) => {
    await publish(db, ["here", "Internships", "2026-01-01"], ["draft", "Internships", null]);
    expect(await asVisitor(db, (own) => findArticle(own, "here", now))).toMatchObject({
      title: "About here",
    });
    for (const slug of ["draft", "gone", "", "HERE", "\0", "x".repeat(9_000)])
      expect(await asVisitor(db, (own) => findArticle(own, slug, now))).toBeNull();
  });

  test("is rendered for the first reader only, then cached", async ({ db }) => {
    await publish(db, ["kept-once", "Internships", "2026-01-01"]);
    const [article] = await db.select().from(blogPosts);
    // The cached HTML of a text is the same as the rendered one.
    const entry = renderCached("article", `[]\n${article?.content}`, () => renderMarkdown("Kept."));
    expect(await asVisitor(db, (own) => findArticle(own, "kept-once", now))).toMatchObject({ html: entry });
    await db.update(blogPosts).set({ content: "Changed words." });
    expect(await asVisitor(db, (own) => findArticle(own, "kept-once", now))).toMatchObject({
      html: "<p>Changed words.</p>",
    });
  });

  test("shows its picture only if it is one of ours", async ({ db }) => {
    const [stored] = await db
      .insert(blogPosts)
      .values({ slug: "kept", title: "Kept", content: "x", publishedAt: new Date("2026-01-01") })
      .returning();
    const id = "0b7e3f0e-0000-4000-8000-000000000000";
    await db.insert(articleImages).values({
      id,
      articleId: stored?.id ?? "",
      mediaType: "image/webp",
      width: 800,
      height: 600,
      content: Buffer.from("RIFF"),
    });
    await db.update(blogPosts).set({ imageUrl: `/advice/images/${id}` });
    expect(await asVisitor(db, (own) => findArticle(own, "kept", now))).toMatchObject({
      image: { src: `/advice/images/${id}`, width: 800, height: 600 },
    });
    await db.update(blogPosts).set({ imageUrl: "https://elsewhere.example/x.jpg" });
    expect(await asVisitor(db, (own) => findArticle(own, "kept", now))).toMatchObject({ image: null });
  });

  test("hides its picture while it is a draft", async ({ db }) => {
    const [draft] = await db
      .insert(blogPosts)
      .values({ slug: "draft", title: "Draft", content: "x", publishedAt: null })
      .returning();
    const picture = { mediaType: "image/webp" as const, width: 1, height: 1, content: Buffer.from("RIFF") };
    await db.insert(articleImages).values({ ...picture, articleId: draft?.id ?? "" });
    expect(await asVisitor(db, (own) => own.select().from(articleImages))).toEqual([]);
    const admin = anAdmin(db, await somebody(db));
    expect(await asViewer(admin, (own) => own.select().from(articleImages))).toHaveLength(1);
  });
});

describe("related articles", () => {
  const related = async (db: Database) =>
    slugs((await asVisitor(db, (own) => findArticle(own, "this", now)))?.related ?? []);

  test("are of the same category first, up to three, without the article itself", async ({ db }) => {
    await publish(
      db,
      ["this", "Study Abroad", "2026-05-01"],
      ["same-old", "Study Abroad", "2026-01-01"],
      ["other-new", "Internships", "2026-05-02"],
      ["other-mid", "Financial Aid", "2026-04-01"],
      ["other-old", "Internships", "2026-03-01"],
    );
    expect(await related(db)).toEqual(["same-old", "other-new", "other-mid"]);
  });

  test("are at most three, newest first", async ({ db }) => {
    await publish(
      db,
      ["this", "Study Abroad", "2026-05-01"],
      ["a", "Study Abroad", "2026-01-01"],
      ["b", "Study Abroad", "2026-04-01"],
      ["c", "Study Abroad", "2026-02-01"],
      ["d", "Study Abroad", "2026-03-01"],
      ["draft", "Study Abroad", null],
    );
    expect(await related(db)).toEqual(["b", "d", "c"]);
  });

  test("are none if the article is the only one", async ({ db }) => {
    await publish(db, ["this", "Study Abroad", "2026-05-01"]);
    expect(await related(db)).toEqual([]);
  });

  test("fall back to the first 100 characters of the content", async ({ db }) => {
    await publish(db, ["this", "Study Abroad", "2026-05-01"], ["other", "Study Abroad", "2026-05-01"]);
    const article = await asVisitor(db, (own) => findArticle(own, "this", now));
    const excerpt = article?.related[0]?.excerpt ?? "";
    expect(excerpt).toMatch(/^The content of other\./);
    expect(excerpt.length).toBeLessThanOrEqual(100);
  });
});
