import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { publicAddress, startOutside } from "#tests/support/web/test-web.ts";
import {
  innerNames,
  ipv4Literals,
  ipv6Literals,
  oddPorts,
  oddSchemes,
  privateIpv4,
  privateIpv6,
  userInfoTricks,
} from "./private-addresses-for-tests.ts";

vi.setConfig({ testTimeout: 20_000 });

const page = { accept: "text/html", types: /^text\/html/ };
const html = { "content-type": "text/html" };
const privateAddresses = [...privateIpv4, ...privateIpv6];
const numbered = privateAddresses.map((_, place) => `http://n${place}.private.example/`);
const redirected = [
  ...privateIpv4.map((address) => `http://${address}/`),
  ...ipv6Literals,
  ...innerNames,
].map((target) => `http://public.example/to?${encodeURIComponent(target)}`);

let answer: RequestListener;
let outside: Awaited<ReturnType<typeof startOutside>>;
let fetchPublic: FetchPublic;

beforeAll(async () => {
  outside = await startOutside((request, response) => answer(request, response), namesOf);
});
afterAll(() => outside.stop());
beforeEach(() => {
  fetchPublic = outside.openFetch();
  outside.site.requests.length = 0;
  answer = (request, response) => {
    const target = /^\/to\?(.*)/.exec(request.url ?? "")?.[1];
    if (request.url === "/robots.txt") return response.writeHead(404).end();
    if (target) return response.writeHead(302, { location: inLatin1(decodeURIComponent(target)) }).end();
    response.writeHead(200, html).end("hello");
  };
});

/** Header bytes as Node expects them, so that a location may contain any letter. */
const inLatin1 = (text: string) => Buffer.from(text).toString("latin1");

function namesOf(host: string, time: number): string[] {
  const place = /^n(\d+)\.private\.example$/.exec(host)?.[1];
  if (place) return [privateAddresses[Number(place)] ?? ""];
  if (host === "mixed.example") return [publicAddress, "127.0.0.1"];
  if (host === "mixed-six.example") return [publicAddress, "::ffff:7f00:1"];
  if (host === "rebind.example") return time === 1 ? [publicAddress] : ["127.0.0.1"];
  if (host === "nowhere.example") return [];
  return [publicAddress];
}

const robotsOr =
  (send: RequestListener): RequestListener =>
  (request, response) =>
    request.url === "/robots.txt" ? response.writeHead(404).end() : send(request, response);

describe("an address that is not public", () => {
  const payloads = {
    "an IPv4 address in any notation": ipv4Literals,
    "an IPv6 address in any form": ipv6Literals,
    "a user name that hides the host": userInfoTricks,
    "another port": oddPorts,
    "another scheme": oddSchemes,
    "a name of the inner network": innerNames,
    "a public name with a private address": numbered,
    "a redirect from a public page": redirected,
    "a name with a public and a private address": ["http://mixed.example/", "http://mixed-six.example/"],
  };

  test("is tried in more than three hundred forms", () => {
    expect(new Set(Object.values(payloads).flat()).size).toBeGreaterThan(300);
  });

  test.each(Object.entries(payloads))("is never reached through %s", async (_, addresses) => {
    const letThrough: string[] = [];
    for (const address of addresses) {
      const fetched = await fetchPublic(address, page);
      if (fetched.ok) letThrough.push(address);
    }
    expect(letThrough).toEqual([]);
    expect(outside.canary.requests).toEqual([]);
  });

  test("is not reached by a name that resolves differently after the check", async () => {
    answer = (_, response) => response.writeHead(200, html).end("public");
    const patient = outside.openFetch();
    const first = await patient("http://rebind.example/", page);
    expect(outside.nameServer.queryCount("rebind.example")).toBe(2);
    expect(first).toMatchObject({ ok: false, reason: "private" });
    expect(outside.canary.requests).toEqual([]);
  });

  test("is not reached by a second lookup: the connection uses the checked address", async () => {
    let looks = 0;
    const once = outside.openFetch({
      resolve: async () => (looks++ < 2 ? [publicAddress] : ["127.0.0.1"]),
    });
    expect(await once("http://flips.example/", page)).toMatchObject({ ok: true });
    expect(looks).toBe(2);
    expect(outside.canary.requests).toEqual([]);
  });

  test("would be noticed: the canary records every connection", async () => {
    const stray = outside.openFetch({ resolve: async () => ["9.9.9.9"] });
    await stray("http://stray.example/", page);
    expect(outside.canary.requests.splice(0).length).toBeGreaterThan(0);
  });

  test("is refused on a real connection too, with the port allowed", async () => {
    const direct = outside.openFetch({
      connectTo: (place) => place,
      ports: [outside.canary.port],
    });
    for (const host of ["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "0"])
      expect(await direct(`http://${host}:${outside.canary.port}/`, page)).toMatchObject({
        reason: "private",
      });
    expect(outside.canary.requests).toEqual([]);
  });
});

describe("a refusal has a reason in words", () => {
  test.each([
    ["ftp://public.example/", "scheme", "Only http and https addresses can be fetched."],
    ["http://public.example:8080/", "port", "Only the usual web ports, 80 and 443, can be fetched."],
    [
      "http://me@public.example/",
      "user info",
      "An address with a user name or password in it can't be fetched.",
    ],
    ["http://192.168.1.1/", "private", "That address isn't on the public internet, so we can't fetch it."],
    ["http://nowhere.example/", "unknown host", "There is no website with that name."],
    [
      "hello",
      "not an address",
      "That is not a web address. It should look like https://example.org/article.",
    ],
  ])("%s", async (address, reason, error) => {
    expect(await fetchPublic(address, page)).toEqual({ ok: false, reason, error });
  });

  test.each([
    [404, "There is no page at that address (404)."],
    [403, "The site doesn't show this page to everyone (403)."],
    [429, "The site says that we ask too often (429)."],
    [500, "The site has a problem (500)."],
  ])("status %i", async (status, error) => {
    answer = ({ url }, response) => response.writeHead(url === "/robots.txt" ? 404 : status).end();
    expect(await fetchPublic("http://public.example/x", page)).toMatchObject({
      reason: "status",
      status,
      error,
    });
  });

  test("a PDF is not read", async () => {
    answer = ({ url }, response) =>
      response
        .writeHead(url === "/robots.txt" ? 404 : 200, { "content-type": "application/pdf" })
        .end("%PDF");
    expect(await fetchPublic("http://public.example/x.pdf", page)).toMatchObject({
      reason: "type",
      error: "That address leads to a PDF, not to a web page.",
    });
  });
});

describe("a public page", () => {
  test("is returned with its final URL", async () => {
    const found = await fetchPublic("http://public.example/to?http://other.example/there", page);
    expect(found).toMatchObject({ ok: true, url: "http://other.example/there", contentType: "text/html" });
    expect(found.ok && new TextDecoder().decode(found.body)).toBe("hello");
  });

  test("is requested with our own user agent, without cookies", async () => {
    await fetchPublic("http://public.example/", page);
    const { headers } = outside.site.requests.at(-1) ?? {};
    expect(headers).toMatchObject({ "user-agent": "FursaBot/1.0 (+https://fursa.example/about)" });
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  });

  test("may redirect at most three times", async () => {
    const hops = (count: number): string =>
      count === 0
        ? "http://public.example/end"
        : `http://public.example/to?${encodeURIComponent(hops(count - 1))}`;
    expect(await fetchPublic(hops(3), page)).toMatchObject({ ok: true });
    expect(await fetchPublic(hops(4), page)).toMatchObject({
      reason: "too many redirects",
      error: "The site redirected more than 3 times.",
    });
  });

  test("that redirects to itself is given up", async () => {
    answer = (_, response) => response.writeHead(301, { location: "/again" }).end();
    expect(await fetchPublic("http://public.example/", page)).toMatchObject({ reason: "too many redirects" });
  });
});

describe("a URL that browsers and naive parsers read differently", () => {
  test("is parsed as a browser does", async () => {
    expect(await fetchPublic("http://public.example\\@127.0.0.1/", page)).toMatchObject({
      ok: true,
      url: "http://public.example/@127.0.0.1/",
    });
    expect(outside.canary.requests).toEqual([]);
  });
});

describe("a page that is too large or too slow", () => {
  const twoMegabytes = 2 * 1024 * 1024;
  test("may have at most two megabytes", async () => {
    for (const [size, ok] of [
      [twoMegabytes, true],
      [twoMegabytes + 1, false],
    ] as const) {
      answer = robotsOr((_, response) => response.writeHead(200, html).end(Buffer.alloc(size, 97)));
      expect(await fetchPublic("http://public.example/", page)).toMatchObject({ ok });
    }
  });

  test("is aborted while it arrives if it has no Content-Length", async () => {
    let sent = 0;
    answer = robotsOr((_, response) => {
      response.writeHead(200, html);
      const chunk = Buffer.alloc(65_536, 97);
      const more = () => {
        while (!response.destroyed && sent < 200_000_000 && response.write(chunk)) sent += chunk.length;
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    });
    expect(await fetchPublic("http://public.example/", page)).toMatchObject({
      reason: "too large",
      error: "The page is larger than 2 MB.",
    });
    expect(sent).toBeLessThan(20_000_000);
  });

  test("is aborted while it is decompressed: a bomb of 64 MB costs next to nothing", async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
    answer = robotsOr((_, response) =>
      response.writeHead(200, { ...html, "content-encoding": "gzip, gzip" }).end(bomb),
    );
    const before = process.memoryUsage.rss();
    expect(await fetchPublic("http://public.example/", page)).toMatchObject({ reason: "too large" });
    expect(process.memoryUsage.rss() - before).toBeLessThan(32 * 1024 * 1024);
  });

  test.each([
    ["packed in a way we do not know", { "content-encoding": "compress" }, "hello"],
    ["packed more than twice", { "content-encoding": "gzip, gzip, gzip" }, "hello"],
    ["not packed as it says", { "content-encoding": "gzip" }, "hello"],
  ])("is refused as broken if it is %s", async (_, headers, body) => {
    answer = robotsOr((__, response) => response.writeHead(200, { ...html, ...headers }).end(body));
    expect(await fetchPublic("http://public.example/", page)).toMatchObject({ reason: "broken" });
  });

  test("is aborted when it takes too long, redirects and robots.txt included", async () => {
    const hurried = outside.openFetch({ time: 300 });
    answer = ({ url }, response) => {
      if (url === "/robots.txt") setTimeout(() => response.writeHead(404).end(), 200);
      else {
        response.writeHead(200, html).write("begins");
        response.on("close", () => response.end());
      }
    };
    expect(await hurried("http://public.example/", page)).toMatchObject({
      reason: "too slow",
      error: "The site took longer than 10 seconds.",
    });
  });

  test("is aborted when the name server does not respond", async () => {
    const hurried = outside.openFetch({ time: 100, resolve: () => new Promise(() => undefined) });
    expect(await hurried("http://public.example/", page)).toMatchObject({ reason: "too slow" });
  });
});

describe("robots.txt", () => {
  test("that would fill the memory is aborted, and its site is skipped", async () => {
    // Each name is combined with each rule: 24 GB. Long rules reach the limit sooner than many.
    const names = Array.from({ length: 20_000 }, (_, place) => `User-agent: r${place}`).join("\n");
    const rules = `\nDisallow: /${"x".repeat(4_000)}`.repeat(300);
    answer = ({ url }, response) =>
      url === "/robots.txt"
        ? response.writeHead(200, { "content-type": "text/plain" }).end(names + rules)
        : response.writeHead(200, html).end("hello");
    for (const path of ["/one", "/two"])
      expect(await fetchPublic(`http://bomb.example${path}`, page)).toMatchObject({ reason: "broken" });
    expect(outside.site.requests.map(({ path }) => path)).toEqual(["/robots.txt"]);
  }, 60_000);

  const withRules =
    (rules: string, status = 200): RequestListener =>
    ({ url }, response) =>
      url === "/robots.txt"
        ? response.writeHead(status, { "content-type": "text/plain" }).end(rules)
        : response.writeHead(200, html).end("hello");

  test("that forbids a page is respected, and read once for many pages", async () => {
    answer = withRules("User-agent: *\nDisallow: /private");
    expect(await fetchPublic("http://public.example/private/1", page)).toMatchObject({
      reason: "robots",
      error: "The site asks robots not to fetch this page (robots.txt).",
    });
    expect(await fetchPublic("http://public.example/open", page)).toMatchObject({ ok: true });
    expect(outside.site.requests.map(({ path }) => path)).toEqual(["/robots.txt", "/open"]);
  });

  test("may name our user agent", async () => {
    answer = withRules("User-agent: FursaBot\nDisallow: /\n\nUser-agent: *\nAllow: /");
    expect(await fetchPublic("http://public.example/", page)).toMatchObject({ reason: "robots" });
  });

  test("that can't be read forbids the site, and a missing one does not", async () => {
    answer = withRules("", 503);
    expect(await fetchPublic("http://broken.example/", page)).toMatchObject({ reason: "robots" });
    answer = withRules("", 404);
    expect(await fetchPublic("http://absent.example/", page)).toMatchObject({ ok: true });
  });

  test("with a crawl delay is respected, and a site that asks for more than a minute is skipped", async () => {
    answer = withRules("User-agent: *\nCrawl-delay: 0.3");
    for (const path of ["/1", "/2"]) await fetchPublic(`http://slow.example${path}`, page);
    const [, first, second] = outside.site.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(290);
    answer = withRules("User-agent: *\nCrawl-delay: 86400");
    expect(await fetchPublic("http://unwilling.example/", page)).toMatchObject({ reason: "robots" });
  });

  test("of the target of a redirect applies too", async () => {
    answer = ({ url, headers }, response) => {
      if (url !== "/robots.txt") return response.writeHead(302, { location: "http://strict.example/" }).end();
      response.writeHead(200, { "content-type": "text/plain" });
      response.end(headers.host === "strict.example" ? "User-agent: *\nDisallow: /" : "");
    };
    expect(await fetchPublic("http://public.example/", page)).toMatchObject({ reason: "robots" });
  });
});

describe("a host", () => {
  test("gets one request at a time, with a pause between", async () => {
    let atOnce = 0;
    let most = 0;
    answer = (_, response) => {
      most = Math.max(most, ++atOnce);
      setTimeout(() => {
        atOnce--;
        response.writeHead(200, html).end("hello");
      }, 20);
    };
    const polite = outside.openFetch({ pause: 100 });
    await Promise.all(["/1", "/2", "/3"].map((path) => polite(`http://public.example${path}`, page)));
    const times = outside.site.requests.map(({ at }) => at);
    expect(most).toBe(1);
    for (const [place, time] of times.slice(1).entries())
      expect(time - (times[place] ?? 0)).toBeGreaterThan(110);
  });

  test("does not wait for another host", async () => {
    const second = Promise.withResolvers<void>();
    answer = robotsOr(async ({ headers }, response) => {
      if (headers.host === "two.example") second.resolve();
      await second.promise;
      response.writeHead(200, html).end("hello");
    });
    const both = await Promise.all(
      ["http://one.example/", "http://two.example/"].map((address) => fetchPublic(address, page)),
    );
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
  });
});
