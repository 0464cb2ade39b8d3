import { expect, test } from "vitest";
import { aVisitor } from "#tests/support/servers/shared-server.ts";
import { languages } from "./languages.ts";
import { localPath } from "./local-path.ts";

const alike = [
  "/",
  "/browse",
  "/start",
  "/calendar",
  "/courses",
  "/union",
  "/parents",
  "/check",
  "/schools",
  "/auth",
];
const others = languages.filter((language) => language !== "en");

test("every page has its language, and leads to pages in the same language and to itself in the others", async () => {
  const visitor = await aVisitor();
  for (const language of others) {
    for (const path of alike) {
      const page = await visitor.open(localPath(path, language));
      expect(page.attribute("lang"), page.path).toBe(language);
      const elsewhere = new Set(languages.map((one) => localPath(path, one)));
      const addresses = [
        ...page.all("main a, header a, nav a, footer a").map((link) => link.attribute("href") ?? ""),
        ...page.all("main form").map((form) => form.attribute("action") ?? ""),
      ].filter((address) => /^\/(?!\/|sponsored\/|feeds\/|[\w./-]+\.ics)/.test(address));
      const lost = addresses.filter(
        (address) => !`${address}/`.startsWith(`/${language}/`) && !address.startsWith(`/${language}?`),
      );
      expect(
        lost.filter((address) => !elsewhere.has(address.split("?")[0] ?? "")),
        page.path,
      ).toEqual([]);
    }
  }
});

test("search engines get links to the page in every language", async () => {
  const page = await (await aVisitor()).open("/sw/about");
  expect(page.one('link[rel="canonical"]').attribute("href")).toMatch(/\/sw\/about$/);
  const alternates = page
    .all('link[rel="alternate"][hrefLang]')
    .map((link) => [link.attribute("hreflang"), new URL(link.attribute("href") ?? "").pathname]);
  expect(alternates).toEqual([
    ["en", "/about"],
    ["sw", "/sw/about"],
    ["fr", "/fr/about"],
    ["am", "/am/about"],
    ["x-default", "/about"],
  ]);
  const sitemap = await (await (await aVisitor()).get("/fr/sitemap.xml")).text();
  expect(sitemap).toContain("/fr/browse</loc>");
  expect(sitemap).not.toMatch(/\d\/browse<\/loc>/);
});

test("a redirect keeps the language, and editors' pages are in English", async () => {
  const visitor = await aVisitor();
  const page = await visitor.open("/fr/saved");
  expect(page.path).toMatch(/^\/fr\/auth/);
  expect(page.attribute("lang")).toBe("fr");
  const admin = await visitor.open("/fr/admin");
  expect(admin.path).toMatch(/^\/auth/);
});

test("one language is never served in the place of another, cached or not", async () => {
  const visitor = await aVisitor();
  const titleIn = async (path: string) => (await visitor.open(path)).one("footer p.font-display + p").text;
  const first = await Promise.all(["/parents", "/sw/parents", "/fr/parents", "/am/parents"].map(titleIn));
  expect(new Set(first).size).toBe(4);
  expect(await Promise.all(["/parents", "/sw/parents", "/fr/parents", "/am/parents"].map(titleIn))).toEqual(
    first,
  );
});

test("the data saver, a form without a script, leads back to the page in its language", async () => {
  const page = await (await aVisitor()).open("/sw/about");
  const back = await page.submit("Kuokoa data");
  expect(back.path).toBe("/sw/about");
});

test("the feed of new scholarships is in the language of its address", async () => {
  const visitor = await aVisitor();
  const browse = await visitor.open("/fr/browse");
  expect(browse.html).toContain('href="/fr/feeds/scholarships.atom"');
  const feed = await visitor.open("/fr/feeds/scholarships.atom");
  expect(feed.html).toContain("Nouvelles bourses sur Fursa");
  expect(feed.html).toContain("/fr/scholarship/");
  expect((await visitor.open("/fr/feeds/scholarships.rss")).html).toContain("<language>fr</language>");
});

test("a form that is refused says what is wrong in the language of its page", async () => {
  const visitor = await aVisitor();
  for (const [language, problem] of [
    ["sw", "Andika barua pepe kamili, kama amina@example.com."],
    ["fr", "Écrivez une adresse e-mail complète, par exemple amina@example.com."],
    ["am", "ሙሉ የኢሜይል አድራሻ ይጻፉ፣ ለምሳሌ amina@example.com።"],
  ] as const) {
    const answer = await visitor.post(`/${language}/auth`, { email: "amina", password: "long enough" });
    expect(await answer.text()).toContain(problem);
  }
});

test("Amharic pages write Amharic commas, colons and full stops", async () => {
  const visitor = await aVisitor();
  const browse = await visitor.open("/am/browse");
  const [record] = browse.main.all('a[href^="/am/scholarship/"]');
  const address = record?.attribute("href") ?? "";
  for (const path of [
    "/am",
    "/am/browse",
    "/am/browse?tab=colleges",
    "/am/calendar",
    "/am/start",
    address,
    `${address}/for-parents`,
  ]) {
    const { main } = await visitor.open(path);
    expect(main.text.match(/[^ ]*[\u1200-\u1357]\)?[,:;.](?= |$).{0,20}/g) ?? [], path).toEqual([]);
  }
});
