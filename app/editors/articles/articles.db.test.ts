import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { findArticle, listRelated } from "#app/content/advice/article/find-article.server.ts";
import { listArticles } from "#app/content/advice/list/list-articles.server.ts";
import { listPublicRecords } from "#app/discover/sitemap/public-records.server.ts";
import type { Database } from "#database/database.ts";
import { articleImages, blogPosts } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { articleSite } from "#tests/support/web/article-pages.ts";
import { startOutside } from "#tests/support/web/test-web.ts";
import { emptyArticle } from "./article-rules.ts";
import { chooseImage, type ImageChoice } from "./choose-image.server.ts";
import { chooseOriginal } from "./choose-original.server.ts";
import { findEditableArticle, listEditableArticles } from "./find-articles.server.ts";
import { previewArticle } from "./preview/preview-article.server.ts";
import { deleteArticle, publishArticle, unpublishArticle } from "./publish-article.server.ts";
import { formWords } from "./words.ts";
import { type ArticleToSave, addArticle, updateArticle } from "./write-article.server.ts";

const now = new Date("2026-01-15T08:00:00Z");
const later = new Date("2026-01-16T08:00:00Z");
const none: ImageChoice = { is: "none" };
const picture: ImageChoice = {
  is: "new",
  image: { content: Buffer.from("RIFF"), mediaType: "image/webp", width: 4, height: 3 },
};

let outside: Awaited<ReturnType<typeof startOutside>>;
beforeAll(async () => {
  outside = await startOutside(articleSite());
  await testDatabase();
});
afterAll(() => outside.stop());

const typed = (more: Partial<ArticleToSave> = {}): ArticleToSave => ({
  title: "Ask early",
  content: "Ask **early**, and ask twice.",
  excerpt: "Ask early.",
  category: "Internships",
  author: "Fursa Team",
  language: "en",
  translationOf: null,
  imageUrl: null,
  fieldOfStudy: "Law",
  metaDescription: "",
  ...more,
});

async function anEditor(db: Database): Promise<Viewer> {
  return anAdmin(db, await somebody(db));
}

async function added(db: Database, more: Partial<ArticleToSave> = {}, publishedAt: Date | null = now) {
  const editor = await anEditor(db);
  const { id } = await addArticle(editor, typed(more), none, publishedAt, now);
  return { editor, article: await found(editor, id) };
}

async function found(editor: Viewer, id: string) {
  const article = await asViewer(editor, (own) => findEditableArticle(own, id));
  if (!article) throw new Error("it is gone");
  return { ...article, isDraft: article.state === "draft" };
}

const asVisitor = <Result>(db: Database, work: (own: Database) => Promise<Result>) =>
  asViewer(aVisitor(db), work);

describe("an article that an editor writes", () => {
  test("is published at once, with everything that was typed", async ({ db }) => {
    const { article } = await added(db);
    const { imageUrl, ...rest } = typed();
    expect(article).toMatchObject({ ...rest, slug: "ask-early", imageUrl, publishedAt: now, updatedAt: now });
    expect(await asVisitor(db, (own) => findArticle(own, "ask-early", later))).toMatchObject({
      title: "Ask early",
      html: expect.stringContaining("<strong>early</strong>"),
    });
  });

  test("gets the next number where its slug is taken, and the preview says so before", async ({ db }) => {
    const { editor } = await added(db);
    const fields = { ...emptyArticle, title: "Ask: early!", content: "Ask." };
    const preview = () => asViewer(editor, (own) => previewArticle(own, fields, null));
    expect((await preview()).address).toEqual({
      slug: "ask-early-2",
      wanted: "ask-early",
      isNumbered: true,
      isFixed: false,
    });
    const second = await addArticle(editor, typed({ title: "Ask: early!" }), none, now, now);
    expect(second.slug).toBe("ask-early-2");
    expect((await preview()).address).toMatchObject({ slug: "ask-early-3" });
    const fresh = { ...fields, title: "Never asked" };
    const address = { slug: "never-asked", isNumbered: false };
    expect(await asViewer(editor, (own) => previewArticle(own, fresh, null))).toMatchObject({ address });
  });

  test("gets a number within a hundred characters too", async ({ db }) => {
    const title = "word ".repeat(40);
    const { editor, article } = await added(db, { title });
    const preview = await asViewer(editor, (own) =>
      previewArticle(own, { ...emptyArticle, title, content: "Ask." }, null),
    );
    const second = await addArticle(editor, typed({ title }), none, now, now);
    expect(second.slug).toBe(preview.address.slug);
    expect(second.slug).not.toBe(article.slug);
    expect(second.slug.length).toBeLessThanOrEqual(100);
  });

  test("stores a copy of its picture, and shows it", async ({ db }) => {
    const editor = await anEditor(db);
    const { id, slug } = await addArticle(editor, typed(), picture, now, now);
    const [image] = await db.select().from(articleImages).where(eq(articleImages.articleId, id));
    expect(await asVisitor(db, (own) => findArticle(own, slug, later))).toMatchObject({
      image: { src: `/advice/images/${image?.id}`, width: 4, height: 3 },
    });
  });
});

describe("the address of a picture", () => {
  const choose = (address: string | null, current: string | null = null) =>
    chooseImage(outside.openFetch(), address, current);

  test("that is empty means none, and the one that is there stays", async () => {
    expect(await choose(null)).toEqual({ ok: true, picture: { is: "none" } });
    expect(await choose("/advice/images/x", "/advice/images/x")).toEqual({
      ok: true,
      picture: { is: "unchanged" },
    });
  });

  test("on another site is fetched and re-encoded", async () => {
    expect(await choose("http://news.example/images/students.jpg")).toMatchObject({
      ok: true,
      picture: { is: "new", image: { mediaType: "image/webp", width: 1200, height: 800 } },
    });
  });

  test.for([
    ["photo.jpg", "Enter the full web address of a picture, like https://example.org/photo.jpg."],
    ["/advice/images/x", "Enter the full web address of a picture, like https://example.org/photo.jpg."],
    ["http://news.example/images/huge.jpg", "We couldn't add the picture. The picture is larger than 2 MB."],
    [
      "http://news.example/images/broken.jpg",
      "We couldn't add the picture. We can't find a picture at that link.",
    ],
    ["http://news.example/none.jpg", "We couldn't add the picture. There is no page at that address (404)."],
    ["http://news.example/guide.pdf", "We couldn't add the picture. We can't find a picture at that link."],
    [
      "http://127.0.0.1/a.jpg",
      "We couldn't add the picture. That address isn't on the public internet, so we can't fetch it.",
    ],
    ["file:///etc/passwd", "We couldn't add the picture. Only http and https addresses can be fetched."],
  ] as const)("%s is refused with a sentence", async ([address, error]) => {
    expect(await choose(address)).toEqual({ ok: false, error });
  });
});

describe("the original that an editor links", () => {
  const choose = (
    editor: Viewer,
    language: ArticleToSave["language"],
    original: string | null,
    ownId?: string,
  ) => asViewer(editor, (own) => chooseOriginal(own, { language, original }, ownId ?? null));

  test("is found by its address, and that of a translation leads to the same one", async ({ db }) => {
    const { editor, article } = await added(db);
    const translation = { title: "Omba mapema", language: "sw", translationOf: article.id } as const;
    await addArticle(editor, typed(translation), none, now, now);
    for (const address of [
      "ask-early",
      "/advice/ask-early",
      "https://fursa.example/fr/advice/ask-early?x=1#y",
      "/sw/advice/omba-mapema",
    ])
      expect(await choose(editor, "fr", address), address).toEqual({ ok: true, translationOf: article.id });
    expect(await choose(editor, "fr", null)).toEqual({ ok: true, translationOf: null });
    const read = await asViewer(editor, (own) => findArticle(own, "omba-mapema", later));
    expect(read?.translations).toEqual([{ language: "en", slug: "ask-early" }]);
  });

  test("must be another article, in another language than its translations, and not a translation itself", async ({
    db,
  }) => {
    const { editor, article } = await added(db);
    const other = await addArticle(editor, typed({ title: "Ask late" }), none, now, now);
    const translation = { title: "Omba mapema", language: "sw", translationOf: article.id } as const;
    const { id } = await addArticle(editor, typed(translation), none, now, now);
    const { originalUnknown, originalIsItself, originalOfOthers, languageTaken } = formWords;
    const refused: [ArticleToSave["language"], string, string | undefined, Record<string, string>][] = [
      ["fr", "/advice/gone", undefined, { original: originalUnknown }],
      ["fr", "/advice/%27", undefined, { original: originalUnknown }],
      ["en", "ask-early", article.id, { original: originalIsItself }],
      ["fr", "ask-late", article.id, { original: originalOfOthers }],
      ["sw", "ask-early", undefined, { language: languageTaken("Omba mapema") }],
      ["en", "ask-early", other.id, { language: languageTaken("Ask early") }],
    ];
    for (const [language, address, ownId, problems] of refused)
      expect(await choose(editor, language, address, ownId)).toEqual({ ok: false, problems });
    expect(await choose(editor, "sw", "ask-early", id)).toEqual({ ok: true, translationOf: article.id });
  });

  test("can be deleted: its translation stays, without a link", async ({ db }) => {
    const { editor, article } = await added(db);
    const translation = { title: "Omba mapema", language: "sw", translationOf: article.id } as const;
    const { id } = await addArticle(editor, typed(translation), none, now, now);
    await asViewer(editor, (own) => deleteArticle(own, article.id));
    expect(await found(editor, id)).toMatchObject({ language: "sw", translationOf: null });
  });
});

describe("an article that is not published", () => {
  const elsewhere = { id: crypto.randomUUID(), translationOf: null, category: "Internships" } as const;

  async function seenByVisitors(db: Database, { id, slug }: { id: string; slug: string }) {
    const [image] = await db.select().from(articleImages).where(eq(articleImages.articleId, id));
    return asVisitor(db, async (own) => ({
      page: (await findArticle(own, slug, later)) !== null,
      list: (await listArticles(own, { language: "en", category: null, page: 1 }, later)).articles.some(
        (article) => article.slug === slug,
      ),
      related: (await listRelated(own, elsewhere, "en", later)).some((article) => article.slug === slug),
      sitemap: (await listPublicRecords(own, { kind: "articles", part: 1, parts: 1 }, "en", null, 50)).some(
        ({ path }) => path.endsWith(slug),
      ),
      picture:
        (
          await own
            .select()
            .from(articleImages)
            .where(eq(articleImages.id, image?.id ?? id))
        ).length === 1,
    }));
  }
  const everywhere = { page: true, list: true, related: true, sitemap: true, picture: true };
  const nowhere = { page: false, list: false, related: false, sitemap: false, picture: false };

  test("is shown to visitors nowhere: as a draft, and after it was taken down", async ({ db }) => {
    const editor = await anEditor(db);
    const draft = await addArticle(editor, typed(), picture, null, now);
    expect(await seenByVisitors(db, draft)).toEqual(nowhere);
    expect(await asViewer(editor, (own) => publishArticle(own, draft.id, now))).toMatchObject({ ok: true });
    expect(await seenByVisitors(db, draft)).toEqual(everywhere);
    expect(await asViewer(editor, (own) => unpublishArticle(own, draft.id, later))).toMatchObject({
      ok: true,
    });
    expect(await seenByVisitors(db, draft)).toEqual(nowhere);
  });

  test("comes back under its old address and date", async ({ db }) => {
    const { editor, article } = await added(db);
    await asViewer(editor, (own) => unpublishArticle(own, article.id, later));
    expect(await found(editor, article.id)).toMatchObject({ state: "unpublished", publishedAt: null });
    await asViewer(editor, (own) => publishArticle(own, article.id, later));
    expect(await found(editor, article.id)).toMatchObject({
      state: "published",
      slug: "ask-early",
      publishedAt: now,
      wasPublishedAt: null,
    });
  });

  test("gets its excerpt when it is published, and needs a title and a content for that", async ({ db }) => {
    const { editor, article } = await added(db, { excerpt: "" }, null);
    await asViewer(editor, (own) => publishArticle(own, article.id, later));
    expect(await found(editor, article.id)).toMatchObject({
      excerpt: "Ask early, and ask twice....",
      publishedAt: later,
    });
    for (const unfinished of [{ content: "" }, { title: "Untitled draft" }]) {
      const { id } = await addArticle(editor, typed(unfinished), none, null, now);
      expect(await asViewer(editor, (own) => publishArticle(own, id, later))).toEqual({
        ok: false,
        reason: "Title and content are required",
      });
      expect(await found(editor, id)).toMatchObject({ state: "draft" });
    }
  });
});

describe("an article that is edited", () => {
  test("keeps its address once readers may know it", async ({ db }) => {
    const { editor, article } = await added(db);
    const change = typed({ title: "Ask even earlier", content: "Now." });
    expect(await updateArticle(editor, article, change, none, later)).toEqual({
      ok: true,
      slug: "ask-early",
    });
    expect(await found(editor, article.id)).toMatchObject({
      title: "Ask even earlier",
      slug: "ask-early",
      publishedAt: now,
      updatedAt: later,
    });
  });

  test("has an address that follows its title while it is a draft", async ({ db }) => {
    const { editor, article } = await added(db, {}, null);
    const renamed = await updateArticle(editor, article, typed({ title: "Ask later" }), none, later);
    expect(renamed).toEqual({ ok: true, slug: "ask-later" });
    const same = await updateArticle(
      editor,
      await found(editor, article.id),
      typed({ title: "Ask later" }),
      none,
      later,
    );
    expect(same).toEqual({ ok: true, slug: "ask-later" });
  });

  test("is not overwritten by someone who opened it before another editor changed it", async ({ db }) => {
    const { editor, article } = await added(db);
    await updateArticle(editor, article, typed({ content: "First." }), none, later);
    expect(await updateArticle(editor, article, typed({ content: "Second." }), none, later)).toEqual({
      ok: false,
    });
    expect(await found(editor, article.id)).toMatchObject({ content: "First." });
  });

  test("keeps, changes or loses its picture, and no old one remains", async ({ db }) => {
    const { editor, article } = await added(db);
    const images = () => db.select().from(articleImages).where(eq(articleImages.articleId, article.id));
    const change = async (choice: ImageChoice) =>
      updateArticle(editor, await found(editor, article.id), typed(), choice, new Date());
    await change(picture);
    const first = (await found(editor, article.id)).imageUrl;
    await change({ is: "unchanged" });
    expect((await found(editor, article.id)).imageUrl).toBe(first);
    await change(picture);
    expect((await found(editor, article.id)).imageUrl).not.toBe(first);
    expect(await images()).toHaveLength(1);
    await change(none);
    expect((await found(editor, article.id)).imageUrl).toBeNull();
    expect(await images()).toEqual([]);
  });

  test("is deleted with its pictures", async ({ db }) => {
    const editor = await anEditor(db);
    const { id } = await addArticle(editor, typed(), picture, now, now);
    expect(await asViewer(editor, (own) => deleteArticle(own, id))).toBe(true);
    expect(await asViewer(editor, (own) => deleteArticle(own, id))).toBe(false);
    expect(await db.select().from(articleImages)).toEqual([]);
  });
});

describe("the editors' list", () => {
  test("has articles of every state, finds them by title and address, and comes in pages", async ({ db }) => {
    const editor = await anEditor(db);
    for (let place = 0; place < 22; place++) {
      const day = new Date(now.getTime() + place * 1000);
      await addArticle(editor, typed({ title: `Story ${place}` }), none, place % 2 ? now : null, day);
    }
    const list = (words: string, page = 1) =>
      asViewer(editor, (own) => listEditableArticles(own, { words, page }));
    const first = await list("");
    expect([first.articles.length, first.total, first.pages]).toEqual([20, 22, 2]);
    expect(first.articles.slice(0, 2).map(({ title, state }) => [title, state])).toEqual([
      ["Story 21", "published"],
      ["Story 20", "draft"],
    ]);
    expect((await list("", 9)).articles.map(({ title }) => title)).toEqual(["Story 1", "Story 0"]);
    expect((await list("STORY 21")).total).toBe(1);
    expect((await list("story-21")).total).toBe(1);
    expect((await list("100%_'")).total).toBe(0);
  });
});

describe("someone who isn't an editor", () => {
  test.for(["visitor", "member"] as const)(
    "can write, change, publish, take down and delete nothing: a %s",
    async (who, { db }) => {
      const { article } = await added(db);
      const { article: draft } = await added(db, { title: "A draft" }, null);
      const stranger = who === "visitor" ? aVisitor(db) : aMember(db, await somebody(db, "Brian Otieno"));
      const attempts: (() => Promise<unknown>)[] = [
        () => addArticle(stranger, typed({ title: "Mine" }), none, now, now),
        () => updateArticle(stranger, article, typed({ content: "Mine" }), none, later),
        () => asViewer(stranger, (own) => unpublishArticle(own, article.id, later)),
        () => asViewer(stranger, (own) => deleteArticle(own, article.id)),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toThrow();
      expect(await asViewer(stranger, (own) => publishArticle(own, draft.id, later))).toMatchObject({
        ok: false,
      });
      expect(await asViewer(stranger, (own) => findEditableArticle(own, draft.id))).toBeNull();
      expect(await db.select().from(blogPosts)).toHaveLength(2);
      const [after] = await db.select().from(blogPosts).where(eq(blogPosts.id, article.id));
      expect(after).toMatchObject({ content: article.content, publishedAt: now });
    },
  );
});
