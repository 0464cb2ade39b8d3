import { get } from "node:http";
import { expect, test } from "vitest";
import { aVisitor, sharedServer } from "#tests/support/servers/shared-server.ts";

const scam = "/advice/how-to-tell-a-real-scholarship-from-a-scam";

test("a student finds the newest article first and reads it", async () => {
  const page = await (await aVisitor()).open("/advice");
  expect(page.headings(1)).toEqual(["Advice Center"]);
  const featured = page.region(/^Your first internship/);
  expect(featured.text).toContain("Featured story");
  expect(page.region("Recent stories").all("li")).toHaveLength(8);
  const article = await page.follow(/./, featured);
  expect(article.path).toMatch(/^\/advice\/your-first-internship/);
  expect(article.heading(/^Your first internship/)).toBeDefined();
});

test("an article shows its author, date, reading time, tables, topics and what to read next", async () => {
  const page = await (await aVisitor()).open(scam);
  const article = page.one("article");
  expect(article.headings(1)).toEqual(["How to tell a real scholarship from a scam"]);
  expect(article.says("Scholarships")).toBe(true);
  expect(article.text).toContain("Fursa Team");
  expect(article.all("time")[0]?.text).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  expect(article.text).toContain("5 min read");
  expect(article.headings(2)).toContain("The warning signs");
  expect(article.region("Table").all("table")).toHaveLength(1);
  expect(article.says("Visa")).toBe(true);
  const related = page.region("Related articles").all("li");
  expect(related).toHaveLength(3);
  expect(related[0]?.text).toContain("Scholarships");
  expect((await page.follow("Back to Advice Center", page.main)).path).toBe("/advice");
});

test("a student filters the list by one category and goes back", async () => {
  let page = await (await aVisitor()).open("/advice");
  page = await page.follow("Application Tips", page.region("Categories"));
  expect(page.path).toBe("/advice?category=application-tips");
  expect(page.region("Categories").link("Application Tips").attribute("aria-current")).toBe("true");
  expect(page.region("Recent stories").all("li")).toHaveLength(1);
  expect((await page.follow("All", page.region("Categories"))).path).toBe("/advice");
});

const inKiswahili = "/sw/advice/jinsi-ya-kutofautisha-ufadhili-wa-kweli-na-ulaghai";
const inFrench = "/fr/advice/comment-distinguer-une-vraie-bourse-d-une-arnaque";
const inAmharic = "/am/advice/how-to-tell-a-real-scholarship-from-a-scam-amharic";

test("the list in Kiswahili begins with Kiswahili and marks what is in English", async () => {
  const page = await (await aVisitor()).open("/sw/advice");
  const stories = page.region("Makala mapya").all("li");
  const areEnglish = stories.map((story) => story.text.includes("Kwa Kiingereza"));
  expect(areEnglish).toEqual([...areEnglish].sort());
  expect(areEnglish).toContain(true);
  expect(areEnglish).toContain(false);
  for (const [at, story] of stories.entries())
    expect(story.one("h3").attribute("lang")).toBe(areEnglish[at] ? "en" : undefined);
  expect(page.text).not.toContain("How to tell a real scholarship from a scam");
});

test("an article leads to its translations, for readers and for search engines", async () => {
  const { fursa } = await sharedServer();
  const visitor = await aVisitor();
  const english = await visitor.open(scam);
  const article = english.one("article");
  expect(article.link("Kiswahili").attribute("href")).toBe(inKiswahili);
  expect(article.link("Kiswahili").attribute("hreflang")).toBe("sw");
  expect(article.link("Français").attribute("href")).toBe(inFrench);
  const versions = english
    .all('link[rel="alternate"][hrefLang]')
    .map((link) => [link.attribute("hreflang"), link.attribute("href")]);
  expect(versions).toEqual([
    ["en", fursa.url + scam],
    ["sw", fursa.url + inKiswahili],
    ["fr", fursa.url + inFrench],
    ["am", fursa.url + inAmharic],
    ["x-default", fursa.url + scam],
  ]);
  expect((await visitor.open(inAmharic)).one("article").text).toContain("ይህ ትርጉም ረቂቅ ነው");
  const kiswahili = await visitor.open(inKiswahili);
  expect(kiswahili.one("article").text).toContain("Hii ni rasimu ya tafsiri");
  expect(kiswahili.one("article").link("English").attribute("href")).toBe(scam);
  expect(kiswahili.one('link[rel="canonical"]').attribute("href")).toBe(fursa.url + inKiswahili);
});

test("the articles below one, and their subjects, are in the language of the page", async () => {
  const page = await (await aVisitor()).open(inAmharic);
  const below = page.all("[aria-labelledby=related] li");
  expect(below.length).toBeGreaterThan(0);
  for (const story of below)
    expect(story.all("p")[0]?.text).not.toMatch(/Scholarships|Admissions|Tips|Abroad/);
});

test("an English article on a Kiswahili page says so, and its canonical page is the English one", async () => {
  const { fursa } = await sharedServer();
  const page = await (await aVisitor()).open(`/sw${scam}`);
  expect(page.one("article").text).toContain("Kwa Kiingereza");
  expect(page.one("article").one("h1").attribute("lang")).toBe("en");
  expect(page.one('link[rel="canonical"]').attribute("href")).toBe(fursa.url + scam);
});

test("the sitemap of each language has the articles in it", async () => {
  const visitor = await aVisitor();
  const english = await (await visitor.get("/sitemap.xml")).text();
  const kiswahili = await (await visitor.get("/sw/sitemap.xml")).text();
  expect(english).toContain(`${scam}<`);
  expect(english).not.toContain("/advice/jinsi");
  expect(kiswahili).toContain(`${inKiswahili}<`);
  expect(kiswahili).not.toContain(`${scam}<`);
});

test("an unknown article gets a page that says so, with a way back", async () => {
  const page = await (await aVisitor()).open("/advice/no-such-article");
  expect(page.status).toBe(404);
  expect(page.headings(1)).toEqual(["Article not found"]);
  expect((await page.follow("Back to Advice Center", page.main)).path).toBe("/advice");
});

test("search engines and chat apps get an article's metadata", async () => {
  const { fursa } = await sharedServer();
  const page = await (await aVisitor()).open(scam);
  expect(page.title).toBe("How to tell a real scholarship from a scam · Fursa");
  expect(page.meta("description")).toMatch(/^Ten minutes of checking/);
  expect(page.meta("og:type")).toBe("article");
  expect(page.meta("article:section")).toBe("Scholarships");
  expect(page.one('link[rel="canonical"]').attribute("href")).toBe(`${fursa.url}${scam}`);
  const [, structure = ""] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page.html) ?? [];
  expect(JSON.parse(structure)).toMatchObject({
    "@type": "Article",
    headline: "How to tell a real scholarship from a scam",
    url: `${fursa.url}${scam}`,
    publisher: { name: "Fursa" },
  });
});

test("feed readers get the newest articles", async () => {
  const { fursa } = await sharedServer();
  const visitor = await aVisitor();
  const page = await visitor.open("/advice");
  const feed = await visitor.get(page.one('link[type="application/atom+xml"]').attribute("href") ?? "");
  expect(feed.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const text = await feed.text();
  expect(text.match(/<entry>/g)).toHaveLength(9);
  expect(text).toContain(`<link href="${fursa.url}${scam}" rel="alternate" type="text/html"/>`);
});

test("a missing picture is a 404 that no cache stores", async () => {
  const visitor = await aVisitor();
  for (const id of ["0b7e3f0e-0000-4000-8000-000000000000", "x", "%27"]) {
    const response = await visitor.get(`/advice/images/${id}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
  }
});

test("an article can be shared by the usual ways", async () => {
  const share = (await (await aVisitor()).open(scam)).region("Share this article");
  for (const name of ["WhatsApp", "Telegram", "Twitter", "Facebook", "LinkedIn", "Email", "Copy Link"])
    expect(share.link(new RegExp(`^${name}\\b`)).attribute("href")).toBeTruthy();
  expect(decodeURIComponent(share.link(/^Email/).attribute("href") ?? "")).toContain(
    "Ten minutes of checking",
  );
});

test("an article weighs less than 12 KB on the wire", async () => {
  const { fursa } = await sharedServer();
  const bytes = await new Promise<number>((resolve, reject) => {
    get(`${fursa.url}${scam}`, { headers: { "Accept-Encoding": "br" } }, (response) => {
      let received = 0;
      response.on("data", (chunk: Buffer) => (received += chunk.length));
      response.on("end", () => resolve(received));
    }).on("error", reject);
  });
  expect(bytes).toBeLessThan(12 * 1024);
});
