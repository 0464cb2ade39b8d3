import { describe, expect, test } from "vitest";
import { isCounted } from "./is-human-request.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const origin = "https://fursa.example";
const onOurPage = { "Sec-Fetch-Site": "same-origin" };
const ask = (headers: Record<string, string>, method = "GET", what: "views" | "clicks" = "clicks") =>
  isCounted(new Request(`${origin}/sponsored/1`, { method, headers }), origin, what);

describe("a person is counted", () => {
  test.each([
    chrome,
    "Opera/9.80 (Android; Opera Mini/36.2.2254/191.249; U; en) Presto/2.12.423 Version/12.16",
    "Mozilla/5.0 (Linux; Android 9; CUBOT_NOTE_S) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/440.0]",
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  ])("with %s", (agent) => {
    expect(ask({ ...onOurPage, "User-Agent": agent })).toBe(true);
  });
});

describe("a program is not counted", () => {
  test.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (Linux; Android 6.0.1) Chrome/142 Mobile Safari/537.36 (compatible; Googlebot/2.1)",
    "Mozilla/5.0 (compatible; bingbot/2.0)",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23.20.0 A",
    "TelegramBot (like TwitterBot)",
    "Mozilla/5.0 (compatible; Yahoo! Slurp)",
    "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36",
    "curl/8.5.0",
    "python-requests/2.31",
    "node",
    "",
  ])("with '%s'", (agent) => {
    expect(ask({ ...onOurPage, "User-Agent": agent })).toBe(false);
  });
});

test.each([
  ["Sec-Purpose", "prefetch"],
  ["Sec-Purpose", "prefetch;prerender"],
  ["Purpose", "prefetch"],
  ["X-Moz", "prefetch"],
])("a browser that only prepares a page is not counted (%s: %s)", (name, value) => {
  expect(ask({ ...onOurPage, "User-Agent": chrome, [name]: value })).toBe(false);
});

test("a HEAD request is not counted", () => {
  expect(ask({ ...onOurPage, "User-Agent": chrome }, "HEAD")).toBe(false);
});

describe("only what starts on one of our pages is counted", () => {
  test.each<[boolean, Record<string, string>]>([
    [true, { "Sec-Fetch-Site": "same-origin" }],
    [true, { "Sec-Fetch-Site": "same-site" }],
    [true, { Referer: `${origin}/browse?q=law` }],
    [true, { Origin: origin }],
    [false, { "Sec-Fetch-Site": "cross-site" }],
    [false, { "Sec-Fetch-Site": "none" }],
    [false, { "Sec-Fetch-Site": "cross-site", Referer: `${origin}/browse` }],
    [false, { Referer: "https://evil.example/fursa.example" }],
    [false, { Referer: `${origin}.evil.example/` }],
    [false, { Referer: "nonsense" }],
    [false, { Origin: "null" }],
    [false, {}],
  ])("%s: %j", (isOurs, headers) => {
    expect(ask({ "User-Agent": chrome, ...headers })).toBe(isOurs);
  });

  test("only as a browser requests it: an image is not a click, and a frame is not a view", () => {
    const asking = (dest: string, what: "views" | "clicks") =>
      ask({ ...onOurPage, "User-Agent": chrome, "Sec-Fetch-Dest": dest }, "GET", what);
    expect(["document", "image", "iframe", "empty"].map((dest) => asking(dest, "clicks"))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(["image", "empty", "document", "iframe"].map((dest) => asking(dest, "views"))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
