import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDataFolder } from "#tests/support/data-folder.ts";
import { DemoViewers } from "#tests/support/demo-viewers.ts";
import { homeOnPostgres } from "#tests/support/home.ts";
import { sendPlainly } from "#tests/support/plain-request.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

let one: RunningServer;
let other: RunningServer;
let sql: pg.Client;

beforeAll(async () => {
  const home = await homeOnPostgres();
  [one, other] = await Promise.all([
    startServer({ ...home, TRUST_PROXY: "1" }),
    startServer({ ...home, TRUST_PROXY: "1" }),
  ]);
  const superuser = new URL(home.DATABASE_URL);
  superuser.username = "postgres";
  sql = new pg.Client(superuser.href);
  await sql.connect();
});
afterAll(async () => {
  await sql?.end();
  await Promise.all([one?.stop(), other?.stop()]);
});

const see = async (server: RunningServer, address: string, headers: Record<string, string> = {}) =>
  (await fetch(server.url + address, { headers })).text();

const linkOf = (page: string) => /<link rel="found" href="([^"]+)">/.exec(page)?.[1];

/** With what it was drawn of, also where that is kept beside it. */
async function seeAll(server: RunningServer, address: string): Promise<string> {
  const page = await see(server, address);
  const link = linkOf(page);
  if (!link) return page;
  const found = await see(server, link);
  return page.replace(
    /<link rel="found"[^>]+>/,
    () => `<script type="application/json" id="drawn-of">${found}</script>`,
  );
}

/** A cookie that opens nothing: whoever brings it is shown a page that was made for her. */
const madeNow = { Cookie: "fursa.nobody=1" };

/** Servers go by different names; all else of a page is the same on both. */
const plain = (text: string) =>
  text.replaceAll(/127\.0\.0\.1(:|%3A)\d+/g, "").replaceAll(/DTSTAMP:\w+|<updated>[^<]+/g, "");

/** Has each page kept on both servers, makes the change, and compares what is kept with what is true, on both. */
async function changes(pages: string[], change: () => Promise<unknown>) {
  const before = new Map<string, string>();
  for (const address of pages) {
    await see(other, address);
    before.set(address, plain(await seeAll(one, address)));
  }
  await change();
  for (const address of pages) {
    const shown = [plain(await seeAll(one, address)), plain(await seeAll(other, address))];
    const now = plain(await see(one, address, madeNow));
    expect(now, `${address} shows the change`).not.toBe(before.get(address));
    expect(shown, `${address} is true on both servers`).toEqual([now, now]);
  }
}

/** A record of each kind: how it comes, how it changes, how it goes, and which pages show it. */
const id = "00000000-0000-4000-8000-00000000000a";
const author = "(select id from users order by created_at limit 1)";
const records: Record<string, { add: string; change: string; remove: string; pages: string[] }> = {
  scholarship: {
    add: `insert into scholarships (id, title, deadline) values ('${id}', 'Zawadi award', current_date + 1)`,
    change: `update scholarships set title = 'Zawadi grant' where id = '${id}'`,
    remove: `delete from scholarships where id = '${id}'`,
    pages: [
      "/",
      "/browse?q=zawadi",
      "/browse.data?q=zawadi",
      "/feeds/scholarships.atom",
      "/calendar.ics",
      "/calendar?q=zawadi",
    ],
  },
  college: {
    add: `insert into colleges (id, name, country) values ('${id}', 'Zawadi College', 'Kenya')`,
    change: `update colleges set name = 'Zawadi Institute' where id = '${id}'`,
    remove: `delete from colleges where id = '${id}'`,
    pages: ["/browse?q=zawadi&tab=colleges"],
  },
  internship: {
    add: `insert into internships (id, title, company) values ('${id}', 'Zawadi trainee', 'Zawadi')`,
    change: `update internships set title = 'Zawadi apprentice' where id = '${id}'`,
    remove: `delete from internships where id = '${id}'`,
    pages: ["/jobs?q=zawadi", "/browse?q=zawadi&tab=internships"],
  },
  article: {
    add: `insert into blog_posts (id, slug, title, content, published_at) values ('${id}', 'zawadi', 'Zawadi', 'Read.', now())`,
    change: `update blog_posts set title = 'Zawadi again' where id = '${id}'`,
    remove: `delete from blog_posts where id = '${id}'`,
    pages: ["/advice", "/feeds/advice.atom"],
  },
  event: {
    add: `insert into events (id, title, event_date) values ('${id}', 'Zawadi fair', current_date + 1)`,
    change: `update events set title = 'Zawadi day' where id = '${id}'`,
    remove: `delete from events where id = '${id}'`,
    pages: ["/events"],
  },
  "test preparation": {
    add: `insert into test_prep (id, test_type, title, resource_url) values ('${id}', 'SAT', 'Zawadi book', 'https://zawadi.example')`,
    change: `update test_prep set title = 'Zawadi guide' where id = '${id}'`,
    remove: `delete from test_prep where id = '${id}'`,
    pages: ["/test-prep"],
  },
  "sponsored listing": {
    add: `insert into sponsored_listings (id, title, description, target_url, priority) values ('${id}', 'Zawadi', 'x', 'https://zawadi.example', 99)`,
    change: `update sponsored_listings set is_active = false where id = '${id}'`,
    remove: "update sponsored_listings set is_active = true",
    pages: ["/", "/browse"],
  },
  "student's story": {
    add: `insert into student_spotlights (id, name, country, story, is_featured) values ('${id}', 'Zawadi', 'Kenya', 'I went.', true)`,
    change: `update student_spotlights set name = 'Zawadi A.' where id = '${id}'`,
    remove: `delete from student_spotlights where id = '${id}'`,
    pages: ["/"],
  },
  question: {
    add: `with t as (insert into union_threads (id, topic, title, author_id, state) values ('${id}', 'ghana', 'Zawadi?', ${author}, 'shown') returning id)
      insert into union_posts (thread_id, author_id, is_opening, heading, body, state) select id, ${author}, true, 'Zawadi?', 'Who knows?', 'shown' from t`,
    change: `update union_threads set title = 'Zawadi, anyone?' where id = '${id}'`,
    remove: `delete from union_threads where id = '${id}'`,
    pages: ["/union/ghana"],
  },
};

describe.each(Object.entries(records))("a %s", (_, { add, change, remove, pages }) => {
  test.each([
    ["comes", add],
    ["changes", change],
    ["goes", remove],
  ])("that %s is seen at once, on every server", async (_how, command) => {
    await changes(pages, () => sql.query(command));
  });
});

describe("what an editor saves", () => {
  test("on one server is seen on the other", async () => {
    await changes(["/", "/browse"], () => addListing(one));
  });

  test("on a server with its database inside is seen at once", async () => {
    const alone = await startServer({ DATA_DIR: newDataFolder(), TRUST_PROXY: "1" });
    expect(await see(alone, "/browse")).toBe(await see(alone, "/browse"));
    await addListing(alone);
    expect(await see(alone, "/browse")).toContain("Zawadi of the editor");
    await alone.stop();
  });

  async function addListing(server: RunningServer) {
    const editors = new DemoViewers(server);
    await editors.stayIn("admin");
    const typed = {
      intent: "save",
      title: "Zawadi of the editor",
      description: "Learn with us.",
      type: "course",
      targetUrl: "https://zawadi.example",
      priority: "98",
      isActive: "on",
    };
    const sent = editors.post("/admin/sponsored", new URLSearchParams(typed).toString());
    expect((await editors.send("admin", sent)).status).toBeLessThan(400);
  }
});

test("what was answered once is answered from memory, and 304 to whoever has it", async () => {
  const [first, second] = [await fetch(`${one.url}/about`), await fetch(`${one.url}/about`)];
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^W\/".{22}"$/);
  expect(second.headers.get("ETag")).toBe(tag);
  expect(second.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
  expect(second.headers.get("Vary")).toBe("Accept-Encoding, Available-Dictionary, Cookie, Save-Data");
  const known = await sendPlainly(one.url, { address: "/about", headers: { "If-None-Match": tag } });
  expect([known.status, known.text]).toEqual([304, ""]);
  expect(known.headers.etag).toBe(tag);
  expect(known.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  const made = one.output().match(/"path":"\/about"/g);
  expect(made).toHaveLength(1);
});

test("what a page was drawn of is kept beside it, and gone when the page has changed", async () => {
  const servers = [one, other];
  const links = await Promise.all(
    servers.map(async (server) => server.url + (linkOf(await see(server, "/test-prep")) ?? "")),
  );
  const statuses = () => Promise.all(links.map(async (link) => (await fetch(link)).status));
  expect(await statuses()).toEqual([200, 200]);
  const found = await fetch(links[0] ?? "");
  expect(found.headers.get("Cache-Control")).toContain("immutable");
  expect(JSON.parse(await found.text())).toContain("loaderData");
  await sql.query("update test_prep set title = title || ' again'");
  expect(await statuses()).toEqual([404, 404]);
  await sql.query("update test_prep set title = left(title, -6)");
  expect(await statuses()).toEqual([200, 200]);
});

test("a search that finds nothing is counted each time", async () => {
  for (const _ of [1, 2, 3]) await see(one, "/browse?q=zzzzqqqqx");
  const { rows } = await sql.query<{ times: number }>(
    "select times from missed_searches where typed = 'zzzzqqqqx'",
  );
  expect(rows).toEqual([{ times: 3 }]);
  // To wake it must not count it once more.
  expect(await see(one, "/browse?q=zzzzqqqqx")).toMatch(/<script type="application\/json" id="drawn-of">\[/);
});
