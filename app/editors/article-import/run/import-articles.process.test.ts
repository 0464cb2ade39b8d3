import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  demoPerson,
  homeOnPostgres,
  sharedPostgres,
  type Whereabouts,
} from "#tests/support/database/server-database.ts";
import { reloadOf, Visitor } from "#tests/support/requests/visitor.ts";
import { startServerWithOutside } from "#tests/support/servers/server-with-test-web.ts";
import { signIn as signInHere } from "#tests/support/servers/shared-server.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";
import { articleSite } from "#tests/support/web/article-pages.ts";

let home: Whereabouts;
const path = "/api/admin/import-articles";
const at = (page: string) => `http://news.example${page}`;
let server: RunningServer;
let admin: string;
let member: string;

beforeAll(async () => {
  home = await homeOnPostgres();
  server = await startServerWithOutside(articleSite(), { ...home });
  admin = await signIn("admin");
  member = await signIn("student");
});
afterAll(async () => {
  await server.stop();
  rmSync(home.DATA_DIR, { recursive: true, force: true });
});

async function signIn(who: "admin" | "student"): Promise<string> {
  const accounts = readFileSync(join(home.DATA_DIR, "demo-accounts"), "utf8");
  const [, email = "", password = ""] = new RegExp(`${who}: (\\S+) (\\S+)`).exec(accounts) ?? [];
  const answer = await fetch(`${server.url}/auth`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: server.url },
    body: new URLSearchParams({ email, password }),
  });
  const cookies = answer.headers.getSetCookie().filter((cookie) => cookie.includes("session_token="));
  return cookies[0]?.split(";")[0] ?? "";
}

interface ApiRequest {
  body?: unknown;
  cookie?: string;
  token?: string;
  origin?: string;
  method?: string;
}

/** The endpoint waits for a run only for a while, and a busy machine may need longer: then the test polls the run. */
async function ask({ body, cookie, token, origin, method = "POST" }: ApiRequest = {}) {
  const headers = {
    "Content-Type": "application/json",
    ...(cookie && { Cookie: cookie }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(origin && { Origin: origin }),
  };
  let answer = await fetch(server.url + path, {
    method,
    redirect: "manual",
    headers,
    ...(method !== "GET" && { body: typeof body === "string" ? body : JSON.stringify(body ?? {}) }),
  });
  while (answer.status === 202) {
    const { run } = await answer.json();
    await wait(200);
    answer = await fetch(`${server.url}${path}?run=${run}`, { headers });
  }
  const text = await answer.text();
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  return { status: answer.status, content: isJson ? JSON.parse(text) : text, headers: answer.headers };
}

const tokenOf = async (cookie: string) => {
  const answer = await fetch(`${server.url}/api/token`, { headers: { Cookie: cookie } });
  return (await answer.json()).token as string;
};

describe("the import API", () => {
  test("imports an article in an admin's session, and returns the result", async () => {
    const { status, content, headers } = await ask({
      cookie: admin,
      origin: server.url,
      body: { url: at("/visa"), enhanceWithAI: true },
    });
    expect([status, content]).toEqual([
      200,
      {
        run: expect.any(String),
        url: at("/visa"),
        success: true,
        slug: "visas-for-students",
        title: "Visas for students",
        note: "AI isn't set up on this server. We imported the article as it is. It's a draft with credit. Publish it if the site's terms allow that.",
      },
    ]);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect((await fetch(`${server.url}/advice/visas-for-students`)).status).toBe(404);
    const tab = await fetch(`${server.url}/admin/import?tab=url`, { headers: { Cookie: admin } });
    const draft = /href="(\/admin\/import\/articles\/[\w-]{36})"/.exec(await tab.text())?.[1];
    expect((await fetch(server.url + draft, { headers: { Cookie: admin } })).status).toBe(200);
  });

  test("accepts a token instead of a session, with the same pipeline for both", async () => {
    const token = await tokenOf(admin);
    const { status, content } = await ask({ token, body: { url: at("/gone"), enhanceWithAI: false } });
    expect([status, content.error]).toEqual([422, "There is no page at that address (404)."]);
    const run = await fetch(`${server.url}${path}?run=${content.run}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([run.status, await run.json()]).toEqual([422, content]);
    const page = await fetch(`${server.url}/admin/import?tab=url`, { headers: { Cookie: admin } });
    expect(await page.text()).toContain("There is no page at that address (404).");
  });

  test("refuses a visitor with 401 and a member with 403, by session and by token, in JSON", async () => {
    const body = { url: at("/broken"), enhanceWithAI: false };
    for (const method of ["POST", "GET", "PUT"]) {
      const none = await ask({ body, method });
      const student = await ask({ body, method, cookie: member });
      const program = await ask({ body, method, token: await tokenOf(member) });
      const forged = await ask({ body, method, token: "a.b.c" });
      expect([none.status, none.content]).toEqual([401, { error: "Sign in first." }]);
      expect([forged.status, forged.content]).toEqual([401, { error: "Sign in first." }]);
      expect([student.status, student.content]).toEqual([403, { error: "Only admins may do this." }]);
      expect([program.status, program.content]).toEqual([403, { error: "Only admins may do this." }]);
    }
    expect((await fetch(`${server.url}/advice/internships-in-accra`)).status).toBe(404);
  });

  test("refuses a cross-site request from an admin's browser", async () => {
    const { status } = await ask({
      cookie: admin,
      origin: "https://evil.example",
      body: { url: at("/broken") },
    });
    expect(status).toBe(403);
  });

  test.for<[unknown, string]>([
    ["not json", 'Send JSON like {"url": "https://example.org/article", "enhanceWithAI": true}.'],
    [{}, 'Send JSON like {"url": "https://example.org/article", "enhanceWithAI": true}.'],
    [[at("/visa")], 'Send JSON like {"url": "https://example.org/article", "enhanceWithAI": true}.'],
    [
      { url: at("/visa"), enhanceWithAI: "yes" },
      'Send JSON like {"url": "https://example.org/article", "enhanceWithAI": true}.',
    ],
    [
      { url: at("/visa"), publishedAt: "now" },
      'Send JSON like {"url": "https://example.org/article", "enhanceWithAI": true}.',
    ],
    [{ url: "  " }, "Please enter a URL"],
  ])("refuses %j with 400 and says what to send", async ([body, error]) => {
    const { status, content } = await ask({ cookie: admin, body });
    expect([status, content]).toEqual([400, { error }]);
  });
});

describe("the article editor", () => {
  const anId = "0b7e3f0e-0000-4000-8000-000000000000";
  const call = (page: string, method: string, cookie = "") =>
    fetch(server.url + page, {
      method,
      redirect: "manual",
      headers: { ...(cookie && { Cookie: cookie }), Origin: server.url },
      ...(method === "POST" && {
        body: new URLSearchParams({
          intent: "create",
          title: "Mine",
          content: "Mine",
          category: "Internships",
        }),
      }),
    });

  test.for(["GET", "POST"])(
    "refuses a %s of a member on its own card, and redirects a visitor to sign-in",
    async (method) => {
      const denied = await call("/admin/import", method, member);
      expect(denied.status).toBe(403);
      expect(await denied.text()).toContain("You don&#x27;t have permission to access the admin panel.");
      const visitor = await call("/admin/import", method);
      expect([visitor.status, visitor.headers.get("Location")]).toEqual([
        302,
        "/auth?return=%2Fadmin%2Fimport",
      ]);
      expect((await fetch(`${server.url}/advice/mine`)).status).toBe(404);
    },
  );

  test.for([
    "/admin/import/preview",
    `/admin/import/runs/${anId}`,
    "/admin/import/articles",
    `/admin/import/articles/${anId}`,
    `/admin/import/articles/${anId}/delete`,
  ])("%s sends a member home and a visitor to sign in", async (page) => {
    for (const method of ["GET", "POST"]) {
      const home = await call(page, method, member);
      expect([home.status, home.headers.get("Location")], method).toEqual([302, "/"]);
      const visitor = await call(page, method);
      expect(visitor.headers.get("Location"), method).toMatch(/^\/auth\?return=/);
    }
  });

  test("has no page for an article that is not there", async () => {
    for (const page of [
      `/admin/import/articles/${anId}`,
      "/admin/import/articles/x",
      `/admin/import/articles/${anId}/delete`,
    ])
      expect((await call(page, "GET", admin)).status, page).toBe(404);
  });
});

test("an import without a script leads from page to page until it is finished", async () => {
  const visitor = await signInHere(new Visitor(server.url), demoPerson("admin", server));
  let page = await visitor.open("/admin/import?tab=url");
  page = await page.submit("Import Article", { "Article URL": at("/short") });
  expect(page.path).toMatch(/^\/admin\/import\?tab=url&run=/);
  // A busy database may not answer in time.
  while (reloadOf(page) || page.status === 503) {
    await wait(200);
    page = await visitor.open(reloadOf(page) ?? page.path);
  }
  expect(page.text).toContain("We found no article at that link.");
  expect(page.field("Article URL").value).toBe(at("/short"));
});

/** As if the running jobs had sent no heartbeat for a minute. */
async function ageHeartbeats() {
  const name = new URL(home.DATABASE_URL).pathname.slice(1);
  const client = new pg.Client({ connectionString: (await sharedPostgres()).superuserUrl(name) });
  await client.connect();
  await client.query("update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'");
  await client.end();
}

describe("a run whose server is killed", () => {
  test("resumes on the next one, and no article is imported twice", async () => {
    const urls = ["/2026/scholars", "/personal-statement", "/broken", "/gone"].map(at);
    const begun = await fetch(`${server.url}/admin/import?tab=url`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: admin, Origin: server.url },
      body: new URLSearchParams({ intent: "multi", urls: urls.join("\n") }),
    });
    const run = new URL(begun.headers.get("Location") ?? "", server.url).searchParams.get("run");
    const look = async () => {
      const answer = await fetch(`${server.url}/admin/import/runs/${run}`, { headers: { Cookie: admin } });
      type Results = { url: string; success: boolean | null; error: string }[];
      return answer.ok ? ((await answer.json()).results as Results) : [];
    };
    const until = async (wanted: (done: number) => boolean) => {
      for (;;) {
        const results = await look();
        if (wanted(results.filter(({ success }) => success !== null).length)) return results;
        await wait(100);
      }
    };
    const before = await until((done) => done >= 1);
    expect(before.some(({ success }) => success === null)).toBe(true);
    await server.stop("SIGKILL");
    await ageHeartbeats();
    server = await startServerWithOutside(articleSite(), { ...home });
    const after = await until((done) => done === urls.length);
    expect(after.map(({ success, error }) => [success, error])).toEqual([
      [true, ""],
      [true, ""],
      [true, ""],
      [false, "There is no page at that address (404)."],
    ]);
    const list = await (
      await fetch(`${server.url}/admin/import/articles`, { headers: { Cookie: admin } })
    ).text();
    expect(list).not.toContain("scholars-programme-opens-for-2027-2");
    expect(list).not.toContain("internships-in-accra-2");
  });
});
