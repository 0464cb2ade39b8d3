import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDatabase } from "#tests/support/database/server-database.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

let database: Awaited<ReturnType<typeof newDatabase>>;
let server: RunningServer;
const ids: Record<string, string> = {};

/** A small catalogue with one record in each state. */
beforeAll(async () => {
  database = await newDatabase();
  server = await startServer({
    DATABASE_URL: database.url,
    AUTH_SECRET: "a-secret-for-tests-of-32-characters",
  });
  const inside = new pg.Client({ connectionString: database.superuserUrl });
  await inside.connect();
  await inside.query("truncate scholarships, colleges, internships, events, test_prep cascade");
  const add = async (name: string, sql: string) => {
    ids[name] = (await inside.query<{ id: string }>(`${sql} returning id`)).rows[0]?.id ?? "";
  };
  await add("closed", "insert into scholarships (title, deadline) values ('Closed award', '2020-03-01')");
  await add(
    "passed",
    "insert into scholarships (title, deadline, usual_opens, usual_closes) values ('Passed award', '2020-03-02', to_char(now() + interval '170 days', 'MM'), to_char(now() + interval '200 days', 'MM'))",
  );
  await add(
    "today",
    "insert into scholarships (title, deadline) values ('Award of today', (now() at time zone 'utc')::date)",
  );
  await add(
    "open",
    "insert into scholarships (title, amount, application_url) values ('Open award', null, 'javascript:alert(1)')",
  );
  await add(
    "over",
    "insert into internships (title, application_deadline) values ('Closed job', '2020-03-01')",
  );
  await inside.end();
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const read = async (path: string) => {
  const answer = await fetch(server.url + path);
  return {
    status: answer.status,
    text: (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'"),
  };
};

describe("a closed listing", () => {
  test("keeps its page, which says so and when it closed", async () => {
    const { status, text } = await read(`/scholarship/${ids.closed}`);
    expect(status).toBe(200);
    expect(text).toContain("This scholarship has closed");
    expect(text).toContain("It closed on 1 March 2020.");
    expect((await read(`/internship/${ids.over}`)).text).toContain("This opportunity has closed");
  });

  test("that opens every year says when it usually opens", async () => {
    const { text } = await read(`/scholarship/${ids.passed}`);
    expect(text).toContain("This scholarship has closed");
    expect(text).toContain("Closed, usually opens in ");
    expect(text).not.toContain("closes on 2 March 2020");
  });

  test("is not found by browsing, even if it opens again, while what closes today or has no deadline is", async () => {
    const { text } = await read("/browse");
    expect(text).toContain("2 scholarships");
    expect(text).toContain("Award of today");
    expect(text).toContain("Closes today");
    expect(text).toContain("Open award");
    expect(text).not.toContain("Closed award");
    expect(text).not.toContain("Passed award");
  });
});

test("a scholarship without an amount says 'Various', and an address that runs a script isn't a link", async () => {
  const { text } = await read(`/scholarship/${ids.open}`);
  expect(text).toContain("Various");
  expect(text).not.toMatch(/(href=|sameAs":)"javascript:/);
});

test.each([
  ["/browse?tab=colleges", "No colleges found. Try a different search term."],
  ["/browse?tab=internships", "No internships found. Try a different search term."],
  ["/jobs", "No opportunities found matching your criteria."],
  ["/events", "No upcoming events available yet."],
  ["/test-prep", "No test prep resources available yet."],
])("an empty catalogue says so on %s: %s", async (path, text) => {
  const answer = await read(path);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(text);
});

describe("a search without results says so with the exact text", () => {
  test.each([
    ["/browse?q=zzzzqqqq", "No scholarships found. Try a different search term."],
    ["/browse?type=colleges&q=zzzzqqqq", "No colleges found. Try a different search term."],
    ["/browse?tab=internships&q=zzzzqqqq", "No internships found. Try a different search term."],
    ["/jobs?q=zzzzqqqq", "No opportunities found matching your criteria."],
  ])("%s: %s", async (path, words) => {
    expect((await read(path)).text).toContain(`>${words}<`);
  });

  test.each([
    ["scholarship", "Scholarship not found"],
    ["college", "College not found"],
    ["internship", "Internship not found"],
  ])("an unknown %s: %s, with the way back to browse", async (noun, words) => {
    const { status, text } = await read(`/${noun}/00000000-0000-4000-8000-000000000000`);
    expect(status).toBe(404);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`));
    expect(text).toMatch(new RegExp(`<a [^>]*href="/browse\\?tab=${noun}s"[^>]*>.*Back to ${noun}s`));
  });
});
