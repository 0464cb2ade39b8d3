import { globSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { everyRoute } from "#tests/support/routes/every-route.ts";
import { knownParameters } from "../http/query-parameters.ts";
import { readCacheKey } from "./cache-key.ts";
import { cachedRoutes, findCachedRoute } from "./cached-routes.ts";

const ask = (url: string, headers: IncomingHttpHeaders = {}, method = "GET") =>
  readCacheKey({ method, url, headers: { host: "fursa.test", ...headers } } as IncomingMessage);
const keyOf = (url: string, headers: IncomingHttpHeaders = {}) => ask(url, headers)?.key;

describe("one entry serves", () => {
  test.each([
    ["/browse?tab=colleges&q=law", "/browse?q=law&tab=colleges"],
    ["/browse?q=law", "/browse?fbclid=x&q=law&utm_source=y"],
    ["/", "/?utm_campaign=results-day"],
    ["/offline", "/offline?q=law&page=2"],
    ["/offline/fursa.html", "/offline/fursa.html?q=law"],
    ["/offline.data", "/offline.data?q=law"],
    ["/events?country=Kenya", "/events?country=Kenya&q=law"],
  ])("%s and %s", (one, other) => expect(keyOf(one)).toBe(keyOf(other)));

  test("requests with unrelated cookies, or with the data saver", () => {
    expect(keyOf("/", { cookie: "_ga=1; cf=2; data-saver=off" })).toBe(keyOf("/"));
    expect(keyOf("/", { cookie: "data-saver=on" })).toBe(keyOf("/", { "save-data": "on" }));
  });
});

describe("another entry is for", () => {
  test.each([
    ["other words", "/browse?q=law", {}],
    ["an order of the same name", "/browse?type=x&type=y", {}],
    ["the data saver", "/browse", { "save-data": "on" }],
    ["another address of ours", "/browse", { host: "127.0.0.1:3000" }],
  ])("%s", (_, url, headers) => expect(keyOf(url, headers)).not.toBe(keyOf("/browse?type=y&type=x")));
});

describe("nothing is cached for", () => {
  test.each([
    ["a form", ask("/", {}, "POST")],
    ["a list of courses with somebody's grades", ask("/courses?country=Kenya&grades=ENG10")],
    ["whoever is signed in", ask("/", { cookie: "a=b; fursa.session_token=x" })],
    ["whoever is signed in over https", ask("/", { cookie: "__Secure-fursa.session_token=x" })],
    ["whoever has a message waiting", ask("/", { cookie: "flash=x" })],
    ["a program with a key", ask("/", { authorization: "Bearer x" })],
    ["a part of an answer", ask("/", { range: "bytes=0-1" })],
    ["an address beyond all measure", ask(`/browse?q=${"x".repeat(3000)}`)],
    ["a page for members", ask("/saved")],
    ["an editor's page", ask("/admin")],
    ["a page that hands out a stamp", ask("/schools")],
  ])("%s", (_, key) => expect(key).toBeNull());
});

test("every cookie that pages set bypasses the cache, except for the data saver", () => {
  const names = globSync("app/**/*.ts")
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/createCookie\(\s*"([^"]+)"/g)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(ask("/", { cookie: `${name}=x` }), name).toBeNull();
});

/** Rendered for each request: they are personal, use up or count something, or redirect. */
const renderedEachTime = [
  "/*",
  "/.well-known",
  "/admin",
  "/advertised",
  "/advice/images",
  "/api",
  "/auth",
  "/check/shared",
  "/colleges",
  "/courses/plan",
  "/data-saver",
  "/guardian",
  "/improve",
  "/internships",
  "/mail",
  "/matches",
  "/newsletter/confirm",
  "/offline/outbox",
  "/phone",
  "/pictures",
  "/plan",
  "/profile",
  "/claim",
  "/claimed",
  "/qualify",
  "/report",
  "/saved",
  "/scholarships",
  "/schools",
  "/session",
  "/sign-out",
  "/sponsored",
  "/start/keep",
  "/union/ask",
  "/union/name",
  "/union/post",
  "/union/stop",
];

test("every page is cached, or known to be rendered for each request", () => {
  const undecided = everyRoute()
    .map(({ pattern }) => pattern.replace(":kind", "scholarship"))
    .filter(
      (pattern) =>
        !renderedEachTime.some(
          (begin) => `${pattern}/`.startsWith(`${begin}/`) || pattern.startsWith(`${begin}.`),
        ),
    )
    .filter((pattern) => !findCachedRoute(pattern.replaceAll(/:\w+/g, "some")));
  expect(undecided).toEqual([]);
});

test("an undeclared page is not mistaken for a declared one, and keeps its parameters", () => {
  const taken = everyRoute()
    .map(({ pattern }) => pattern)
    .filter(
      (pattern) => !pattern.includes(":") && !(pattern in cachedRoutes) && !pattern.startsWith("/feeds/"),
    )
    .filter((pattern) => findCachedRoute(pattern));
  expect(taken).toEqual([]);
});

test("every parameter of a cached route is read by some page", () => {
  const declared = Object.values(cachedRoutes).flatMap(({ parameters }) => parameters);
  expect([...new Set(declared)].filter((name) => !knownParameters.includes(name))).toEqual([]);
});

test("HEAD uses the entry of GET", () => {
  expect(ask("/about", {}, "HEAD")?.key).toBe(keyOf("/about"));
});
