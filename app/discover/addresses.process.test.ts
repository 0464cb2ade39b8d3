import { parseAtomFeed, parseRssFeed } from "feedsmith";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scholarships } from "#tests/support/catalogue/starter-catalogue.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

let server: RunningServer;
const found: Record<string, string> = {};
const nobody = "00000000-0000-4000-8000-000000000000";

beforeAll(async () => {
  server = await startServer();
  const sitemap = await (await get("/sitemap.xml")).text();
  for (const noun of ["scholarship", "college", "internship"]) {
    found[noun] = new RegExp(`/${noun}/([0-9a-f-]{36})`).exec(sitemap)?.[1] ?? "";
  }
});
afterAll(() => server.stop());

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: "manual", ...init });

describe("a record's address", () => {
  test.each(["scholarship", "college", "internship"])(
    "in the plural redirects permanently to /%s/",
    async (noun) => {
      const answer = await get(`/${noun}s/${found[noun]}`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get("Location")).toBe(`/${noun}/${found[noun]}`);
    },
  );

  test.each([
    ["scholarship", "Scholarship not found"],
    ["college", "College not found"],
    ["internship", "Internship not found"],
  ])("that names no %s is a 404 and says '%s'", async (noun, text) => {
    for (const id of [nobody, "1", "%27%3B--", "%00", "..%2f", "x".repeat(3_000)]) {
      const answer = await get(`/${noun}/${id}`);
      expect(answer.status).toBe(404);
      const page = await answer.text();
      expect(page).toContain(text);
      expect(page).toContain(`/browse?tab=${noun}s`);
      expect(page).toContain('content="noindex"');
    }
  });
});

describe("a detail page", () => {
  test.each([
    ["scholarship", "MonetaryGrant"],
    ["college", "CollegeOrUniversity"],
    ["internship", "JobPosting"],
  ])("of a %s tells chats and search engines what it is", async (noun, type) => {
    const page = await (await get(`/${noun}/${found[noun]}`)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(picture).toMatch(new RegExp(`^${server.url}/${noun}/${found[noun]}/preview.png\\?v=[\\w-]{12}$`));
    expect(page).toContain('name="twitter:card" content="summary_large_image"');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}";
    expect(data).not.toContain("<");
    expect(JSON.parse(data)).toMatchObject({ "@type": type, url: `${server.url}/${noun}/${found[noun]}` });
  });

  test("has a picture that is immutable under its version, and cached for an hour otherwise", async () => {
    const page = await (await get(`/scholarship/${found.scholarship}`)).text();
    const version = /preview\.png\?v=([\w-]{12})/.exec(page)?.[1];
    const path = `/scholarship/${found.scholarship}/preview.png`;
    const [present, past] = [await get(`${path}?v=${version}`), await get(`${path}?v=old`)];
    expect(present.headers.get("Content-Type")).toBe("image/png");
    expect(present.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(past.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const picture = Buffer.from(await present.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(100 * 1024);
  });

  test.each([`/scholarship/${nobody}`, "/scholarship/nonsense", `/article/${nobody}`])(
    "that doesn't exist has no picture: %s",
    async (path) => {
      expect((await get(`${path}/preview.png`)).status).toBe(404);
    },
  );
});

describe("any text is a valid search", () => {
  const ask = async (path: string) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert(1)</script>");
  };

  test.each(["'", '"', "%", "_", "\\", "\u0000", "🎓", "(select 1)", "&|!:*", "<script>alert(1)</script>"])(
    "%j in the search box, in a filter and as a page number",
    async (text) => {
      const q = encodeURIComponent(text);
      await ask(`/browse?q=${q}`);
      await ask(`/browse?tab=colleges&q=${q}&country=${q}&page=${q}&sort=${q}`);
      await ask(`/jobs?q=${q}&type=${q}&page=${q}`);
    },
  );

  test.each([
    ["5,000 letters", "x".repeat(5_000)],
    ["2,500 words", "a ".repeat(2_500)],
    ["5,000 emoji", "🎓".repeat(5_000)],
  ])("%s", async (_, text) => {
    await ask(`/browse?q=${encodeURIComponent(text)}`);
    await ask(`/jobs?q=${encodeURIComponent(text)}`);
  });

  test("a broken address gets a normal page too", async () => {
    for (const path of [
      "/browse?q=%ff%fe",
      "/browse?q=%",
      "/jobs?page=-1",
      "/events?page=1e99",
      "/events?page=x",
    ]) {
      expect((await get(path)).status).toBe(200);
    }
  });
});

describe("feeds", () => {
  test("of new scholarships can be read as Atom and as RSS", async () => {
    const atom = await get("/feeds/scholarships.atom");
    expect(atom.headers.get("Content-Type")).toContain("application/atom+xml");
    expect(parseAtomFeed(await atom.text()).entries).toHaveLength(50);
    const rss = await get("/feeds/scholarships.rss");
    expect(rss.headers.get("Content-Type")).toContain("application/rss+xml");
    expect(parseRssFeed(await rss.text()).items).toHaveLength(50);
    expect((await get("/feeds/nonsense")).status).toBe(404);
  });

  test("of deadlines follow the search, and contain only future days", async () => {
    const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
    const [all, some, none] = await Promise.all(
      ["", "?q=cambridge", "?q=nothinglikethis"].map(async (query) => {
        const answer = await get(`/browse/deadlines.ics${query}`);
        expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
        return [...(await answer.text()).matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, day]) => day ?? "");
      }),
    );
    expect(all?.length).toBeGreaterThan(some?.length ?? 0);
    expect(some?.length).toBeGreaterThan(0);
    expect(none).toEqual([]);
    expect(all).toEqual(all?.toSorted());
    expect(all?.every((day) => day >= today)).toBe(true);
  });

  test("an event's calendar file can be downloaded; an unknown one is a 404", async () => {
    const id = /\/events\/([0-9a-f-]{36})\.ics/.exec(await (await get("/events")).text())?.[1];
    const answer = await get(`/events/${id}.ics`);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
    for (const wrong of [nobody, "nonsense"]) expect((await get(`/events/${wrong}.ics`)).status).toBe(404);
  });
});

describe("the sitemap", () => {
  test("names every public record with its date, while one file has room for them", async () => {
    const sitemap = await (await get("/sitemap.xml")).text();
    expect(sitemap).toContain(`<loc>${server.url}/browse</loc>`);
    expect(
      sitemap.match(/\/scholarship\/[0-9a-f-]{36}<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g),
    ).toHaveLength(scholarships.length);
  });

  test("is divided into files that together contain each record once", async () => {
    const parts = await Promise.all(
      [1, 2, 3].map(async (part) => (await get(`/sitemaps/scholarships-${part}-of-3.xml`)).text()),
    );
    const ids = parts.flatMap((part) => part.match(/\/scholarship\/[0-9a-f-]{36}/g) ?? []);
    expect(new Set(ids).size).toBe(scholarships.length);
    expect(ids).toHaveLength(scholarships.length);
  });

  test.each([
    "nonsense",
    "scholarships-2-of-1",
    "scholarships-0-of-1",
    "people-1-of-1",
    "constructor-1-of-1",
  ])("has no file %s", async (file) => {
    expect((await get(`/sitemaps/${file}.xml`)).status).toBe(404);
  });
});
