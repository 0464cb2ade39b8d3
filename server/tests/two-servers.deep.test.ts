import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSeededPostgres } from "#tests/support/database/seeded-postgres.ts";
import { secret, seededDatabase } from "#tests/support/database/server-database.ts";
import { PlainBrowser } from "#tests/support/requests/cookie-client.ts";
import { openSwitchingProxy, type SwitchingProxy } from "#tests/support/servers/round-robin-proxy.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

let database: Awaited<ReturnType<typeof startSeededPostgres>>;
let proxy: SwitchingProxy;
let servers: RunningServer[];
let editor: PlainBrowser;
let start: () => Promise<RunningServer>;

beforeAll(async () => {
  database = await startSeededPostgres();
  const DATABASE_URL = await database.postgres.createDatabase("fursa_two", seededDatabase);
  proxy = await openSwitchingProxy();
  start = () => startServer({ DATABASE_URL, AUTH_SECRET: secret, APP_URL: proxy.url, LOG_LEVEL: "error" });
  servers = await Promise.all([start(), start()]);
  proxy.servers.push(...servers.map(({ url }) => url));
  editor = new PlainBrowser(proxy.url);
  const known = readFileSync(join(database.demo, "demo-accounts"), "utf8");
  const [, email = "", password = ""] = /admin: (\S+) (\S+)/.exec(known) ?? [];
  expect((await editor.post("/auth", { email, password })).headers.get("Location")).toBe("/profile");
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await proxy?.close();
  await database?.stop();
});

/** Sends a form, and returns the page that it leads to, answered by the other server. */
async function postAndFollow(browser: PlainBrowser, path: string, form: Record<string, string> | FormData) {
  const answer = await browser.post(path, form);
  expect([path, answer.status]).toEqual([path, 303]);
  const next = answer.headers.get("Location") ?? "";
  return { next, text: await (await browser.get(next)).text() };
}

describe("with another server behind every request", () => {
  test("a student signs up, signs in, fills in her profile and saves a scholarship", async () => {
    const student = new PlainBrowser(proxy.url);
    const credentials = { email: "amina@example.com", password: "mango season" };
    await postAndFollow(student, "/auth?mode=signup", credentials);
    await postAndFollow(student, "/auth", credentials);
    const profile = { role: "student", fullName: "Amina Yusuf", email: credentials.email, country: "Kenya" };
    const saved = await postAndFollow(student, "/profile", profile);
    expect(saved.text).toContain("Amina Yusuf");
    const [, item = ""] =
      /"\/scholarship\/([^"]{36})"/.exec(await (await student.get("/browse")).text()) ?? [];
    await postAndFollow(student, "/saved/heart", { item: `scholarship/${item}`, wants: "save" });
    for (const _ of servers)
      expect(await (await student.get("/saved")).text()).toContain(`/scholarship/${item}`);
  });

  test("an editor uploads a spreadsheet on one, looks at it and imports it on the others", async () => {
    const upload = new FormData();
    const rows = "Title;Company;Application URL\nAcacia Traineeship;Acacia;https://acacia.example.org/";
    upload.set("kind", "internships");
    upload.set("file", new File([rows], "work.csv", { type: "text/csv" }));
    const preview = await postAndFollow(editor, "/admin/catalogue/import", upload);
    expect(preview.text).toContain("Acacia Traineeship");
    const done = await postAndFollow(editor, preview.next, {
      intent: "import",
      duplicates: "skip",
      as: "published",
    });
    expect(done.text).toContain("It added 1 internship");
  });

  test("a draft is restored, and the message about it is shown", async () => {
    const draft = {
      intent: "draft",
      title: "What a bursary is",
      content: "Money.",
      category: "Scholarships",
    };
    const { text } = await postAndFollow(editor, "/admin/import", draft);
    expect(text).toContain("Draft saved");
    expect(text).toContain("What a bursary is");
  });

  test("a question is posted under the display name chosen before", async () => {
    await postAndFollow(editor, "/union/name", { displayName: "Fursa editor", country: "Kenya" });
    const question = {
      topic: "kenya",
      title: "How long does an answer take?",
      body: "I wrote in May.",
      advised: "on",
    };
    const { text } = await postAndFollow(editor, "/union/ask", question);
    expect(text).toContain("How long does an answer take?");
  });

  test("guesses at a password are counted together", async () => {
    const stranger = new PlainBrowser(proxy.url);
    const guess = async () =>
      (await stranger.post("/auth", { email: "amina@example.com", password: "a guess" })).status;
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) statuses.push(await guess());
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});

/** What the next release might do: it only adds, and brings its own functions. */
const nextRelease = `begin; set local role fursa_owner;
  alter table scholarships add column of_the_next_release text;
  create table next_release (id int primary key);
  create or replace function note_missed_search(given text) returns void language sql as 'select';
  insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations;
  update drizzle.applied_functions set fingerprint = 'newer'; commit`;

test("a newer release migrates the database while older servers run, and an older one can still start", async () => {
  const statuses = new Map<string, number>();
  let isOver = false;
  const note = (what: string, { status }: Response) => statuses.set(`${what} ${status}`, status);
  const draft = { intent: "draft", title: "Beside a newer one", category: "Scholarships" };
  const write = async () => {
    while (!isOver) note("draft", await editor.post("/admin/import", draft));
  };
  const read = async () => {
    const someone = { headers: { Cookie: "fursa.nobody=1" } };
    while (!isOver) note("search", await fetch(`${proxy.url}/browse?q=zzqqzz`, someone));
  };
  const clients = [write(), read()];
  await ask(nextRelease);
  const late = await start();
  isOver = true;
  await Promise.all(clients);
  expect([...statuses.keys()].sort()).toEqual(["draft 303", "search 200"]);
  expect(await (await fetch(`${late.url}/readyz`)).text()).toBe("ready");
  expect(await late.stop()).toBe(0);
  const fingerprints = await ask("select distinct fingerprint from drizzle.applied_functions");
  expect(fingerprints.rows).toEqual([{ fingerprint: "newer" }]);
});

test("PostgreSQL is killed and recovers without losing an acknowledged write, by itself", async () => {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  let round = 0;
  const write = async () => {
    while (!isOver) {
      const title = `Draft ${++round}`;
      const { status } = await editor.post("/admin/import", {
        intent: "draft",
        title,
        category: "Scholarships",
      });
      statuses.add(status);
      if (status === 303) acknowledged.push(title);
    }
  };
  // Under load the first of these may be shed.
  for (const { url } of servers) await until(async () => (await fetch(`${url}/jobs`)).status === 200);
  const writers = [write(), write(), write()];
  await until(async () => acknowledged.length >= 10);
  await database.postgres.crash();
  await until(async () => statuses.has(503));
  for (const { url } of servers) {
    expect((await fetch(`${url}/jobs`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
  }
  await database.postgres.comeBack();
  const before = acknowledged.length;
  await until(async () => acknowledged.length >= before + 10);
  isOver = true;
  await Promise.all(writers);
  for (const { url } of servers) await until(async () => (await fetch(`${url}/readyz`)).status === 200);
  expect([...statuses].sort()).toEqual([303, 503]);
  expect(await titles()).toEqual(expect.arrayContaining(acknowledged));
  expect(await (await editor.get("/session")).json()).not.toEqual({ session: null });
});

async function ask<Row extends pg.QueryResultRow>(command: string): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client(database.postgres.superuserUrl("fursa_two"));
  await client.connect();
  return client.query<Row>(command).finally(() => client.end());
}

const titles = async () =>
  (await ask<{ title: string }>("select title from blog_posts order by title")).rows.map(
    ({ title }) => title,
  );

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await wait(50);
}
