import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newDatabase } from "#tests/support/database/server-database.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
/** A phone's request from one of our pages. */
const phone = { "User-Agent": chrome, "Sec-Fetch-Site": "same-origin" };
const robot = {
  ...phone,
  "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};
/** The same from one of many clients behind the proxy. */
const phoneOf = (client: number) => ({
  ...phone,
  "X-Forwarded-For": `198.51.${client >> 8}.${client & 255}`,
});

let database: Awaited<ReturnType<typeof newDatabase>>;
let server: RunningServer;
let inside: pg.Client;
let running = "";
let off = "";

beforeAll(async () => {
  database = await newDatabase();
  server = await startServer({
    DATABASE_URL: database.url,
    AUTH_SECRET: "a-secret-for-tests-of-32-characters",
    TRUST_PROXY: "1",
  });
  inside = new pg.Client({ connectionString: database.superuserUrl });
  await inside.connect();
});
afterAll(async () => {
  await inside.end();
  await server.stop();
  await database.close();
});
beforeEach(async () => {
  await inside.query("delete from sponsored_view_keys");
  await inside.query("delete from sponsored_listings");
  const added = await inside.query<{ id: string }>(`
    insert into sponsored_listings (title, description, target_url, is_active)
    values ('Ashesi', 'A school', 'https://www.ashesi.edu.gh/apply', true), ('Off', 'Off', 'https://off.example', false)
    returning id`);
  [running, off] = added.rows.map(({ id }) => id) as [string, string];
});

const get = (path: string, headers: Record<string, string> = phone, method = "GET") =>
  fetch(server.url + path, { method, headers, redirect: "manual" });

const sayThatSeen = (ids: string[], headers: Record<string, string> = phone) =>
  fetch(`${server.url}/sponsored/seen`, {
    method: "POST",
    headers: { ...headers, Origin: server.url },
    body: new URLSearchParams(ids.map((id) => ["id", id])),
  });

async function counts(): Promise<{ views: number; clicks: number } | undefined> {
  const found = await inside.query(
    "select views_count as views, clicks_count as clicks from sponsored_listings where id = $1",
    [running],
  );
  return found.rows[0];
}

describe("a click", () => {
  test("is counted on the redirect to the listing's own address", async () => {
    const answer = await get(`/sponsored/${running}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("https://www.ashesi.edu.gh/apply");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(await counts()).toEqual({ views: 0, clicks: 1 });
  });

  test.each(["?url=https://evil.example", "?target_url=//evil.example", "?next=javascript:alert(1)"])(
    "can't be sent to another address by %s",
    async (query) => {
      const answer = await get(`/sponsored/${running}${query}`);
      expect(answer.headers.get("Location")).toBe("https://www.ashesi.edu.gh/apply");
    },
  );

  test("on a listing that is off, unknown or not a listing is a 404 with a normal page", async () => {
    for (const id of [off, "00000000-0000-4000-8000-000000000000", "https:%2F%2Fevil.example", "'"]) {
      const answer = await get(`/sponsored/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("Oops! Page not found");
    }
  });

  test("by a robot, a prefetch, a foreign page or a HEAD request is redirected and not counted", async () => {
    const answers = [
      await get(`/sponsored/${running}`, robot),
      await get(`/sponsored/${running}`, { ...phone, "Sec-Fetch-Site": "cross-site" }),
      await get(`/sponsored/${running}`, { ...phone, "Sec-Fetch-Dest": "image" }),
      await get(`/sponsored/${running}`, { "User-Agent": chrome }),
      await get(`/sponsored/${running}`, { ...phone, "Sec-Purpose": "prefetch" }),
      await get(`/sponsored/${running}`, phone, "HEAD"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302, 302]);
    expect(await counts()).toEqual({ views: 0, clicks: 0 });
  });
});

describe("a view", () => {
  test("is counted once for each listing that the page's script names", async () => {
    const answer = await sayThatSeen([running, running, off, "nonsense"]);
    expect(answer.status).toBe(204);
    expect(await counts()).toEqual({ views: 1, clicks: 0 });
  });

  test("is counted without a script by an image that is not cached", async () => {
    const answer = await get(`/sponsored/${running}/seen.gif`);
    expect(answer.headers.get("Content-Type")).toBe("image/gif");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await counts()).toEqual({ views: 1, clicks: 0 });
  });

  test("is not counted for robots or for other sites that embed the image", async () => {
    await sayThatSeen([running], robot);
    await get(`/sponsored/${running}/seen.gif`, robot);
    await get(`/sponsored/${running}/seen.gif`, { ...phone, "Sec-Fetch-Site": "cross-site" });
    await get(`/sponsored/${running}/seen.gif`, { "User-Agent": chrome, Referer: "https://evil.example/" });
    await get(`/sponsored/${running}/seen.gif`, { "User-Agent": chrome });
    expect(await counts()).toEqual({ views: 0, clicks: 0 });
  });

  test("is counted for an old browser that only sends a Referer", async () => {
    await get(`/sponsored/${running}/seen.gif`, { "User-Agent": chrome, Referer: `${server.url}/browse` });
    expect(await counts()).toEqual({ views: 1, clicks: 0 });
  });

  test("never causes an error, whatever is sent", async () => {
    const answers = [
      await sayThatSeen([]),
      await sayThatSeen(Array.from({ length: 500 }, () => "x".repeat(100))),
      await fetch(`${server.url}/sponsored/seen`, {
        method: "POST",
        headers: { ...phone, Origin: server.url, "Content-Type": "application/json" },
        body: "{",
      }),
      await fetch(`${server.url}/sponsored/seen`, {
        method: "POST",
        headers: { ...phone, Origin: "https://evil.example" },
        body: new URLSearchParams({ id: running }),
      }),
      await get("/sponsored/nonsense/seen.gif"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 200]);
    expect(await counts()).toEqual({ views: 0, clicks: 0 });
  });
});

/** Requests wait at most ten seconds for a database session, so a busy machine may reject more than these at once. */
const atOnce = 100;

/** A view and a click of 500 clients, 100 at a time. */
async function fiveHundredTimes(act: (client: number) => Promise<Response[]>): Promise<Response[]> {
  const answers: Response[] = [];
  for (let first = 0; first < 500; first += atOnce) {
    const some = Array.from({ length: atOnce }, (_, nth) => act(first + nth));
    answers.push(...(await Promise.all(some)).flat());
  }
  return answers;
}

test("none of a thousand concurrent views and clicks from many clients is lost", async () => {
  await fiveHundredTimes((client) =>
    Promise.all([sayThatSeen([running], phoneOf(client)), get(`/sponsored/${running}`, phoneOf(client))]),
  );
  expect(await counts()).toEqual({ views: 500, clicks: 500 });
});

test("a thousand views and clicks from one client count as one of each, and none fails", async () => {
  const answers = await fiveHundredTimes(() =>
    Promise.all([sayThatSeen([running]), get(`/sponsored/${running}`)]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 302]));
  await get(`/sponsored/${running}/seen.gif`);
  expect(await counts()).toEqual({ views: 1, clicks: 1 });
});
