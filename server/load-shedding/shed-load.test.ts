import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Limiter, openLimiter, type Priority } from "./limiter.ts";
import { openRejection, rejectEarly, shedLoad } from "./shed-load.ts";

const contactEmail = "hello@fursa.example";

function aServer(acquire: (priority: Priority) => boolean | Promise<boolean>) {
  const seen = { active: 0, most: 0 };
  const limiter: Limiter = {
    ...openLimiter(),
    async acquire(priority) {
      if (!(await acquire(priority))) return null;
      seen.most = Math.max(seen.most, ++seen.active);
      return () => void seen.active--;
    },
  };
  const app = new Hono<{ Variables: { requestId: string } }>();
  app.use((c, next) => {
    c.set("requestId", "request-1");
    return next();
  });
  app.use(
    shedLoad({
      limiter,
      reject: openRejection(contactEmail),
      isMember: async (c) => c.req.header("Cookie") === "signed",
      clientOf: () => "198.51.100.7",
    }),
  );
  app.get("/fails", () => {
    throw new Error("on purpose");
  });
  app.onError((_, c) => c.text("ours", 500));
  app.all("*", (c) => c.text("a page"));
  return { app, seen };
}

describe("a server that is full", () => {
  const { app } = aServer((priority) => priority === "write");

  test.each([
    ["a person", "/browse", { Accept: "text/html" }, "text/html", "Too many people are here right now"],
    ["a program", "/feed.xml", {}, "text/plain", "Please try again in a few seconds."],
  ])("refuses %s at once, in few bytes, with a Retry-After", async (_, path, headers, type, words) => {
    const answer = await app.request(path, { headers });
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThanOrEqual(5);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThan(15);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Content-Type")).toContain(type);
    expect(text).toContain(words);
    expect(text.length).toBeLessThan(4000);
  });

  test("offers a person the same address again, on a page that was compressed before", async () => {
    const get = (accepted: string) =>
      app.request("/browse?q=law", { headers: { Accept: "text/html", "Accept-Encoding": accepted } });
    const plain = await (await get("")).text();
    expect(plain).toMatch(/<a href="" [^>]*>Try again<\/a>/);
    const expand = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ["br", "gzip"] as const) {
      const answer = await get(encoding);
      expect(answer.headers.get("Content-Encoding")).toBe(encoding);
      expect(expand[encoding](await answer.arrayBuffer()).toString()).toBe(plain);
    }
  });

  test("serves a member who sends a form", async () => {
    const form = { method: "POST", headers: { Cookie: "signed" } };
    expect(await (await app.request("/saved/heart", form)).text()).toBe("a page");
    expect((await app.request("/saved/heart", { ...form, headers: { Cookie: "forged" } })).status).toBe(503);
  });

  test("sends the page's own script only the id of the request", async () => {
    const answer = await app.request("/browse.data");
    expect([answer.status, await answer.text()]).toEqual([503, "request-1"]);
  });

  test("knows a crawler also if it asks for a page that is rendered for the cache", async () => {
    const half = aServer((priority) => priority !== "crawler");
    const by = (agent: string) =>
      half.app.request("/browse", {}, { incoming: { headers: { "user-agent": agent } } });
    expect((await by("Googlebot/2.1")).status).toBe(503);
    expect((await by("Mozilla/5.0")).status).toBe(200);
  });

  test("tells someone whose form was refused that what was typed is still there", async () => {
    const full = aServer(() => false);
    const answer = await full.app.request("/profile", { method: "POST", headers: { Accept: "text/html" } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Go back to the last page");
  });
});

test("a slot is released after the response, also if the page fails", async () => {
  const { app, seen } = aServer(() => true);
  expect((await app.request("/browse")).status).toBe(200);
  expect((await app.request("/fails")).status).toBe(500);
  expect(seen).toEqual({ active: 0, most: 1 });
});

test("a queued request is served when a slot is free", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { app, seen } = aServer(() => promise);
  const answer = app.request("/browse");
  resolve(true);
  expect(await (await answer).text()).toBe("a page");
  expect(seen.active).toBe(0);
});

describe("before the app", () => {
  const people = { Accept: "text/html", "User-Agent": "Mozilla/5.0 (Linux; Android 14)" };
  let full: Priority[] = [];
  const server = createServer();
  const get = (path: string, { headers = people, ...how }: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, ...how });

  beforeAll(async () => {
    server.on(
      "request",
      await rejectEarly({
        limiter: { ...openLimiter(), isFull: (priority) => full.includes(priority) },
        environment: { APP_URL: "https://fursa.example", CONTACT_EMAIL: contactEmail },
        clientOf: () => "198.51.100.7",
        files: new Set(["/icon.svg"]),
        listener: (_, answer) => void answer.end("a page"),
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    full = ["visitor"];
  });

  test("every request is admitted while there are slots", async () => {
    full = [];
    expect(await (await get("/browse")).text()).toBe("a page");
  });

  test("a visitor gets our page that says the server is full, with its security headers and an id", async () => {
    const [one, other] = await Promise.all([get("/browse?q=law"), get("/")]);
    const text = await one.text();
    expect(one.status).toBe(503);
    expect(text).toMatch(/<h1[^>]*>Too many people are here right now<\/h1>/);
    expect(await other.text()).toBe(text);
    expect(one.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
    expect(one.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(one.headers.get("Strict-Transport-Security")).toContain("max-age=");
    expect(one.headers.get("Vary")).toContain("Accept-Encoding");
    expect(one.headers.get("Cache-Control")).toBe("private, no-store");
    expect(Number(one.headers.get("Retry-After"))).toBeGreaterThanOrEqual(5);
    expect(one.headers.get("X-Request-Id")).toMatch(/^[\w-]{20,}$/);
    expect(other.headers.get("X-Request-Id")).not.toBe(one.headers.get("X-Request-Id"));
  });

  test.each(["br", "gzip", "identity"])("the page is sent in %s", async (encoding) => {
    const answer = await get("/", { headers: { ...people, "Accept-Encoding": encoding } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(await answer.text()).toContain("Too many people are here");
  });

  test("a program gets one sentence", async () => {
    const answer = await get("/feed.xml", { headers: { Accept: "application/atom+xml" } });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([503, "text/plain; charset=UTF-8"]);
    expect(await answer.text()).toContain("Please try again in a few seconds.");
  });

  test.each([
    ["a health check", "/healthz", {}],
    ["a readiness check", "/readyz", {}],
    ["a script", "/assets/entry.js", {}],
    ["a file", "/icon.svg", {}],
    ["the sign-in", "/auth", {}],
    ["the data of a page, which the app rejects itself", "/browse.data", {}],
    ["a form, which it rejects with its text", "/profile", { method: "POST", body: "a=b" }],
    ["a session, whose signature it checks", "/browse", { headers: { Cookie: "fursa.session_token=x" } }],
    ["a HEAD request", "/browse", { method: "HEAD" }],
  ])("%s is admitted when the server is full", async (_, path, how) => {
    expect((await get(path, how)).status).toBe(200);
  });
});
