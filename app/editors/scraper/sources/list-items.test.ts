import { describe, expect, test } from "vitest";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { listItems } from "./list-items.ts";
import { activeSources, fixedSources, type ListingMethod } from "./sources.ts";

const source = (listing: ListingMethod) => ({
  name: "A",
  url: "https://a.example",
  isActive: true,
  isOwnSite: true,
  isTrusted: true,
  everyDays: 1,
  listing,
});

const web =
  (pages: Record<string, string>, contentType = "text/html"): FetchPublic =>
  async (url) =>
    pages[url] === undefined
      ? { ok: false, reason: "status", status: 404, error: "There is no page at that address (404)." }
      : { ok: true, url, contentType, body: Buffer.from(pages[url]) };

const feed = source({ by: "feed", feeds: ["https://a.example/feed/"] });
const links = source({ by: "links", start: ["https://a.example/"], follows: /scholarship/i, mostPages: 3 });

describe("the sources", () => {
  test("are the four of the specification, all active", () => {
    expect(activeSources(fixedSources).map(({ name, url }) => [name, url])).toEqual([
      ["Opportunities for Africans", "https://www.opportunitiesforafricans.com"],
      ["African Institute for Mathematical Sciences", "https://aims.ac.za"],
      ["University of Michigan African Presidential Scholars", "https://ii.umich.edu/asc"],
      ["Ivy League Universities", "Various"],
    ]);
    expect(fixedSources[3]?.listing).toMatchObject({ by: "pages" });
  });

  test("'Various' means the eight universities' own sites", async () => {
    const ivy = fixedSources[3];
    if (!ivy) throw new Error("there are only three");
    const { items } = await listItems(ivy, web({}));
    expect(items).toHaveLength(8);
    expect(new Set(items.map(({ address }) => new URL(address).host)).size).toBe(8);
    expect(items.every(({ address }) => new URL(address).host.endsWith(".edu"))).toBe(true);
  });
});

describe("a feed", () => {
  test.each([
    [
      "RSS",
      `<rss version="2.0"><channel><title>A</title><item><title>One &amp; all</title><link>https://a.example/one?utm_source=x</link></item>
       <item><title>Without a link</title></item></channel></rss>`,
    ],
    [
      "Atom",
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><id>a</id><updated>2026-11-15T00:00:00Z</updated>
       <entry><title>One &amp; all</title><id>1</id><updated>2026-11-15T00:00:00Z</updated><link href="https://a.example/one"/></entry></feed>`,
    ],
    [
      "JSON",
      '{"version":"https://jsonfeed.org/version/1.1","title":"A","items":[{"id":"1","url":"https://a.example/one","title":"One & all"}]}',
    ],
  ])("in %s gives its items", async (_, text) => {
    expect(await listItems(feed, web({ "https://a.example/feed/": text }, "text/xml"))).toEqual({
      items: [{ address: "https://a.example/one", title: "One & all" }],
      errors: [],
    });
  });

  const addressesIn = async (text: string) =>
    (await listItems(feed, web({ "https://a.example/feed/": text }, "text/xml"))).items.map(
      ({ address }) => address,
    );

  test("without links gives the URLs in its identifiers", async () => {
    expect(
      await addressesIn(
        `<rss version="2.0"><channel><title>A</title>
         <item><title>One</title><guid isPermaLink="true">https://a.example/one</guid></item>
         <item><title>Two</title><guid>https://a.example/two/</guid></item>
         <item><title>Three</title><guid isPermaLink="false">https://a.example/?p=3</guid></item>
         <item><title>Four</title><guid>4 at a.example</guid></item></channel></rss>`,
      ),
    ).toEqual(["https://a.example/one", "https://a.example/two/"]);
    expect(
      await addressesIn(
        `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><id>a</id><updated>2026-11-15T00:00:00Z</updated>
         <entry><title>One</title><id>https://a.example/one/</id><updated>2026-11-15T00:00:00Z</updated></entry>
         <entry><title>Two</title><id>tag:a.example,2026:2</id><updated>2026-11-15T00:00:00Z</updated></entry></feed>`,
      ),
    ).toEqual(["https://a.example/one/"]);
  });

  test.each([
    ["RSS", "<item><title>One</title><link>https://feeds.example/~r/a/1</link>", "</item>"],
    ["Atom", '<entry><title>One</title><id>1</id><link href="https://feeds.example/~r/a/1"/>', "</entry>"],
  ])("of FeedBurner in %s gives the original links", async (format, before, after) => {
    const item = `${before}<feedburner:origLink>https://a.example/one/?utm_source=feedburner</feedburner:origLink>${after}`;
    const space = 'xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"';
    const text =
      format === "RSS"
        ? `<rss version="2.0" ${space}><channel><title>A</title>${item}</channel></rss>`
        : `<feed xmlns="http://www.w3.org/2005/Atom" ${space}><title>A</title><id>a</id>${item}</feed>`;
    expect(await addressesIn(text)).toEqual(["https://a.example/one/"]);
  });

  test("gives a page once, with the slash that its first link has", async () => {
    const item = (address: string) => `<item><title>A</title><link>${address}</link></item>`;
    expect(
      await addressesIn(
        `<rss version="2.0"><channel><title>A</title>${["https://a.example/one/", "https://a.example/one", "https://a.example/two", "https://a.example/two/#top"].map(item).join("")}</channel></rss>`,
      ),
    ).toEqual(["https://a.example/one/", "https://a.example/two"]);
  });

  test("that isn't valid is reported", async () => {
    expect(await listItems(feed, web({ "https://a.example/feed/": "<html><p>Moved</p></html>" }))).toEqual({
      items: [],
      errors: [{ url: "https://a.example/feed/", error: "We couldn't read the feed." }],
    });
    expect((await listItems(feed, web({}))).errors).toEqual([
      { url: "https://a.example/feed/", error: "There is no page at that address (404)." },
    ]);
  });
});

describe("a sitemap", () => {
  const sitemap = source({ by: "sitemap", start: "https://a.example/sitemap.xml", follows: /scholarship/i });
  const entry = (address: string, day: string) => `<url><loc>${address}</loc><lastmod>${day}</lastmod></url>`;
  const addressesIn = async (pages: Record<string, string>) =>
    (await listItems(sitemap, web(pages, "application/xml"))).items.map(({ address }) =>
      address.replace("https://a.example", ""),
    );

  test("returns the opportunities of its own site, newest first", async () => {
    const text = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${entry("https://a.example/scholarship-1/", "2026-10-01")}
      ${entry("https://a.example/contact", "2026-11-01")}
      ${entry("https://b.example/scholarship-2", "2026-11-02")}
      ${entry("https://a.example/scholarship-3", "2026-11-03T08:00:00+00:00")}
      <url><loc>not an address</loc></url></urlset>`;
    expect(await addressesIn({ "https://a.example/sitemap.xml": text })).toEqual([
      "/scholarship-3",
      "/scholarship-1/",
    ]);
  });

  test("that is an index leads to its newest sitemaps, and to no other site", async () => {
    const child = (address: string, day: string) =>
      `<sitemap><loc>${address}</loc><lastmod>${day}</lastmod></sitemap>`;
    const months = ["01", "02", "03", "04", "05"];
    const pages = Object.fromEntries(
      months.map((month) => [
        `https://a.example/posts-${month}.xml`,
        `<urlset>${entry(`https://a.example/scholarship-${month}`, `2026-${month}-01`)}</urlset>`,
      ]),
    );
    expect(
      await addressesIn({
        ...pages,
        "https://b.example/posts.xml": `<urlset>${entry("https://a.example/scholarship-b", "2026-12-01")}</urlset>`,
        "https://a.example/sitemap.xml": `<sitemapindex>${child("https://b.example/posts.xml", "2026-12-01")}
          ${months.map((month) => child(`https://a.example/posts-${month}.xml`, `2026-${month}-01`)).join("")}</sitemapindex>`,
      }),
    ).toEqual(["/scholarship-05", "/scholarship-04", "/scholarship-03"]);
  });

  test("that isn't valid is reported", async () => {
    expect(
      await listItems(sitemap, web({ "https://a.example/sitemap.xml": "<html><p>Moved</p></html>" })),
    ).toEqual({
      items: [],
      errors: [{ url: "https://a.example/sitemap.xml", error: "We couldn't read the sitemap." }],
    });
  });
});

describe("a listing", () => {
  const page = (number: number, more = "") =>
    `<a href="/scholarship-${number}">Read on</a> <a href="/x${number}">A scholarship of ${number}</a> <a href="/contact">Contact</a>
     <a href="https://b.example/scholarship">Elsewhere</a> <a href="/scholarship.pdf">PDF</a> <a href="javascript:scholarship()">Script</a> ${more}`;

  test("is followed from page to page, as far as allowed, and gives each item once", async () => {
    const next = (number: number) => `<a rel="next" href="/?page=${number}">Next</a>`;
    const { items, errors } = await listItems(
      links,
      web({
        "https://a.example/": page(1, next(2)),
        "https://a.example/?page=2": page(2, page(1) + next(3)),
        "https://a.example/?page=3": page(3, next(4)),
        "https://a.example/?page=4": page(4),
      }),
    );
    expect(errors).toEqual([]);
    expect(items.map(({ address }) => address.replace("https://a.example", ""))).toEqual([
      "/scholarship-1",
      "/x1",
      "/scholarship-2",
      "/x2",
      "/scholarship-3",
      "/x3",
    ]);
  });

  test("whose next page is itself ends, and one on another site is not followed", async () => {
    for (const next of ["/", "https://b.example/?page=2"]) {
      const listed = await listItems(
        links,
        web({ "https://a.example/": page(1, `<a rel="next" href="${next}">Next</a>`) }),
      );
      expect(listed).toMatchObject({ items: { length: 2 }, errors: [] });
    }
  });
});
