import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { hideTokens, secretPlaces } from "./redact-tokens.ts";

/** What may appear in a URL and in a log: names and ids, which give no access by themselves. */
const open = new Set([
  "batch",
  "child",
  "country",
  "factor",
  "feed",
  "file",
  "id",
  "kind",
  "language",
  "month",
  "table",
  "type",
  "slug",
  "topic",
  "what",
  // URLs without a route.
  "*",
]);

const paths = (entries: RouteConfigEntry[], above = ""): string[] =>
  entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    return [path, ...paths(entry.children ?? [], path)];
  });
const every = [...new Set(paths(routes))];
const namesIn = (path: string) => path.match(/:[\w-]+|\*/g)?.map((name) => name.replace(":", "")) ?? [];

describe("every route", () => {
  test("has parameters that are declared as secret or public: a new name must be added to one list", () => {
    const names = new Set(every.flatMap(namesIn));
    expect([...names].filter((name) => name !== "token" && !open.has(name))).toEqual([]);
  });

  test("with a token is known to the log, and the log knows no other", () => {
    const carrying = every.filter((path) => namesIn(path).includes("token"));
    expect(carrying.map((path) => path.replace(/\/:token.*/, "")).sort()).toEqual([...secretPlaces].sort());
  });
});

const carrying = every.filter((path) => path.includes(":token"));

describe.each(carrying)("the token of /%s", (path) => {
  const address = `/${path.replace(":token", "Secret_token-1")}`;
  test.each([
    address,
    `${address}.data`,
    `${address}/`,
    `${address}/more`,
    address.toUpperCase(),
    `/${address}`,
    address.replaceAll("/", "//"),
    address.replace("n", "%6e").replace("p", "%70"),
    address.replaceAll("/", "%2F"),
    address.replace("Secret", "%53ecret"),
    `https://fursa.example${address}?x=1`,
    `No route matches URL "${address}"`,
    `${address.replace("n", "%6E")}%ff`,
  ])("is hidden in %s", (text) => {
    expect(hideTokens(text)).not.toMatch(/secret/i);
    expect(hideTokens(text)).toContain("…");
  });
});

test.each([
  ["/auth/reset?token=abc", "/auth/reset?token=…"],
  ["/guardian?a=1&token=abc&b=2", "/guardian?a=1&token=…&b=2"],
  ["/api/auth/callback/google?state=s&code=c", "/api/auth/callback/google?state=…&code=…"],
])("a secret in a query is hidden: %s", (text, hidden) => {
  expect(hideTokens(text)).toBe(hidden);
});

test.each(["/saved/calendar", "/newsletter", "/scholarship/1", "/advice/100%-funded", "50 % of 3"])(
  "text without a secret is not changed: %s",
  (text) => expect(hideTokens(text)).toBe(text),
);
