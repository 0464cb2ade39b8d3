import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { AiPrompt, AskAi, FetchPublic } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import { articleImages, blogPosts, scrapeSources } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { articleSite } from "#tests/support/web/article-pages.ts";
import { startOutside } from "#tests/support/web/test-web.ts";
import type { EnhanceArticle } from "./enhance.ts";
import { importArticle } from "./import-article.server.ts";

const now = new Date("2026-01-15T08:00:00Z");
let outside: Awaited<ReturnType<typeof startOutside>>;
let fetchPublic: FetchPublic;

beforeAll(async () => {
  outside = await startOutside(articleSite());
  const [patient, hurried] = [outside.openFetch(), outside.openFetch({ time: 700 })];
  fetchPublic = (address, wanted) => (address.endsWith("/slow") ? hurried : patient)(address, wanted);
  await testDatabase();
});
afterAll(() => outside.stop());

/** What an editor has set for the site; by default, its terms allow everything. */
const allow = (db: Database, articleUse: "draft" | "excerpt" | "whole") =>
  db
    .insert(scrapeSources)
    .values({ name: "News", url: "http://www.news.example/feed/", type: "feed", articleUse })
    .onConflictDoNothing();

const importFrom = async (
  db: Database,
  path: string,
  enhance: EnhanceArticle | null = null,
  enhanceWithAI = false,
) => {
  await allow(db, "whole");
  return importArticle(
    db,
    { url: `https://news.example${path}`.replace("https", "http"), enhanceWithAI },
    { fetchPublic, askAi: enhance && askAiFor(enhance) },
    now,
  );
};

/** A service that responds as the enhancer says. */
const askAiFor =
  (enhance: EnhanceArticle): AskAi =>
  async <Output>(_: unknown, { prompt }: AiPrompt) => {
    const answer = await enhance({ metaDescription: "", ...JSON.parse(prompt) });
    return answer.ok ? { ok: true, output: answer.draft as Output } : answer;
  };

async function articleOf(db: Database, path: string) {
  const outcome = await importFrom(db, path);
  if (!outcome.ok) throw new Error(outcome.error);
  const [article] = await db.select().from(blogPosts).where(eq(blogPosts.slug, outcome.slug));
  if (!article) throw new Error("nothing was added");
  return article;
}

describe("an imported article", () => {
  test("from a news site has its facts and nothing from the rest of the page", async ({ db }) => {
    const article = await articleOf(db, "/2026/scholars?utm_source=mail");
    expect(article).toMatchObject({
      title: "Scholars programme opens for 2027",
      slug: "scholars-programme-opens-for-2027",
      excerpt: "Places for students from five countries, with tuition and a monthly allowance.",
      metaDescription: "The Mastercard Foundation Scholars Programme at UCT is open until 31 August 2026.",
      category: "Scholarships",
      author: "Wanjiru Kamau",
      sourceUrl: "https://news.example/2026/scholars",
      publishedAt: now,
    });
    expect(article.content).toContain("a monthly allowance of R4,500");
    expect(article.content).toContain("## How to apply");
    expect(article.content).toContain("[the university's own site](http://news.example/go/uct?x=1&y=2)");
    expect(article.content).toContain("[read the guide](https://www.uct.ac.za/apply)");
    expect(article.content).toContain(
      "| Cost | Paid by |\n| --- | --- |\n| Tuition | The foundation \\| in full |\n| Flights | The foundation |",
    );
    expect(article.content).toMatch(/-\s+School certificate\n-\s+Two letters/);
    expect(article.content).not.toMatch(/Subscribe|two phones|Most read|First!|javascript|window\.reached|©/);
  });

  test("credits its source at the end, with a link", async ({ db }) => {
    const { content } = await articleOf(db, "/2026/scholars");
    expect(content.split("\n").at(-1)).toBe(
      "*Source: [The Daily Student](<https://news.example/2026/scholars?utm_source=front>)*",
    );
  });

  test("includes its picture: re-encoded, bounded, and served by us", async ({ db }) => {
    const article = await articleOf(db, "/2026/scholars");
    const [image] = await db.select().from(articleImages).where(eq(articleImages.articleId, article.id));
    expect(image).toMatchObject({ mediaType: "image/webp", width: 1200, height: 800 });
    expect(Buffer.from(image?.content ?? []).toString("latin1", 8, 12)).toBe("WEBP");
    expect(article.imageUrl).toBe(`/advice/images/${image?.id}`);
  });

  test("from WordPress has no share buttons, comments or pictures", async ({ db }) => {
    const article = await articleOf(db, "/personal-statement");
    expect(article).toMatchObject({
      title: "5 tips for a winning personal statement",
      author: "Kofi Mensah",
      category: "Application Tips",
      imageUrl: null,
    });
    expect(article.content).toContain("> Write the sentence that only you could write.");
    expect(article.content).toContain("\\<b>when\\</b>");
    expect(article.content).not.toMatch(/Facebook|kindly|desk/);
  });

  test("from bare HTML without a head is found all the same", async ({ db }) => {
    const article = await articleOf(db, "/visa");
    expect(article).toMatchObject({ title: "Visas for students", author: "news.example" });
    expect(article.excerpt).not.toBe("");
    expect(article.content).toMatch(/^The Mastercard Foundation/);
    expect(article.content).toContain("[read ours](http://news.example/papers.html)");
  });

  test("from broken HTML is complete", async ({ db }) => {
    const article = await articleOf(db, "/broken");
    expect(article.category).toBe("Internships");
    expect(article.content).toContain("never asks for money");
    expect(article.content).toContain("| Company | Weeks |\n| --- | --- |\n| Hubtel | 12 |");
  });

  test.for([
    ["/latin-called-utf-8", "Étudier à l'étranger"],
    ["/utf-8-called-latin", "Étudier à l’étranger"],
  ] as const)("%s is read in the charset it is really written in", async ([path, title], { db }) => {
    const article = await articleOf(db, path);
    expect(article.title).toBe(title);
    expect(article.slug).toBe("etudier-a-l-etranger");
    expect(article.content).toContain("café, thé, forêt");
  });
});

describe("what a site's terms allow", () => {
  const url = "http://news.example/2026/scholars";
  const imported = async (db: Database) => {
    const outcome = await importArticle(db, { url, enhanceWithAI: false }, { fetchPublic, askAi: null }, now);
    const [article] = await db.select().from(blogPosts);
    return { outcome, article, images: await db.$count(articleImages) };
  };

  test("make it a draft with credit by default", async ({ db }) => {
    const { outcome, article } = await imported(db);
    expect(outcome).toMatchObject({
      ok: true,
      note: "It's a draft with credit. Publish it if the site's terms allow that.",
    });
    expect(article).toMatchObject({ publishedAt: null });
    expect(article?.content).toContain("*Source: [The Daily Student]");
    await asWorker(db, async (own) => expect(await own.select().from(blogPosts)).toEqual([]));
  });

  test("can make it an excerpt with a link, without the picture", async ({ db }) => {
    await allow(db, "excerpt");
    const { outcome, article, images } = await imported(db);
    expect(outcome).toMatchObject({ note: "We published an excerpt with a link, as you set for this site." });
    expect(article).toMatchObject({ publishedAt: now, imageUrl: null });
    expect(article?.content).toBe(
      [
        "Places for students from five countries, with tuition and a monthly allowance.",
        "[Read the whole article on The Daily Student](<https://news.example/2026/scholars?utm_source=front>)",
        "---",
        "*Source: [The Daily Student](<https://news.example/2026/scholars?utm_source=front>)*",
      ].join("\n\n"),
    );
    expect(images).toBe(0);
  });

  test("are the strictest of two settings for one site", async ({ db }) => {
    await allow(db, "whole");
    await db
      .insert(scrapeSources)
      .values({ name: "Other", url: "http://news.example/", type: "links", articleUse: "draft" });
    expect((await imported(db)).article).toMatchObject({ publishedAt: null });
  });
});

describe("a URL without an article gets a message", () => {
  test.for([
    ["/huge", "The page is larger than 2 MB."],
    ["/slow", "The site took longer than 10 seconds."],
    ["/guide.pdf", "That address leads to a PDF, not to a web page."],
    ["/login", "The page asks for a login, so its article can't be read."],
    ["/short", "We found no article at that link."],
    ["/tangled", "We can't read the layout of that article."],
    ["/gone", "There is no page at that address (404)."],
    ["/loop", "The site redirected more than 3 times."],
  ] as const)("%s", async ([path, error], { db }) => {
    expect(await importFrom(db, path)).toEqual({ ok: false, error });
    expect(await db.select().from(blogPosts)).toEqual([]);
  });

  test.for([
    ["  ", "Please enter a URL"],
    ["hello", "That is not a web address. It should look like https://example.org/article."],
    ["http://127.0.0.1/", "That address isn't on the public internet, so we can't fetch it."],
  ] as const)("%j", async ([url, error], { db }) => {
    const outcome = await importArticle(db, { url, enhanceWithAI: true }, { fetchPublic, askAi: null }, now);
    expect(outcome).toEqual({ ok: false, error });
  });
});

describe("an article that exists already", () => {
  test("is recognised by its URL, with or without tracking parameters", async ({ db }) => {
    await articleOf(db, "/personal-statement");
    const requestsBefore = outside.site.requests.length;
    expect(await importFrom(db, "/personal-statement/?fbclid=1&utm_medium=x#top")).toEqual({
      ok: false,
      error: "You've already imported that link as “5 tips for a winning personal statement”.",
    });
    expect(outside.site.requests).toHaveLength(requestsBefore);
  });

  test("is recognised by the target of a redirect", async ({ db }) => {
    await articleOf(db, "/2026/scholars");
    expect(await importFrom(db, "/moved")).toEqual({
      ok: false,
      error: "You've already imported that link as “Scholars programme opens for 2027”.",
    });
  });

  test("is recognised by a title that is nearly the same", async ({ db }) => {
    const title = "Five tips: VISAS for Students!";
    await db.insert(blogPosts).values([
      { slug: "visas", title: "Visas for Students!", content: "Ask." },
      { slug: "tips", title, content: "Ask." },
    ]);
    expect(await importFrom(db, "/visa")).toEqual({
      ok: false,
      error: "There's already an article with almost the same title: “Visas for Students!”.",
    });
  });

  test("doesn't block a slug: the next number is used, also after an unpublished article", async ({ db }) => {
    await db.insert(blogPosts).values([
      { slug: "visas-for-students", title: "Something else", content: "A" },
      { slug: "visas-for-students-2", title: "A draft", content: "A", publishedAt: null },
    ]);
    expect(await importFrom(db, "/visa")).toMatchObject({ ok: true, slug: "visas-for-students-3" });
  });

  test("is not added twice, not even if it is a draft that a job can't see", async ({ db }) => {
    await db.insert(blogPosts).values({
      slug: "a-draft",
      title: "A draft",
      content: "A",
      sourceUrl: "http://news.example/visa",
      publishedAt: null,
    });
    expect(await importFrom(db, "/visa")).toMatchObject({ ok: false });
    expect(await db.select().from(blogPosts)).toHaveLength(1);
  });
});

describe("enhancing with AI", () => {
  const better: EnhanceArticle = async (draft) => ({
    ok: true,
    draft: { ...draft, title: "A better title", content: `## In short\n\n${draft.content}` },
  });

  test("takes the better text when it has the same facts", async ({ db }) => {
    expect(await importFrom(db, "/visa", better, true)).toEqual({
      ok: true,
      slug: "a-better-title",
      title: "A better title",
      enhanced: "yes",
      note: "",
    });
    const [article] = await db.select().from(blogPosts);
    expect(article?.content.startsWith("## In short")).toBe(true);
    expect(article?.content).toContain("*Source: [news.example](<http://news.example/visa>)*");
  });

  test("is off unless it was requested", async ({ db }) => {
    expect(await importFrom(db, "/visa", better, false)).toMatchObject({
      ok: true,
      enhanced: "off",
      note: "",
    });
  });

  test("is off, and the result says so, if no service is set up", async ({ db }) => {
    expect(await importFrom(db, "/visa", null, true)).toMatchObject({
      ok: true,
      slug: "visas-for-students",
      enhanced: "off",
      note: "AI isn't set up on this server. We imported the article as it is.",
    });
  });

  test.for<[string, (content: string) => string]>([
    ["drops a link", (content) => content.replace(/\[read ours\]\([^)]*\)/, "read ours")],
    ["adds a link", (content) => `${content}\n\n[Apply here](https://scam.example/pay)`],
    ["adds a bare link", (content) => `${content}\n\nhttps://scam.example/pay`],
    ["changes a link", (content) => content.replace("papers.html", "other.html")],
    ["changes a date", (content) => content.replace("31 August", "30 September")],
    ["invents an amount", (content) => `${content}\n\nYou will receive $25,000.`],
    ["drops an amount", (content) => content.replace("R4,500", "some money")],
    [
      "drops most of the text",
      (content) => `31 2026 4500 10 ${content.slice(content.indexOf("[read ours]"))}`,
    ],
  ])("isn't trusted when it %s: the plain article stays", async ([, spoil], { db }) => {
    const careless: EnhanceArticle = async (draft) => ({
      ok: true,
      draft: { ...draft, title: "Spoilt", content: spoil(draft.content) },
    });
    expect(await importFrom(db, "/visa", careless, true)).toEqual({
      ok: true,
      slug: "visas-for-students",
      title: "Visas for students",
      enhanced: "failed",
      note: "AI couldn't enhance the article (it changed links or numbers). We imported it as it is.",
    });
  });

  test("that fails leaves the plain article, and the result says why", async ({ db }) => {
    const refusing: EnhanceArticle = async () => ({ ok: false, error: "it took too long" });
    expect(await importFrom(db, "/visa", refusing, true)).toMatchObject({
      ok: true,
      enhanced: "failed",
      note: "AI couldn't enhance the article (it took too long). We imported it as it is.",
    });
  });
});

test("no transaction is open while an import waits for the network", async () => {
  const { db, asOwner } = await testDatabase();
  let looks = 0;
  const look = async () => {
    await asWorker(db, (own) => own.select().from(blogPosts));
    looks++;
  };
  const watching: FetchPublic = async (...args) => {
    await look();
    return fetchPublic(...args);
  };
  const enhance: EnhanceArticle = async (draft) => {
    await look();
    return { ok: true, draft };
  };
  const order = { url: "http://news.example/2026/scholars", enhanceWithAI: true };
  const outcome = await importArticle(db, order, { fetchPublic: watching, askAi: askAiFor(enhance) }, now);
  await asOwner(async (own) => {
    await own.transaction(async (all) => {
      await all.delete(blogPosts);
    });
  });
  expect(outcome).toMatchObject({ ok: true, enhanced: "yes" });
  expect(looks).toBe(3);
});
