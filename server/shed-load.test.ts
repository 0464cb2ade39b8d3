import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { Crowd, Kind } from "./crowd.ts";
import { shedLoad } from "./shed-load.ts";

function aServer(hasRoomFor: (kind: Kind) => boolean, becomesFree = async () => false) {
  const seen = { inside: 0, most: 0 };
  const crowd: Crowd = {
    enter(kind) {
      if (!hasRoomFor(kind)) return false;
      seen.most = Math.max(seen.most, ++seen.inside);
      return true;
    },
    standInLine: async () => (await becomesFree()) && ++seen.inside > 0,
    leave: () => void seen.inside--,
    turnsAway: () => false,
    look: () => undefined,
    standing: () => ({
      inside: 0,
      inLine: 0,
      limit: 0,
      late: 0,
      refused: { robot: 0, visitor: 0, member: 0, writer: 0, many: 0 },
    }),
  };
  const app = new Hono<{ Variables: { requestId: string } }>();
  app.use((c, next) => {
    c.set("requestId", "request-1");
    return next();
  });
  app.use(shedLoad(crowd, "hello@fursa.example"));
  app.get("/fails", () => {
    throw new Error("on purpose");
  });
  app.onError((_, c) => c.text("ours", 500));
  app.all("*", (c) => c.text("a page"));
  return { app, seen };
}

describe("a server that is full", () => {
  const { app } = aServer((kind) => kind === "writer");

  test.each([
    ["a person", "/browse", { Accept: "text/html" }, "text/html", "Too many people are here at this moment"],
    ["a program", "/feed.xml", {}, "text/plain", "Please try again in a few seconds."],
  ])("tells %s so at once, in few bytes, and when to come back", async (_, path, headers, type, words) => {
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
    const ask = (accepted: string) =>
      app.request("/browse?q=law", { headers: { Accept: "text/html", "Accept-Encoding": accepted } });
    const plain = await (await ask("")).text();
    expect(plain).toMatch(/<a href="" [^>]*>Try again<\/a>/);
    const open = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ["br", "gzip"] as const) {
      const answer = await ask(encoding);
      expect(answer.headers.get("Content-Encoding")).toBe(encoding);
      expect(open[encoding](await answer.arrayBuffer()).toString()).toBe(plain);
    }
  });

  test("serves who is signed in and sends a form", async () => {
    const form = { method: "POST", headers: { Cookie: "fursa.session_token=x" } };
    expect(await (await app.request("/saved/heart", form)).text()).toBe("a page");
  });

  test("tells the page's own script the number of the request alone", async () => {
    const answer = await app.request("/browse.data");
    expect([answer.status, await answer.text()]).toEqual([503, "request-1"]);
  });

  test("knows a robot also where it asks for a page that is made to be kept", async () => {
    const half = aServer((kind) => kind !== "robot");
    const by = (agent: string) =>
      half.app.request("/browse", {}, { incoming: { headers: { "user-agent": agent } } });
    expect((await by("Googlebot/2.1")).status).toBe(503);
    expect((await by("Mozilla/5.0")).status).toBe(200);
  });

  test("tells who could not send one that what was typed is still there", async () => {
    const full = aServer(() => false);
    const answer = await full.app.request("/profile", { method: "POST", headers: { Accept: "text/html" } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Go back to the page before this one");
  });
});

test("whoever was let in leaves again, also where the page fails", async () => {
  const { app, seen } = aServer(() => true);
  expect((await app.request("/browse")).status).toBe(200);
  expect((await app.request("/fails")).status).toBe(500);
  expect(seen).toEqual({ inside: 0, most: 1 });
});

test("whoever stands in line is served when a place is free, and leaves it again", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { app, seen } = aServer(
    () => false,
    () => promise,
  );
  const answer = app.request("/browse");
  resolve(true);
  expect(await (await answer).text()).toBe("a page");
  expect(seen.inside).toBe(0);
});
