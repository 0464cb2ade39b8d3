import { execFileSync } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase } from "#tests/support/database/server-database.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const email = "editor@example.com";
const password = "mango season";
let database: Awaited<ReturnType<typeof newDatabase>>;
let server: RunningServer;
let inside: pg.Client;
let cookie = "";

beforeAll(async () => {
  database = await newDatabase();
  server = await startServer({
    DATABASE_URL: database.url,
    AUTH_SECRET: "a-secret-for-tests-of-32-characters",
    // A small heap, so that garbage is collected early. The largest file would not fit into it.
    NODE_OPTIONS: "--max-old-space-size=128 --max-semi-space-size=4",
  });
  inside = new pg.Client({ connectionString: database.superuserUrl });
  await inside.connect();
  await post("/auth?mode=signup");
  await inside.query(
    "insert into user_roles (user_id, role) select id, 'admin' from users where email = $1",
    [email],
  );
  const session = (await post("/auth")).headers
    .getSetCookie()
    .find((each) => each.includes("session_token="));
  cookie = session?.split(";")[0] ?? "";
});
afterAll(async () => {
  await inside.end();
  await server.stop();
  await database.close();
});

const post = (path: string) =>
  fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: server.url },
    body: new URLSearchParams({ email, password }),
  });

const get = (path: string, accept: string) =>
  fetch(server.url + path, {
    redirect: "manual",
    headers: { Cookie: cookie, Accept: accept, "Accept-Encoding": "identity" },
  });

/** The current memory of the server process in megabytes. */
const memory = () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)])) / 1024;

/** Downloads an export. Returns its length and the server's peak memory in the meantime. */
async function measure(path: string) {
  const answer = await get(path, "text/csv");
  let [records, bytes, sampledAt, peak] = [0, 0, 0, memory()];
  for await (const piece of answer.body ?? []) {
    for (const byte of piece) if (byte === 0x0a) records++;
    bytes += piece.length;
    if (bytes - sampledAt < 5_000_000) continue;
    sampledAt = bytes;
    peak = Math.max(peak, memory());
  }
  return { records, megabytes: bytes / 1_000_000, peak };
}

const [few, many, words] = [10_000, 100_000, 150];

test("an export takes no more memory than one of a tenth of its rows", async () => {
  const add = (from: number, to: number) =>
    inside.query(
      `insert into blog_posts (slug, title, content, excerpt)
       select 'post-' || n, 'Post ' || n, '', repeat('excerpt ', $3) from generate_series($1::int, $2::int) as n`,
      [from, to, words],
    );
  await inside.query("delete from blog_posts");
  await add(1, few);
  const short = await measure("/admin/export/blog_posts_export.csv");
  await add(few + 1, many);
  const long = await measure("/admin/export/blog_posts_export.csv");
  expect([short.records, long.records]).toEqual([few + 1, many + 1]);
  // Twice the allowed difference: buffering the whole file would exceed it.
  expect(long.megabytes).toBeGreaterThan(120);
  expect(long.peak - short.peak).toBeLessThan(60);
});

test("a file has its name and type, and an unknown file is a 404", async () => {
  const answer = await get("/admin/export/all_data_export.csv", "text/csv");
  await answer.body?.cancel();
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="all_data_export.csv"');
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect((await get("/admin/export/users_export.csv", "text/csv")).status).toBe(404);
});

test("an empty export is reported: to a script by the status, to a person by a message on the page", async () => {
  await inside.query("delete from internships");
  const answer = await get("/admin/export/internships_export.csv", "text/csv");
  expect([answer.status, await answer.text()]).toEqual([404, "No internships data available to export."]);
  const forPeople = await get("/admin/export/internships_export.csv", "text/html,*/*");
  expect([forPeople.status, forPeople.headers.get("Location")]).toEqual([303, "/admin/scraper"]);
});

test("an interrupted export can't be mistaken for a complete one", async () => {
  const answer = await get("/admin/export/blog_posts_export.csv", "text/csv");
  const reader = answer.body?.getReader();
  await reader?.read();
  await inside.query("alter table blog_posts rename to elsewhere");
  const readOn = async () => {
    for (;;) if ((await reader?.read())?.done) return "whole";
  };
  await expect(readOn()).rejects.toThrow();
  const refused = await get("/admin/export/blog_posts_export.csv", "text/csv");
  await inside.query("alter table elsewhere rename to blog_posts");
  expect([refused.status, await refused.text()]).toEqual([500, "Failed to export data"]);
});
