import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DemoViewers } from "#tests/support/requests/demo-viewers.ts";
import { type CountedServer, startCountedServer } from "#tests/support/servers/counted-server.ts";
import type { Priority } from "./limiter.ts";

describe("a server that has no slot for visitors", () => {
  const admitted: Priority[] = [];
  let server: CountedServer;
  beforeAll(async () => {
    server = await startCountedServer({
      acquire: async (priority) => (admitted.includes(priority) ? () => undefined : null),
      isFull: () => false,
      sample: () => undefined,
      state: () => ({
        active: 0,
        queued: 0,
        limit: 0,
        shed: { crawler: 0, visitor: 0, member: 0, write: 0, popular: 0 },
      }),
    });
  });
  afterAll(() => server.stop());

  const get = (path: string) => fetch(server.url + path, { headers: { Accept: "text/html" } });

  test.each(["/healthz", "/readyz", "/icon.svg", "/manifest.webmanifest"])(
    "still responds to %s",
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.has("Retry-After")]).toEqual([200, false]);
    },
  );

  test("says so on a page in our layout, without a query and with the request's id", async () => {
    const before = server.borrowed();
    const answer = await get("/browse");
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(answer.headers.get("X-Request-Id")).toMatch(/^[\w-]{20,}$/);
    expect(text).toMatch(/<h1[^>]*>Too many people are here right now<\/h1>/);
    expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/styles-[^"]+\.css"/);
    expect(text.length).toBeLessThan(4000);
    expect(server.borrowed()).toBe(before);
  });

  test("accepts a sign-in if there is a slot for that", async () => {
    admitted.push("write");
    expect((await get("/auth")).status).toBe(200);
    expect((await get("/browse")).status).toBe(503);
  });

  test("admits a member by the signature of the session cookie, and not by its name", async () => {
    admitted.splice(0, admitted.length, "member");
    const people = new DemoViewers(server);
    expect((await people.send("visitor", { address: "/browse" })).status).toBe(503);
    const forged = { Cookie: `fursa.session_token=${"x".repeat(32)}.${"A".repeat(43)}%3D` };
    expect((await people.send("visitor", { address: "/browse", headers: forged })).status).toBe(503);
    admitted.push("write", "visitor");
    await people.stayIn("member");
    admitted.splice(0, admitted.length, "member");
    expect((await people.send("member", { address: "/browse" })).status).toBe(200);
  });
});
