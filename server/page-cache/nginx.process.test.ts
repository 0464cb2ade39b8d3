import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tests/support/database/postgres.ts";
import { homeOnPostgres } from "#tests/support/database/server-database.ts";
import { DemoViewers } from "#tests/support/requests/demo-viewers.ts";
import { nginx, startNginx } from "#tests/support/servers/nginx.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

// nginx is a program of the operating system.
describe.skipIf(!nginx)("behind operations/nginx.conf", () => {
  let server: RunningServer;
  let proxy: Awaited<ReturnType<typeof startNginx>>;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    server = await startServer({ ...(await homeOnPostgres()), APP_URL: url, TRUST_PROXY: "1" });
    proxy = await startNginx(port, Number(new URL(server.url).port));
  });
  afterAll(async () => {
    await proxy?.stop();
    await server?.stop();
  });

  const get = async (address: string, headers: Record<string, string> = {}, method = "GET") => {
    const response = await fetch(url + address, { method, headers, redirect: "manual" });
    return { response, cache: response.headers.get("X-Cache"), text: await response.text() };
  };

  /** Sends two requests within the second for which a copy is fresh. */
  const asksTwice = async (address: string, headers: Record<string, string>) => {
    await get(address, headers);
    return get(address, headers);
  };

  test.each(["br", "gzip"])("a public page is served from the cache in %s", async (encoding) => {
    const { response, cache } = await asksTwice("/about", { "Accept-Encoding": `deflate, ${encoding}` });
    expect(["HIT", "STALE", "UPDATING", "REVALIDATED"]).toContain(cache);
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("ETag")).toMatch(/^W\//);
    const again = await get("/about", { "If-None-Match": response.headers.get("ETag") ?? "" });
    expect([again.response.status, again.text]).toEqual([304, ""]);
  });

  test("an encoding or the data saver is never served to others", async () => {
    const kinds: Record<string, string>[] = [
      { "Accept-Encoding": "br" },
      { "Accept-Encoding": "gzip" },
      { "Accept-Encoding": "identity" },
      { "Accept-Encoding": "br", "Save-Data": "on" },
      { "Accept-Encoding": "br", Cookie: "data-saver=on" },
      { "Accept-Encoding": "br", Cookie: "data-saver=off", "Save-Data": "on" },
    ];
    const direct = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}/browse`, { headers: { ...headers, Host: new URL(url).host } })).text();
    for (const headers of kinds) {
      const { response, text } = await asksTwice("/browse", headers);
      const wanted = headers["Accept-Encoding"] === "identity" ? null : headers["Accept-Encoding"];
      expect(response.headers.get("Content-Encoding")).toBe(wanted);
      expect(text).toBe(await direct(headers));
    }
  });

  test.each(["fursa.session_token=x", "__Secure-fursa.session_token=x", "flash=x", "wrote=0/1"])(
    "a request with the cookie %s isn't served from the cache",
    async (Cookie) => {
      await get("/about");
      expect((await get("/about", { Cookie })).cache).toBe("BYPASS");
    },
  );

  test("a member's page is never stored", async () => {
    const viewers = new DemoViewers({ ...server, url });
    await viewers.stayIn("admin");
    const { text } = await viewers.send("admin", { address: "/" });
    expect(text.includes("Welcome back")).toBe(true);
    for (const _ of [1, 2]) expect((await get("/")).text.includes("Welcome back")).toBe(false);
  });

  test("a page is served while the server is down", async () => {
    await get("/tutorial");
    await server.stop();
    await wait(100);
    const { response, cache } = await get("/tutorial");
    expect([response.status, ["HIT", "STALE", "UPDATING"].includes(cache ?? "")]).toEqual([200, true]);
  });
});
