import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CountedServer, startCountedServer } from "#tests/support/counted-server.ts";
import type { Kind } from "./crowd.ts";

describe("a server that has no place for visitors", () => {
  const letIn: Kind[] = [];
  let server: CountedServer;
  beforeAll(async () => {
    server = await startCountedServer({
      enter: (kind) => letIn.includes(kind),
      standInLine: async () => false,
      leave: () => undefined,
      turnsAway: () => false,
      look: () => undefined,
      standing: () => ({
        inside: 0,
        inLine: 0,
        limit: 0,
        late: 0,
        refused: { robot: 0, visitor: 0, member: 0, writer: 0, many: 0 },
      }),
    });
  });
  afterAll(() => server.stop());

  const get = (path: string) => fetch(server.url + path, { headers: { Accept: "text/html" } });

  test.each(["/healthz", "/readyz", "/icon.svg", "/manifest.webmanifest"])(
    "answers %s all the same",
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.has("Retry-After")]).toEqual([200, false]);
    },
  );

  test("says so on a page that looks like ours, asks nothing of the database and has its number", async () => {
    const before = server.borrowed();
    const answer = await get("/browse");
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(answer.headers.get("X-Request-Id")).toMatch(/^[\w-]{20,}$/);
    expect(text).toMatch(/<h1[^>]*>Too many people are here at this moment<\/h1>/);
    expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/styles-[^"]+\.css"/);
    expect(text.length).toBeLessThan(4000);
    expect(server.borrowed()).toBe(before);
  });

  test("lets somebody sign in where there is a place for that", async () => {
    letIn.push("writer");
    expect((await get("/auth")).status).toBe(200);
    expect((await get("/browse")).status).toBe(503);
  });
});
