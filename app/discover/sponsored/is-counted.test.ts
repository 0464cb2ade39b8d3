import { describe, expect, test } from "vitest";
import { isCounted } from "./is-counted.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const ask = (headers: Record<string, string>, method = "GET") =>
  isCounted(new Request("https://fursa.example/sponsored/1", { method, headers }));

describe("a person is counted", () => {
  test.each([
    chrome,
    "Opera/9.80 (Android; Opera Mini/36.2.2254/191.249; U; en) Presto/2.12.423 Version/12.16",
    "Mozilla/5.0 (Linux; Android 9; CUBOT_NOTE_S) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/440.0]",
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  ])("who comes with %s", (agent) => {
    expect(ask({ "User-Agent": agent })).toBe(true);
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
  ])("that comes with '%s'", (agent) => {
    expect(ask({ "User-Agent": agent })).toBe(false);
  });
});

test.each([
  ["Sec-Purpose", "prefetch"],
  ["Sec-Purpose", "prefetch;prerender"],
  ["Purpose", "prefetch"],
  ["X-Moz", "prefetch"],
])("a browser that only prepares a page is not counted (%s: %s)", (name, value) => {
  expect(ask({ "User-Agent": chrome, [name]: value })).toBe(false);
});

test("asking for the headers alone is not counted", () => {
  expect(ask({ "User-Agent": chrome }, "HEAD")).toBe(false);
});
