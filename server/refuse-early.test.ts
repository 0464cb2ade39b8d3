import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Crowd, type Kind, openCrowd } from "./crowd.ts";
import { refuseEarly } from "./refuse-early.ts";

const people = { Accept: "text/html", "User-Agent": "Mozilla/5.0 (Linux; Android 14)" };
const robot = { "User-Agent": "Examplebot/1.0" };

let crowd: Crowd;
const server = createServer();
const ask = (path: string, { headers = people, ...how }: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, ...how });

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  crowd = openCrowd();
  server.removeAllListeners("request").on(
    "request",
    await refuseEarly({
      crowd,
      environment: { APP_URL: "https://fursa.example", CONTACT_EMAIL: "hello@fursa.example" },
      files: new Set(["/icon.svg"]),
      listener: (_, answer) => void answer.end("a page"),
    }),
  );
});
/** No place is left for such as these, neither inside nor in the line. */
const fill = (kind: Kind = "visitor") => {
  while (crowd.enter(kind));
  while (!crowd.turnsAway(kind)) void crowd.standInLine(kind);
};

describe("before the pages", () => {
  test("all go in while there is room", async () => {
    expect(await (await ask("/browse")).text()).toBe("a page");
    expect(crowd.standing().refused.visitor).toBe(0);
  });

  test("a person who comes when it is full is told so on our page, with its policies and a number of her own", async () => {
    fill();
    const { refused } = crowd.standing();
    const [one, other] = await Promise.all([ask("/browse?q=law"), ask("/")]);
    const text = await one.text();
    expect(one.status).toBe(503);
    expect(text).toMatch(/<h1[^>]*>Too many people are here at this moment<\/h1>/);
    expect(await other.text()).toBe(text);
    expect(one.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
    expect(one.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(one.headers.get("Strict-Transport-Security")).toContain("max-age=");
    expect(one.headers.get("Vary")).toContain("Accept-Encoding");
    expect(one.headers.get("Cache-Control")).toBe("private, no-store");
    expect(Number(one.headers.get("Retry-After"))).toBeGreaterThanOrEqual(5);
    expect(one.headers.get("X-Request-Id")).toMatch(/^[\w-]{20,}$/);
    expect(other.headers.get("X-Request-Id")).not.toBe(one.headers.get("X-Request-Id"));
    expect(crowd.standing().refused.visitor).toBe(refused.visitor + 2);
  });

  test.each(["br", "gzip", "identity"])("the page comes in %s to whoever takes that", async (encoding) => {
    fill();
    const answer = await ask("/", { headers: { ...people, "Accept-Encoding": encoding } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(await answer.text()).toContain("Too many people are here");
  });

  test("a program gets a sentence", async () => {
    fill();
    const answer = await ask("/feed.xml", { headers: { Accept: "application/atom+xml" } });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([503, "text/plain; charset=UTF-8"]);
    expect(await answer.text()).toContain("Please try again in a few seconds.");
  });

  test("robots are turned away first, and who is about to sign in last", async () => {
    fill("robot");
    expect((await ask("/browse", { headers: robot })).status).toBe(503);
    expect((await ask("/browse")).status).toBe(200);
    fill();
    expect((await ask("/auth")).status).toBe(200);
  });

  test.each([
    ["a health check", "/healthz", {}],
    ["the check of a proxy", "/readyz", {}],
    ["a script", "/assets/entry.js", {}],
    ["a file", "/icon.svg", {}],
    ["the data of a page, which the pages refuse themselves", "/browse.data", {}],
    ["a form, which they refuse with its text", "/profile", { method: "POST", body: "a=b" }],
    ["a question about a page", "/browse", { method: "HEAD" }],
  ])("%s goes in when it is full", async (_, path, how) => {
    fill();
    expect((await ask(path, how)).status).toBe(200);
  });
});
