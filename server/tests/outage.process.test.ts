import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CuttableLine, openCuttableLine } from "#tests/support/database/cuttable-connection.ts";
import { freePort } from "#tests/support/database/postgres.ts";
import { demoFolder, demoPerson, newDatabase, secret } from "#tests/support/database/server-database.ts";
import { Visitor } from "#tests/support/requests/visitor.ts";
import { signIn } from "#tests/support/servers/shared-server.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const needNoDatabase = ["/about", "/tutorial", "/union/rules", "/auth", "/auth/forgot", "/privacy"];
const form = { "Content-Type": "application/x-www-form-urlencoded" };

let database: Awaited<ReturnType<typeof newDatabase>>;
let line: CuttableLine;
let metrics: string;
let server: RunningServer;
let Cookie: string;

beforeAll(async () => {
  database = await newDatabase();
  line = await openCuttableLine(database.url);
  const METRICS_PORT = String(await freePort());
  metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  server = await startServer({
    METRICS_PORT,
    SMTP_URL: "smtp://127.0.0.1:1",
    DATABASE_URL: line.url,
    AUTH_SECRET: secret,
  });
  const credentials = { email: "amina@example.com", password: "mango season" };
  await post("/auth?mode=signup", credentials);
  const answer = await post("/auth", credentials);
  Cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  expect(Cookie).toContain("fursa.session_token=");
  expect((await get("/profile")).status).toBe(200);
});
afterAll(async () => {
  await server?.stop();
  await database?.close();
});

const get = (path: string, headers: Record<string, string> = { Cookie }) =>
  fetch(server.url + path, { headers, redirect: "manual" });
const post = (path: string, typed: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: "POST",
    headers: { ...form, Origin: server.url, ...headers },
    body: new URLSearchParams(typed),
    redirect: "manual",
  });

async function ask(command: string) {
  // Run from another database, because the current one can't be changed.
  const client = new pg.Client(new URL("/postgres", database.superuserUrl).href);
  await client.connect();
  await client.query(command).finally(() => client.end());
}

test("an admin sees why no email goes out, and since when", async () => {
  const visitor = new Visitor(server.url);
  let page = await (await visitor.open("/newsletter")).submit("Send me the newsletter", {
    Email: "o'brien@example.com",
    "I am 18 or older, or a parent or guardian agrees": true,
  });
  expect(page.messages).toContain("Check your email");
  const admin = demoPerson("admin", { dataDir: process.env[demoFolder] ?? "" });
  await signIn(visitor, admin);
  const look = async () => {
    page = await visitor.open("/admin");
    return page.text.includes("ECONNREFUSED");
  };
  await until(look);
  const notice = page.region("Not working");
  expect(notice.text).toMatch(/The mail server, since \d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  expect(notice.text).toContain("Emails wait in the outbox. We try again every minute and lose none.");
});

test("a server on a read-only database is not ready, and says why", async () => {
  const ready = async () => (await fetch(`${server.url}/readyz`)).text();
  const name = new URL(database.url).pathname.slice(1);
  const endSessions = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  await ask(`alter database ${name} set default_transaction_read_only = on`);
  await ask(endSessions);
  await until(async () => (await ready()) === "not ready: the database can only be read");
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await ask(`alter database ${name} reset default_transaction_read_only`);
  await ask(endSessions);
  await until(async () => (await ready()) === "ready");
});

describe("while the database is unavailable", () => {
  beforeAll(async () => {
    // A page whose tables changed while it was rendered isn't cached: repeat until one comes from the cache.
    const hits = async () =>
      Number(
        /page_cache_requests_total\{result="hit"\} (\d+)/.exec(await (await fetch(metrics)).text())?.[1] ?? 0,
      );
    const before = await hits();
    await until(async () => {
      await (await get("/jobs", {})).text();
      return (await hits()) > before;
    });
    await line.cut();
  });

  test("a cached page is served to visitors, and the server is not ready", async () => {
    const answer = await get("/jobs", {});
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("</html>");
    expect((await get("/jobs")).status).toBe(503);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  });

  test.each(needNoDatabase)("%s is served, to visitors and to members", async (path) => {
    for (const headers of [{}, { Cookie }] as Record<string, string>[]) {
      const answer = await get(path, headers);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("</html>");
    }
  });

  test.each(["/", "/browse", "/profile", "/matches", "/saved", "/subscription", "/admin", "/sitemap.xml"])(
    "%s is a page in our layout that asks members to come back",
    async (path) => {
      const answer = await get(path, { Cookie, Accept: "text/html" });
      const text = await answer.text();
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("30");
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(text).toMatch(/<h1[^>]*>We can&#x27;t reach our records right now<\/h1>/);
      expect(titlesOf(text)).toEqual(["We can&#x27;t reach our records right now · Fursa"]);
      expect(text).toContain(answer.headers.get("X-Request-Id"));
      expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/styles-[^"]+\.css"/);
      expect(text).not.toMatch(/Unexpected Server Error|ECONNREFUSED|Failed query/);
    },
  );

  test.each(["/browse.data", "/profile.data"])(
    "%s responds to the page's own script in the same way, with the request's id",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("30");
      expect(await answer.text()).toBe(answer.headers.get("X-Request-Id"));
    },
  );

  test("a form is shown again with what was typed, to be resubmitted", async () => {
    const typed = { full_name: 'Amina "Mina" <Yusuf>', country: "Kenya" };
    const answer = await post("/profile", typed, { Cookie });
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(text).toContain("Error saving profile");
    expect(text).toMatch(/<form [^>]*action="\/profile" method="post"/);
    expect(text).toMatch(/<input[^>]*name="full_name"[^>]*value="Amina &quot;Mina&quot; &lt;Yusuf&gt;"/);
    expect(text).toContain('<input type="hidden" name="country" value="Kenya"/>');
  });

  test("a form without a page does so too", async () => {
    const answer = await post("/saved/heart", { item: "scholarship:x", wish: "save" }, { Cookie });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('name="wish" value="save"');
  });

  test.each(["/auth", "/profile/security/app", "/saved/heart", "/sign-out"])(
    "the response of %s contains no secret",
    async (path) => {
      const secrets = ["password", "proof", "code", "secret", "token"];
      const typed = {
        email: "amina@example.com",
        ...Object.fromEntries(secrets.map((name) => [name, "mango season"])),
      };
      const answer = await post(path, typed, { Cookie });
      const text = await answer.text();
      expect(answer.status).toBe(503);
      expect(text).not.toContain("mango season");
      expect(text).toMatch(
        /name="email"[^>]*value="amina@example.com"|value="amina@example.com"[^>]*name="email"/,
      );
    },
  );

  test("nobody is signed out: an open page learns that its session is unknown", async () => {
    const answer = await get("/session");
    expect(await answer.json()).toEqual({ session: "?" });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

const titlesOf = (html: string) => [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await wait(50);
}
